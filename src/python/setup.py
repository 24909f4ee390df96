"""What pyproject.toml can't say: the version is the project's, and the package has a compiled part."""

import os
import pathlib
import re

from setuptools import Distribution, setup
from wheel.bdist_wheel import bdist_wheel


class CompiledDistribution(Distribution):
    """The wheel is for one kind of machine."""

    def has_ext_modules(self):
        return True


class WheelForItsModules(bdist_wheel):
    """It is for the releases of CPython of which it has a module."""

    def get_tag(self):
        names = sorted(path.name for path in pathlib.Path("sudoku_sat").glob("_core.cpython-*.so"))
        releases = ".".join("cp" + re.match(r"_core\.cpython-(\d+)-", name)[1] for name in names)
        return releases, releases, super().get_tag()[2]


setup(
    version=os.environ["SUDOKU_SAT_VERSION"],
    packages=["sudoku_sat"],
    package_data={"sudoku_sat": ["*.so", "*.pyi", "py.typed"]},
    distclass=CompiledDistribution,
    cmdclass={"bdist_wheel": WheelForItsModules},
)
