// The catalog declares Callback, and users of the model need no further import for it.
@_exported import LifecycleCatalog
