"""Fruit, baskets, dried fruit."""
from parts import *


def grape_bunch(color, n=44, i=0):
    b = bake(lathe, [(0, 0), (.06, .02), (.085, .09), (.08, .17), (.04, .22), (0, .23)], mat('gr%d' % i, color, rough=.22, coat=.5, sss=.1), 0, 0, 0, 24)
    for k in range(n):
        t = k / n; a = k * 2.4; r = .34 * math.sin(math.pi * (.18 + .72 * (1 - t))) * (1 - .25 * t); o = inst(b, .9 * t - .35 + .04 * math.cos(k), r * math.cos(a), .30 + r * .8 * math.sin(a), 1.1); o.rotation_euler = (1.3 * math.cos(k), 1.2, a)


def round_fruit(kind):
    s = {'apple': ([(0, .05), (.1, 0), (.25, .06), (.32, .24), (.28, .42), (.14, .5), (.04, .46), (0, .44)], '#b3202f'), 'green': ([(0, .05), (.1, 0), (.25, .06), (.32, .24), (.28, .42), (.14, .5), (.04, .46), (0, .44)], '#8fae3e'),
         'pear': ([(0, .03), (.1, 0), (.27, .08), (.32, .26), (.24, .46), (.15, .62), (.11, .72), (.04, .75), (0, .73)], '#c9b23e'), 'tangerine': ([(0, .03), (.08, 0), (.24, .04), (.32, .2), (.29, .36), (.12, .43), (0, .40)], '#ee8a1d'),
         'peach': ([(0, .03), (.1, 0), (.26, .08), (.31, .25), (.24, .44), (.08, .5), (0, .47)], '#ef9a6a')}[kind]
    lathe(s[0], mat(kind, s[1], rough=.35, coat=.3, sheen=.2)); top = s[0][-1][1]
    if kind == 'tangerine': sph(0, 0, top + .01, .03, mat('stm', '#5c7a3a'), 1, 1, .5)
    else: tube([(0, 0, top), (.02, 0, top + .1)], .014, mat('stm', '#5b4034'))


@scene('grapes', 'sage', fit=(2.1, 1.25, 2.2), ax=-.35, up=2.2)
def grapes():
    lathe([(.02, 0), (.5, 0), (.52, .04), (1.0, .16), (1.02, .18), (.5, .08), (0, .07)], mat('por', '#f7efe3', rough=.22, coat=.7)); torus(0, 0, .175, 1.01, .012, M()['gold'])
    group(grape_bunch, (-.08, .12, .0), 1.05, rot=.3, color='#a9bf5a'); group(grape_bunch, (.05, -.30, .02), 1.0, rot=-.5, color='#7c2b4d', i=1); tube([(-.3, .0, .6), (-.5, .1, .78), (-.7, .05, .8)], .025, mat('vine', '#6b4a34', rough=.8))
    lf = bake(blade, mat('vl', '#5c8f45', rough=.5), .5, .4, .1); inst(lf, -.42, .1, .72, .9, rz=1.9); inst(lf, -.5, 0, .70, .8, rz=-2.4)


@scene('melon', 'honey', fit=(2.2, 1.3, 2.2), ax=.35, up=2.1)
def melon():
    def rind():
        m = mat('mel', '#d9a536', rough=.6); n = m.node_tree; tx = n.nodes.new('ShaderNodeTexVoronoi'); tx.feature = 'DISTANCE_TO_EDGE'; tx.inputs['Scale'].default_value = 9; r = n.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = srgb('#efdcae'); r.color_ramp.elements[1].color = srgb('#cf9526'); r.color_ramp.elements[1].position = .12
        tc = n.nodes.new('ShaderNodeTexCoord'); n.links.new(tc.outputs['Object'], tx.inputs['Vector']); n.links.new(tx.outputs['Distance'], r.inputs[0]); n.links.new(r.outputs[0], n.nodes['Principled BSDF'].inputs['Base Color']); return m
    m = rind(); o = sph(-.15, .25, .55, .55, m, 1.45, 1, 1); o.rotation_euler = (0, 0, .25); fl = mat('fl', '#f6e3b4', rough=.35, coat=.3); core = mat('core', '#f0b75a', rough=.35, coat=.4); tube([(.62, .45, .62), (.78, .5, .70)], .03, mat('stm', '#8a7a3a'))
    for x, y, rz in ((.62, -.42, .2), (.12, -.72, -.35), (-.45, -.62, -.8)):
        N = 24; vs = []; fs = []
        for i in range(N + 1):
            a = math.pi * i / N; X = .62 * math.cos(a); Z = .50 * math.sin(a)
            w = .16 * math.sin(a) ** .8 + .002; vs += [(X, -w, .50 - Z), (X, w, .50 - Z), (X * .52, 0, .50 - Z * .40)]
        for i in range(N): p = 3 * i; q = p + 3; fs += [(p, q, q + 1, p + 1), (p + 1, q + 1, q + 2, p + 2), (p + 2, q + 2, q, p)]
        me = bpy.data.meshes.new('sl'); me.from_pydata(vs, [], fs); me.materials.append(m); me.materials.append(fl)
        for i, p in enumerate(me.polygons): p.material_index = 0 if i % 3 == 0 else 1; p.use_smooth = True
        o = bpy.data.objects.new('sl', me); bpy.context.collection.objects.link(o); o.location = (x, y, .0); o.rotation_euler = (.35, 0, rz)


