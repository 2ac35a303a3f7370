import Graphviz
import LifecycleModel
