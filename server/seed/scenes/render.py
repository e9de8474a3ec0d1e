"""Renders pictures: `OUT=<folder> blender -b --python server/seed/scenes/render.py -- [name …]`; without a name, all."""
import glob
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
for path in sorted(glob.glob(os.path.join(here, 'scene_*.py'))):
    importlib.import_module(os.path.basename(path)[:-3])
from studio import SCENES, shoot

asked = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
if asked == ['list']:
    print('\n'.join('SCENE ' + name for name in SCENES))
else:
    for name in asked or list(SCENES):
        shoot(name)