def dipped(i):
    st = mat('db%d' % i, '#c2152f', rough=.25, coat=.5); ch = mat('dc%d' % i, ('#5a2e1a', '#f2e2c9', '#3b1d12')[i], rough=.25, coat=.5); dr = mat('dd%d' % i, ('#f2e2c9', '#5a2e1a', '#d8ae67')[i], rough=.3)
    pr = [(0, 0), (.07, .03), (.15, .14), (.165, .24), (.11, .31), (0, .33)]; lathe(pr, st, steps=40); lathe([(0, -.012), (.08, .02), (.162, .135), (.174, .2), (.165, .22)], ch, steps=40)
    for k in range(6): o = blade(mat('dl', '#5c8f45', rough=.5), .15, .06, .03); o.location = (0, 0, .32); o.rotation_euler = (0, .1, k * 1.047)
    for z, r in ((.06, .116), (.10, .142), (.15, .172)): torus(0, 0, z, r, .008, dr, rot=(.35, 0, 0))


@scene('strawberries', 'rose', fit=(2.1, 1.3, 2.2), ax=.35, rot=-.2, up=2.9, lens=72)
def strawberries():
    c = M(); bm = mat('bx', '#86163a', rough=.5, sheen=.2); w, h = 1.86, 1.42; box(0, 0, .03, w, h, .06, bm); ds = [bake(dipped, i) for i in range(3)]
    for dx, dy, sx, sy in ((0, h / 2, w, .05), (0, -h / 2, w, .05), (w / 2, 0, .05, h), (-w / 2, 0, .05, h)): box(dx, dy, .15, sx, sy, .30, bm, bevel=.012)
    cup = bake(lathe, [(.13, 0), (.195, .015), (.19, .03), (.205, .09), (.2, .10)], mat('pc', '#f3e6d3', rough=.7), 0, 0, 0, 36)
    for i in range(4):
        for j in range(3): x, y = (i - 1.5) * .44, (j - 1) * .44; inst(cup, x, y, .06); o = inst(ds[(i + 2 * j) % 3], x, y - .10, .20, 1.02); o.rotation_euler = (-1.12, 0, .5 * (-1) ** i)


@scene('tangerines', 'mint', fit=(2.1, 1.5, 2.2), ax=-.35, up=2.2)
def tangerines():
    wood = mat('wd', '#c39a68', rough=.7); t = bake(round_fruit, 'tangerine'); lm = mat('lm', '#f0cf3e', rough=.4, coat=.3); lf = bake(blade, mat('tl', '#47793f', rough=.35, coat=.3), .34, .17, .06)
    box(0, 0, .04, 1.9, 1.2, .06, wood)
    for z in (.16, .38):
        for dy in (-.6, .6): box(0, dy, z, 1.9, .05, .16, wood, bevel=.012)
        for dx in (-.95, .95): box(dx, 0, z, .05, 1.2, .16, wood, bevel=.012)
    for dx in (-.9, .9):
        for dy in (-.55, .55): box(dx, dy, .27, .09, .09, .5, wood, bevel=.01)
    for k in range(10):
        i, j = k % 5, k // 5; x, y = -.72 + .36 * i, -.32 + .62 * j
        inst(t, x, y, .24 + .05 * ((i + j) % 2), 1.05, rx=.3 * math.sin(k * 2), rz=k)
        if k % 5 == 1: inst(lf, x, y, .70, .9, rz=k)
    for x, y, z in ((-.42, .0, .62), (.0, .02, .66), (.42, -.02, .62)): inst(t, x, y, z - .1, .92)
    for x, y in ((1.15, -.65), (-1.1, -.75)): o = sph(x, y, .22, .22, lm, 1.3, 1, 1); sph(x + .27, y, .22, .06, lm, 1.2, 1, 1)


