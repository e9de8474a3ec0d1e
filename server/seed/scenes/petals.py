"""Petals and leaves: bent sheets with thickness, a colour that runs from base to rim, and light that shines through."""
import numpy as np
from studio import *

SMOOTH = lambda lo, hi, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - lo) / (hi - lo), 0, 1))


def mixed(a, b, t):
    return a + (b - a) * t


def petal_mat(name, base, body, rim, heart=None, through=.3, rough=.5, vein=.0, sheen=.25):
    """base, body, rim: colours along the petal; heart: colour of the innermost petals; through: share of light let through"""
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; n = t.nodes; b = n['Principled BSDF']
    at = n.new('ShaderNodeAttribute'); at.attribute_name = 'along'; part = n.new('ShaderNodeSeparateColor'); t.links.new(at.outputs['Color'], part.inputs[0])
    ramp = n.new('ShaderNodeValToRGB'); ramp.color_ramp.interpolation = 'B_SPLINE'; el = ramp.color_ramp.elements
    el[0].position = .0; el[0].color = srgb(base); el[1].position = 1; el[1].color = srgb(rim); el.new(.3).color = srgb(base); el.new(.55).color = srgb(body); el.new(.85).color = srgb(body)
    t.links.new(part.outputs[0], ramp.inputs[0]); color = ramp.outputs[0]

    def blend(kind, factor, a, second):
        x = n.new('ShaderNodeMixRGB'); x.blend_type = kind; t.links.new(a, x.inputs[1])
        if isinstance(factor, float): x.inputs[0].default_value = factor
        else: t.links.new(factor, x.inputs[0])
        if isinstance(second, tuple): x.inputs[2].default_value = second
        else: t.links.new(second, x.inputs[2])
        return x.outputs[0]
    if heart:  # the younger a petal, the more of the heart's colour
        young = n.new('ShaderNodeMapRange'); young.inputs[1].default_value = .55; young.inputs[2].default_value = 0; young.inputs[3].default_value = 0; young.inputs[4].default_value = .9
        t.links.new(part.outputs[1], young.inputs[0]); color = blend('MIX', young.outputs[0], color, srgb(heart))
    hue = n.new('ShaderNodeHueSaturation'); own = n.new('ShaderNodeMapRange'); own.inputs[3].default_value = .86; own.inputs[4].default_value = 1.1
    t.links.new(part.outputs[2], own.inputs[0]); t.links.new(own.outputs[0], hue.inputs['Value']); t.links.new(color, hue.inputs['Color']); color = hue.outputs[0]
    if vein:  # fine stripes from base to rim
        w = n.new('ShaderNodeMath'); w.operation = 'SINE'; k = n.new('ShaderNodeMath'); k.operation = 'MULTIPLY'; k.inputs[1].default_value = 46; t.links.new(at.outputs['Alpha'], k.inputs[0]); t.links.new(k.outputs[0], w.inputs[0])
        r = n.new('ShaderNodeMapRange'); r.inputs[1].default_value = -1; r.inputs[3].default_value = 0; r.inputs[4].default_value = vein; t.links.new(w.outputs[0], r.inputs[0]); color = blend('MULTIPLY', r.outputs[0], color, srgb(base))
    b.inputs['Roughness'].default_value = rough; b.inputs['Sheen'].default_value = sheen; b.inputs['Specular'].default_value = .3; t.links.new(color, b.inputs['Base Color'])
    t.links.new(color, b.inputs['Emission']); b.inputs['Emission Strength'].default_value = .22 * min(srgb(body)); m.cycles.sample_as_light = False  # pale petals light each other
    glow = n.new('ShaderNodeBsdfTranslucent'); t.links.new(color, glow.inputs[0]); mix = n.new('ShaderNodeMixShader'); mix.inputs[0].default_value = through
    t.links.new(b.outputs[0], mix.inputs[1]); t.links.new(glow.outputs[0], mix.inputs[2]); t.links.new(mix.outputs[0], n['Material Output'].inputs['Surface'])
    return m


def side(length, flare, body, rim, at=.62, soft=.3, steps=80):
    """The line of a petal seen from its side: (r, z) by its angles from the vertical at base, body and rim, in degrees."""
    s = np.linspace(0, 1, steps); a = flare * np.exp(-(s / soft) ** 2) + body + (rim - body) * SMOOTH(at, 1, s)
    a = np.radians(a); d = length / (steps - 1)
    return s, np.concatenate([[0], np.cumsum(np.sin(a) * d)[:-1]]), np.concatenate([[0], np.cumsum(np.cos(a) * d)[:-1]])


