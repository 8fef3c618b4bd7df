"""Long work, divided: tasks go through one door, which is a ``concurrent.futures.Executor``.

- ``in_order``: gives tasks to an executor, some at a time, and takes their results in order;
- ``lines``: what a run that was stopped has written of them, as JSON lines;
- ``local``: processes of this computer as an executor;
- ``on_ray``: a Ray cluster as one. Dask has its own: ``distributed.Client.get_executor()``.
"""
