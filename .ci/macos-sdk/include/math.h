// Libm: Source/Intel/math.h
#pragma once
double sin(double);
double cos(double);
double tan(double);
double sqrt(double);
double fmod(double,double);
double floor(double);
double fabs(double);
double ceil(double);
double log(double);
double exp(double);
double pow(double,double);
double hypot(double,double);
double atan2(double,double);
#define M_PI 3.14159265358979323846