@scene('fruit-basket', 'peach', fit=(2.1, 1.9, 2.2), ax=.3)
def basket():
    weave(.95, .55); c = M(); a = bake(round_fruit, 'apple'); g = bake(round_fruit, 'green'); p = bake(round_fruit, 'pear'); t = bake(round_fruit, 'tangerine'); q = bake(round_fruit, 'peach')
    for m, x, y, z, rx, ry, s in ((a, -.55, -.40, .42, .3, -.3, 1.05), (t, -.12, -.62, .40, .3, 0, 1.05), (q, .36, -.52, .42, .2, .3, 1.05), (p, .62, -.08, .45, .1, .6, 1.0), (g, -.65, .12, .44, 0, -.3, 1.05), (p, -.25, .15, .55, -.1, -.35, 1.1), (a, .20, -.15, .58, .2, .1, 1.1), (t, .55, .4, .45, 0, 0, 1.1), (q, -.2, .55, .5, 0, 0, 1.1), (g, .15, .4, .6, 0, 0, 1)): inst(m, x, y, z, s, rx=rx, ry=ry)
    group(grape_bunch, (-.10, -.50, .62), .62, rot=-.6, color='#7c2b4d'); group(anar_whole, (.42, .10, .72), .62)
    hd = [(-.93, 0, .5), (-.85, 0, 1.15), (0, 0, 1.62), (.85, 0, 1.15), (.93, 0, .5)]; tube(hd, .045, mat('hdl', '#a8743c', rough=.7)); bow2(-.0, -.05, 1.60, c['satin'], s=.6)


def weave(R, H):
    """a woven basket: rings that go in and out around upright rods"""
    w = [mat('wv%d' % i, h, rough=.75) for i, h in enumerate(('#c08d51', '#b07d43'))]; n = 28; rows = int(H / .062)
    cyl(0, 0, .03, R * .72, .05, w[1])
    for j in range(rows):
        z = .04 + j * .062; r = R * (.74 + .26 * j / rows)
        tube([((r + .02 * (-1) ** (k + j)) * math.cos(2 * math.pi * k / n), (r + .02 * (-1) ** (k + j)) * math.sin(2 * math.pi * k / n), z) for k in range(n)], .036, w[j % 2], cyclic=True)
    for ph in (0, .11): tube([(R * 1.01 * math.cos(2 * math.pi * k / n + ph), R * 1.01 * math.sin(2 * math.pi * k / n + ph), H + .02 + .025 * (-1) ** (k + int(ph * 10))) for k in range(n)], .04, w[0], cyclic=True)


@scene('dried-fruit', 'cocoa', fit=(2.15, 1.2, 2.2), ax=.35, up=3.0, lens=72)
def dried():
    wood = mat('wd', '#b98a5c', rough=.65); cyl(0, 0, .05, 1.12, .10, wood, bevel=.02); random.seed(8)
    lathe([(1.04, .10), (1.12, .10), (1.12, .30), (1.04, .30), (1.04, .10)], wood, subsurf=0)
    for k in range(6): a = k * math.pi / 3 + .2; box(.68 * math.cos(a), .68 * math.sin(a), .19, .72, .035, .18, wood, bevel=.008, rot=a)
    lathe([(.30, .10), (.345, .10), (.345, .30), (.30, .30), (.30, .10)], wood, subsurf=0)
    ms = [mat('k%d' % i, h, rough=.5, coat=.15) for i, h in enumerate(('#d9822b', '#4a2a1e', '#c9a06a', '#7a3b22', '#9aa85a', '#e2c48a', '#2f1a1a'))]
    shapes = [bake(sph, 0, 0, 0, .11, ms[0], 1.1, 1, .5), bake(sph, 0, 0, 0, .10, ms[1], 1.35, .8, .7), bake(sph, 0, 0, 0, .085, ms[2], 1.5, .8, .6), bake(sph, 0, 0, 0, .12, ms[3], 1.5, .75, .7), bake(sph, 0, 0, 0, .075, ms[4], 1.4, .9, .8), bake(sph, 0, 0, 0, .09, ms[5], 1.1, 1, .9), bake(sph, 0, 0, 0, .06, ms[6], 1.2, .9, .8)]
    for sec in range(6):
        for q in range(34): a = sec * math.pi / 3 + .2 + random.uniform(.12, .93); r = random.uniform(.42, .97); inst(shapes[sec], r * math.cos(a), r * math.sin(a), .17 + random.uniform(0, .14), 1, rx=random.uniform(-.5, .5), ry=random.uniform(-.5, .5), rz=random.uniform(0, 6))
    for q in range(20): a = random.uniform(0, 6.28); r = random.uniform(0, .22); inst(shapes[6], r * math.cos(a), r * math.sin(a), .16 + random.uniform(0, .12), 1.1, rz=q)
