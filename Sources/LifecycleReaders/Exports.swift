// Module LifecycleLogs declares Reader and Source. Who reads all inputs has to import only LifecycleReaders.
@_exported import LifecycleLogs
