"""What pyproject.toml can't say: the version is the project's, and the package has a compiled part."""

import os

from setuptools import Distribution, setup


class CompiledDistribution(Distribution):
    """The wheel is for one release of Python on one kind of machine."""

    def has_ext_modules(self):
        return True


setup(
    version=os.environ["SUDOKU_SAT_VERSION"],
    packages=["sudoku_sat"],
    package_data={"sudoku_sat": ["*.so", "*.pyi", "py.typed"]},
    distclass=CompiledDistribution,
)
