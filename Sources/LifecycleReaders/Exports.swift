// The module LifecycleLogs declares Reader and Source. To read all inputs, one import, LifecycleReaders, is enough.
@_exported import LifecycleLogs
