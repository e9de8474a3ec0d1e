"""Textiles, bags, a picture for the wall."""
from parts import *


def folded_scarf(color, band):
    m = mat('sf' + color, color, rough=.95, sheen=.9); b = mat('sb' + band, band, rough=.95, sheen=.9)
    for k in range(3): box(0, .1, .10 + .17 * k, 1.35 - .03 * k, .95, .17, m, bevel=.08)
    for x in (-.42, .42): box(x, .1, .27, .14, .96, .53, b, bevel=.08)
    pts = [(.05, .1, .56), (.10, -.30, .57), (.14, -.42, .42), (.16, -.46, .2), (.20, -.62, .06), (.24, -.98, .05)]; vs = []; fs = []
    for i, (x, y, z) in enumerate(pts): vs += [(x - .30, y, z), (x + .30, y, z)]
    for i in range(len(pts) - 1): fs.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    me = bpy.data.meshes.new('dr'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('dr', me); bpy.context.collection.objects.link(o); md = o.modifiers.new('t', 'SOLIDIFY'); md.thickness = .06; add(o, m, subsurf=2)
    for k in range(13): x = -.03 + .045 * k; tube([(x, -.96, .05), (x + .01, -1.08, .03), (x, -1.18, .02)], .014, b)
    for k in range(7):
        q = box(.22, -.72, .075, .05, .05, .012, b, bevel=.004); q.location = (.03 + .065 * k, -.78 + .0 * k, .085); q.rotation_euler = (0, 0, .785)


scene('scarf-red', 'sky', fit=(1.9, 1.2, 2.1), ax=.3, rot=-.2, up=2.3)(lambda: folded_scarf('#86163a', '#e3b667'))
scene('scarf-blue', 'sand', fit=(1.9, 1.2, 2.1), ax=-.3, rot=-.2, up=2.3)(lambda: folded_scarf('#2b3a63', '#f3e3d3'))


@scene('shawl', 'mint', fit=(1.9, 1.9, 2.1), ax=-.3)
def shawl():
    g = M()['gold']; wd = mat('wd', '#8a5f38', rough=.5); tube([(-.75, 0, 1.7), (.75, 0, 1.7)], .04, wd)
    for s in (-1, 1): tube([(s * .70, 0, 1.7), (s * .70, 0, .05)], .04, wd); box(s * .70, 0, .04, .12, .6, .08, wd, bevel=.02); sph(s * .78, 0, 1.7, .06, g)
    pat = imgmat('sh', tex('wrap.png'), scale=(1.35, 1.35, 1.6), rough=.75); U, V = 90, 40; vs = []; fs = []
    for j in range(V + 1):
        t = j / V; a = t * 2 - .75
        for i in range(U + 1):
            u = i / U; x = -.56 + 1.12 * u; w = .05 * math.sin(u * 20) * min(1, abs(t - .42) * 2.2)
            if t < .42: y, z = -.06 - w, 1.72 - (.42 - t) * 3.4
            else: y, z = .06 + w, 1.72 - (t - .42) * 2.2
            if abs(t - .42) < .03: y, z = 0, 1.75
            vs.append((x, y, z))
    for j in range(V):
        for i in range(U): k = j * (U + 1) + i; fs.append((k, k + 1, k + U + 2, k + U + 1))
    me = bpy.data.meshes.new('s'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('s', me); bpy.context.collection.objects.link(o); md = o.modifiers.new('t', 'SOLIDIFY'); md.thickness = .015; add(o, pat)
    for k in range(36): x = -.55 + 1.1 * k / 35; tube([(x, -.06, .30), (x + .01, -.08, .20), (x, -.07, .10)], .010, mat('fr', '#e3b667', rough=.8))


def handbag(color):
    m = mat('hb' + color, color, rough=.45, coat=.25); g = M()['gold']; U = 24; vs = []; fs = []
    box(0, 0, .52, 1.45, .52, .98, m, bevel=.16); box(0, -.20, .78, 1.36, .20, .52, m, bevel=.09); box(0, -.305, .55, .20, .04, .14, g, bevel=.02); torus(0, -.33, .55, .06, .016, g, rot=(math.pi / 2, 0, 0))
    for s in (-1, 1): torus(s * .42, -.03, 1.06, .075, .018, g, rot=(math.pi / 2, 0, 0))
    tube([(-.42, -.03, 1.08), (-.40, -.03, 1.40), (0, -.03, 1.62), (.40, -.03, 1.40), (.42, -.03, 1.08)], .045, m); box(0, 0, .03, 1.2, .44, .05, mat('bs', '#4a1025', rough=.6), bevel=.02)
    for k in range(22): x = -.62 + 1.24 * k / 21; box(x, -.303, 1.0 - .0, .03, .008, .010, g, bevel=.002)
    t = label_on(.52, -.32, .82, .17, .13); tube([(.42, -.06, 1.02), (.48, -.30, .96), (.52, -.32, .88)], .01, g)


scene('handbag-red', 'peach', fit=(1.8, 1.7, 2.1), ax=-.3, rot=-.25)(lambda: handbag('#86163a'))
scene('handbag-sand', 'sage', fit=(1.8, 1.7, 2.1), ax=.3, rot=-.25)(lambda: handbag('#c99a66'))


@scene('wallet', 'tea', fit=(1.9, 1.2, 2.1), ax=.3, rot=-.3, up=2.2)
def wallet():
    m = mat('wl', '#7a3f22', rough=.5, coat=.2); d = mat('wd', '#5a2c18', rough=.6)
    o = box(-.15, .22, .52, 1.25, .10, .92, m, bevel=.04); o.rotation_euler = (-.22, 0, 0); o = box(-.15, .0, .42, 1.25, .08, .82, m, bevel=.04); o.rotation_euler = (-.30, 0, 0)
    for k, c in enumerate(('#e3b667', '#2b3a63', '#f3e3d3')): q = box(-.25 + .10 * k, .10, .86 - .04 * k, .82, .02, .3, mat('cd%d' % k, c, rough=.4), bevel=.015); q.rotation_euler = (-.26, 0, 0)
    for x in (-.74, .44): q = box(x, -.05, .42, .012, .01, .74, mat('sti', '#e3c08a', rough=.7), bevel=.002); q.rotation_euler = (-.30, 0, 0)
    lab = imgmat('lab', tex('label.png'), coords='Generated', proj='FLAT', rot=(math.radians(90), 0, 0), rough=.7); q = box(.22, -.075, .25, .24, .01, .18, lab, bevel=.002); q.rotation_euler = (-.30, 0, 0)
    o = torus(.72, -.42, .05, .20, .045, m); o = cyl(.72, -.42, .05, .02, .02, d); tube([(.92, -.42, .05), (1.05, -.55, .05), (1.02, -.78, .05)], .035, d); torus(1.0, -.84, .05, .08, .018, M()['gold'])


@scene('backpack', 'honey', fit=(1.6, 1.9, 2.1), ax=-.3, rot=.25)
def backpack():
    m = mat('bp', '#2f5d6b', rough=.7, sheen=.3); n = mat('bn', '#c98a4a', rough=.55); g = M()['gold']; box(0, 0, .78, 1.15, .60, 1.50, m, bevel=.26); box(0, -.32, .46, .88, .26, .68, m, bevel=.11); box(0, -.30, 1.10, .80, .10, .34, m, bevel=.05)
    box(0, -.452, .64, .78, .02, .03, n, bevel=.006); box(0, -.36, 1.25, .74, .02, .03, n, bevel=.006); tube([(-.16, .05, 1.50), (-.14, .05, 1.68), (.14, .05, 1.68), (.16, .05, 1.50)], .04, n); box(0, 0, .06, 1.02, .56, .12, n, bevel=.05)
    for s in (-1, 1): box(s * .24, -.345, .90, .08, .04, .62, n, bevel=.012); box(s * .24, -.40, .84, .10, .03, .08, g, bevel=.01); box(s * .60, -.02, .42, .16, .40, .52, m, bevel=.07)
    label_on(0, -.455, .38, .34, .27)


def cushion(scale_, tint=None):
    pat = imgmat('cu', tex('wrap.png'), scale=(scale_, scale_, scale_ * 1.2), rough=.9)
    if tint:
        t = pat.node_tree; b = t.nodes['Principled BSDF']; im = [n for n in t.nodes if n.type == 'TEX_IMAGE'][0]; h = t.nodes.new('ShaderNodeHueSaturation'); h.inputs['Hue'].default_value = tint; h.inputs['Saturation'].default_value = .8; h.inputs['Value'].default_value = .75; t.links.new(im.outputs[0], h.inputs['Color']); t.links.new(h.outputs[0], b.inputs['Base Color'])
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); n = 40; vs = []; fs = []
    for sg in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * j / n; q = (1 - u ** 4) * (1 - v ** 4); pin = 1 - .07 * (1 - abs(u)) * abs(v) - .07 * (1 - abs(v)) * abs(u); vs.append((u * .8 * pin, sg * -.28 * q ** .55, v * .8 * pin))
    N = (n + 1) ** 2
    for j in range(n):
        for i in range(n): k = j * (n + 1) + i; fs += [(k, k + 1, k + n + 2, k + n + 1), (N + k, N + k + n + 1, N + k + n + 2, N + k + 1)]
    me = bpy.data.meshes.new('c'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('c', me); bpy.context.collection.objects.link(o); add(o, pat); g = mat('ts', '#e3b667', rough=.7)
    edge = [(.8 * u * (1 - .07 * (1 - abs(v)) * abs(u) - .07 * (1 - abs(u)) * abs(v)), 0, .8 * v * (1 - .07 * (1 - abs(u)) * abs(v) - .07 * (1 - abs(v)) * abs(u))) for u, v in [(-1 + k * .2, -1) for k in range(10)] + [(1, -1 + k * .2) for k in range(10)] + [(1 - k * .2, 1) for k in range(10)] + [(-1, 1 - k * .2) for k in range(10)]]; tube(edge, .022, g, cyclic=True)
    for x in (-.82, .82):
        for z in (-.82, .82): sph(x, 0, z, .06, g); [tube([(x, 0, z), (x * 1.04 + .02 * (q - 2), .0, z - .10), (x * 1.04 + .028 * (q - 2), 0, z - .22)], .010, g) for q in range(5)]
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (-.22, 0, 0); e.location = (0, 0, .95)


scene('cushion-red', 'sand', fit=(1.75, 1.75, 2.1), ax=.3, rot=.25)(lambda: cushion(1.1))
scene('cushion-blue', 'peach', fit=(1.75, 1.75, 2.1), ax=-.3, rot=-.25)(lambda: cushion(1.1, .16))


@scene('tablecloth', 'sage', fit=(2.1, 1.3, 2.1), ax=-.3, rot=.2, up=2.2)
def tablecloth():
    pat = imgmat('tc', tex('wrap.png'), scale=(1.2, 1.2, 1.4), rough=.85); cr = mat('cr', '#f3e6d3', rough=.9, sheen=.5)
    for k in range(5): box(-.25, .05, .08 + .12 * k, 1.35 - .02 * k, 1.0, .115, pat if k % 2 == 0 else cr, bevel=.05)
    box(-.25, .05, .33, .16, 1.02, .63, M()['satin'], bevel=.02); bow2(-.25, .02, .64, M()['satin'], s=.55)
    for k in range(3): o = cyl(.72, -.15 + .0, .13 + .22 * k, .12, .72, pat if k == 1 else cr, bevel=.03); o.rotation_euler = (math.pi / 2 - .1, 0, .1); torus(.72, -.15, .13 + .22 * k, .125, .02, M()['gold'], rot=(math.pi / 2 - .1, 0, .1))


@scene('painting', 'tea', fit=(1.9, 1.75, 2.1), ax=-.3)
def painting():
    fr = mat('fr', '#b8863a', rough=.35, metal=.8); e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); sky = mat('sk', '#f2c9a0', rough=.8); box(0, 0, .75, 1.7, .04, 1.3, sky)
    for dx, dz, sx, sz in ((0, 1.42, 1.9, .12), (0, .08, 1.9, .12), (.89, .75, .12, 1.45), (-.89, .75, .12, 1.45)): box(dx, -.03, dz, sx, .12, sz, fr, bevel=.03)
    def hill(pts, c, y): me = bpy.data.meshes.new('h'); v = [(x, y, z) for x, z in pts]; me.from_pydata(v, [], [tuple(range(len(v)))]); o = bpy.data.objects.new('h', me); bpy.context.collection.objects.link(o); add(o, mat('h' + c, c, rough=.85), smooth=False)
    o = cyl(.35, -.024, 1.08, .17, .01, mat('sunp', '#e8743a', rough=.8), bevel=0); o.rotation_euler = (math.pi / 2, 0, 0)
    hill([(-.84, .14), (.84, .14), (.84, .82), (.55, 1.0), (.3, .84), (.05, 1.12), (-.25, .88), (-.5, 1.05), (-.84, .80)], '#c98f8a', -.026); hill([(-.84, .14), (.84, .14), (.84, .58), (.5, .72), (.2, .55), (-.15, .76), (-.5, .58), (-.84, .70)], '#8a5f7a', -.030); hill([(-.84, .14), (.84, .14), (.84, .40), (.3, .48), (-.2, .34), (-.84, .46)], '#5f6f58', -.034); hill([(-.84, .14), (.84, .14), (.84, .24), (.1, .30), (-.84, .22)], '#8a8a4a', -.038)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (-.14, 0, .15); wd = mat('wd', '#8a5f38', rough=.6); tube([(0, .5, .0), (0, .22, 1.35)], .035, wd); box(0, -.02, .03, 1.1, .22, .05, wd, bevel=.015, rot=.15)
