// Only this file of the drawings imports the C library, because on Apple systems the library also has a type `Point`.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

func tangent(degrees: Double) -> Double { tan(degrees * .pi / 180) }