class Bloom:
    """Collects sheets and melts them into one mesh that inst() can place many times."""

    def __init__(self): self.v = []; self.f = []; self.c = []; self.m = []; self.count = 0

    def sheet(self, points, along, p=1.0, rnd=.5, across=None, m=0):
        """points: (rows, columns, 3); along: (rows, columns), 0 at the base, 1 at the rim"""
        rows, cols = points.shape[:2]; c = np.empty((rows, cols, 4)); c[..., 0] = along; c[..., 1] = p; c[..., 2] = rnd; c[..., 3] = 1 if across is None else across
        self.v.append(points.reshape(-1, 3)); self.c.append(c.reshape(-1, 4)); k = self.count
        for j in range(rows - 1):
            for i in range(cols - 1): o = k + j * cols + i; self.f.append((o, o + 1, o + cols + 1, o + cols)); self.m.append(m)
        self.count += rows * cols

    def petal(self, turn, line, half, r0=0, z0=0, width=None, drop=.25, power=2.6, tip=.0, edge=.0, spiral=.0, ruffle=0, waves=3, phase=0, p=1.0, rnd=.5, m=0, hem=.0, grid=(11, 13)):
        """one petal round the axis; half: half of its angle, width(v): its share at a height, edge: how far its sides roll back, hem: how much of the rim's colour they have"""
        u, v = np.meshgrid(np.linspace(-1, 1, grid[0]), np.linspace(0, 1, grid[1])); s, rr, zz = line
        w = width(v) if width else .42 + .58 * np.minimum(1, v * 1.7)
        e = 1 - drop * np.abs(u) ** power + tip * np.exp(-(u / .22) ** 2); h = v * e
        stretch = np.clip(h, 0, None)
        r = np.interp(stretch, s, rr) + r0; z = np.interp(stretch, s, zz) + z0; over = np.maximum(0, stretch - 1); z = z + over * (zz[-1] - zz[-4]) * 26; r = r + over * (rr[-1] - rr[-4]) * 26
        r = r + edge * np.abs(u) ** 2.4 * v + spiral * u * v + ruffle * v ** 2.5 * np.sin(waves * math.pi * u + phase); z = z + ruffle * .8 * v ** 3 * np.cos(waves * 1.3 * math.pi * u + phase * 1.7) - .35 * edge * np.abs(u) ** 2.4 * v * v
        a = turn + u * half * w
        self.sheet(np.stack([r * np.cos(a), r * np.sin(a), z], -1), mixed(v, 1, hem * np.abs(u) ** 8 * SMOOTH(.2, .6, v)), p, rnd, u * .5 + .5, m)

    def ribbon(self, path, side_of, widths, fold=0.0, p=1.0, rnd=.5, m=0, cols=5, cup=0.0):
        """a leaf or a narrow petal along a path; fold: its keel, cup: how its sides rise"""
        path = np.asarray(path, float); k = len(path); u = np.linspace(-1, 1, cols); t = np.gradient(path, axis=0); t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
        sd = np.asarray(side_of, float) * np.ones((k, 1)); sd -= (sd * t).sum(1, keepdims=True) * t; sd /= np.linalg.norm(sd, axis=1, keepdims=True) + 1e-9
        up = np.cross(sd, t); wd = np.asarray(widths)[:, None, None] / 2
        pts = path[:, None, :] + sd[:, None, :] * u[None, :, None] * wd + up[:, None, :] * (fold * np.abs(u) + cup * u * u)[None, :, None] * wd
        self.sheet(pts, np.linspace(0, 1, k)[:, None] * np.ones((1, cols)), p, rnd, (u * .5 + .5)[None, :] * np.ones((k, 1)), m)

    def mesh(self, mats, thick=.007):
        me = bpy.data.meshes.new('bloom'); me.from_pydata(np.concatenate(self.v).tolist(), [], self.f)
        col = me.color_attributes.new('along', 'FLOAT_COLOR', 'POINT'); col.data.foreach_set('color', np.concatenate(self.c).astype(np.float32).ravel())
        me.polygons.foreach_set('material_index', self.m); me.polygons.foreach_set('use_smooth', [True] * len(self.f))
        for m in mats: me.materials.append(m)
        me.update(); o = bpy.data.objects.new('bloom', me); bpy.context.collection.objects.link(o)
        md = o.modifiers.new('t', 'SOLIDIFY'); md.thickness = thick; md.offset = 0
        graph = bpy.context.evaluated_depsgraph_get(); graph.update(); out = bpy.data.meshes.new_from_object(o.evaluated_get(graph)); bpy.data.objects.remove(o)
        return out
