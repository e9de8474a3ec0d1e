"""The studio of every picture: a palette, an arch, a plinth, the light, and objects fitted to one size."""
import os
import sys
import numpy as np
from objects import *

# palette: backdrop, plinth, arch, light of the room
PALETTES = {
    'sand': ('#ecdcc8', '#e3cdb2', '#d3b48c', '#fff4e6'), 'rose': ('#e9d6cf', '#dfc2b4', '#cf9f97', '#fff4e6'),
    'sage': ('#dde2d3', '#c8d1ba', '#9aab88', '#fbf8ea'), 'mint': ('#d9e3dc', '#bfd0c6', '#8fae9f', '#fff4e6'),
    'sky': ('#dfe3ea', '#c9d1da', '#93a6b8', '#f4f6ff'), 'lilac': ('#e6dcea', '#d3c6de', '#a596bb', '#f8f2ff'),
    'honey': ('#f0e0c4', '#e5cda3', '#d6b27e', '#fff4e6'), 'tea': ('#d9d2c4', '#cbbfa9', '#a9a48c', '#fff4e6'),
    'plum': ('#e8dbe4', '#d6c3d2', '#b493ab', '#fff4e6'), 'cocoa': ('#e6d3bd', '#d7bd9e', '#b98f6a', '#fff4e6'),
    'peach': ('#f1dccb', '#e8c8b0', '#dca888', '#fff4e6'), 'pearl': ('#ece6de', '#ddd3c8', '#c2b5a8', '#fff8f0'),
}
SCENES = {}


def scene(name, palette='sand', **how):
    """Registers what builds a picture; `how`: ax of the arch, fit = (width, height), rot, up, lens, size."""
    def keep(build):
        SCENES[name] = (build, palette, how)
        return build
    return keep


def points(objects):
    """where the points of what was built are in the world"""
    graph = bpy.context.evaluated_depsgraph_get(); graph.update(); found = []
    for o in objects:
        if o.type not in ('MESH', 'CURVE', 'FONT'): continue
        e = o.evaluated_get(graph); me = e.to_mesh(); a = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', a)
        m = np.array(e.matrix_world); found.append(a.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]); e.to_mesh_clear()
    return np.concatenate(found)


def bounds(objects):
    p = points(objects); return p.min(0).tolist(), p.max(0).tolist()


def tell_size(name, objects):
    """prints which share of the picture's height and width the thing fills; a thing should fill 60 % of the height"""
    bpy.context.view_layer.update(); c = bpy.context.scene.camera; m = np.array(c.matrix_world.inverted()); p = points(objects) @ m[:3, :3].T + m[:3, 3]
    high, wide = (np.clip(p[:, k] / -p[:, 2] * c.data.lens / 36, -half, half) for k, half in ((1, .5), (0, .4)))
    print('SIZE %s height %.0f %% width %.0f %%' % (name, 100 * np.ptp(high), 125 * np.ptp(wide)))


def fit(objects, width, height, depth, rot, at=(0, 0), base=.2):
    """Scales what was built to the common size, turns it and sets it down in the middle of the plinth."""
    e = bpy.data.objects.new('all', None); bpy.context.collection.objects.link(e)
    for o in objects:
        if o.parent is None: o.parent = e
    e.rotation_euler = (0, 0, rot)
    low, high = bounds(objects)
    s = min(width / (high[0] - low[0]), height / (high[2] - low[2]), depth / (high[1] - low[1]))
    mid = [(low[k] + high[k]) / 2 for k in range(3)]
    e.scale = (s, s, s); e.location = (at[0] - mid[0] * s, at[1] - mid[1] * s, base - low[2] * s)
    bpy.context.view_layer.update()
    return (high[0] - low[0]) * s, (high[2] - low[2]) * s, (high[1] - low[1]) * s


def shoot(name):
    build, palette, how = SCENES[name]
    bg, pl, ar, world = PALETTES[palette]
    reset(); random.seed(7); studio(bg=bg, world=world)
    if how.get('free'):
        build(pl, ar); camera(**how['camera'])
        return render(name, *how['size'])
    before = set(bpy.data.objects); build()
    new = [o for o in bpy.data.objects if o not in before]
    w, h, d = fit(new, *how.get('fit', (2.0, 1.75, 1.9)), how.get('rot', 0))
    ax = how.get('ax', .3); ah = max(2.6, min(3.3, h + 1.15))
    arch(ax, 1.6, how.get('aw', 2.45), ah, .18, mat('ar', ar, rough=.9, spec=.05))
    r = how.get('pr', max(1.2, max(w, d) * .5 + .28)); cyl(0, 0, .1, r, .2, mat('pl', pl, rough=.85, spec=.1), bevel=.03)
    aim = how.get('aim', .2 + h * .5 + .02)
    camera(loc=(0, -7.3, aim + how.get('up', 1.65)), target=(0, 0, aim), lens=how.get('lens', 75))
    tell_size(name, new); render(name)
