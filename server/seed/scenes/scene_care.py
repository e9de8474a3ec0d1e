"""Fragrance, care, candles and lamps."""
from flowers import *


@scene('rose-water', 'rose', fit=(1.5, 1.7, 2), ax=-.3)
def rose_water():
    p = mat('rw', '#e9a9ae', rough=.06, coat=1, trans=.3, ior=1.35); lathe([(.02, 0), (.36, 0), (.40, .05), (.46, .34), (.40, .62), (.18, .86), (.13, .96), (.13, 1.05)], p); g = M()['gold']; lathe([(.15, 0), (.17, .04), (.13, .08), (.10, .12), (.16, .22), (.12, .34), (0, .38)], g, 0, 0, 1.04); torus(0, 0, .36, .468, .012, g); label_on(0, -.455, .34, .30, .24)
    r = rose('#e58f98', 3); inst(r, .70, -.35, .08, 1.15, rx=.5, ry=.2); inst(r, -.72, -.15, .06, .9, rx=.35, ry=-.3); lf = bake(blade, mat('lf', '#5f7f46', rough=.5), .36, .2, .08); inst(lf, .78, -.42, .04, 1, rz=-.6); inst(lf, -.70, -.25, .03, 1, rz=3.6)


@scene('lotion', 'peach', fit=(1.6, 1.8, 2), ax=.3)
def lotion():
    b = mat('lb', '#f7ead9', rough=.3, coat=.5); g = M()['gold']; box(0, 0, .55, .74, .50, 1.10, b, bevel=.16); cyl(0, 0, 1.16, .17, .14, g, bevel=.02); cyl(0, 0, 1.32, .06, .20, g, bevel=.01); box(-.06, 0, 1.46, .46, .18, .10, b, bevel=.045); box(-.32, 0, 1.41, .08, .10, .08, b, bevel=.03); label_on(0, -.253, .62, .44, .34); box(0, -.253, .36, .44, .012, .012, g, bevel=.002); box(0, -.253, .31, .30, .012, .012, g, bevel=.002)
    al = bake(sph, 0, 0, 0, .11, mat('alm', '#b8793f', rough=.6), 1.5, .9, .55)
    for x, y, r in ((.58, -.36, .4), (.78, -.18, 1.3), (.66, -.55, 2.4)): inst(al, x, y, .06, 1, rz=r)
    inst(rose('#f0b5b5', 2), -.62, -.28, .06, .95, rx=.4, ry=-.15)


@scene('soap', 'sage', fit=(2.1, 1.2, 2.1), ax=-.3, up=2.3)
def soap():
    wd = mat('wd', '#b98a5c', rough=.65)
    for k in range(6): box(0, -.45 + .18 * k, .10, 1.9, .12, .07, wd, bevel=.02)
    for x in (-.7, .7): box(x, 0, .04, .12, 1.0, .08, wd, bevel=.02)
    for x, y, z, c, r in ((-.52, .02, .25, '#b8405a', .1), (.06, -.05, .25, '#f2b8b5', -.12), (.60, .03, .25, '#f3e6d0', .15), (.02, .0, .48, '#f3e6d0', .5)):
        m = mat('sp' + c + str(z), c, rough=.4, coat=.2, sss=.1); box(x, y, z, .52, .72, .22, m, bevel=.07, rot=r); o = box(x, y, z, .536, .26, .225, kraft() if z < .4 else M()['pom'], bevel=.065, rot=r)
    tube([(.02 - .27, .0, .52), (.02, -.02, .62), (.29, .02, .52)], .014, mat('tw', '#d9c6a0', rough=.9)); b = mat('bub', '#eef4f6', rough=.05, coat=1)
    for x, y, r in ((-.95, -.62, .13), (-.72, -.74, .09), (.92, -.66, .11), (1.05, -.48, .07)): sph(x, y, r, r, b)


@scene('spa-set', 'mint', fit=(2.1, 1.5, 2.1), ax=.3, up=2.1)
def spa():
    weave_low(); tw = mat('tw', '#f7efe3', rough=.95, sheen=.9); o = cyl(-.42, .12, .58, .20, .80, tw, bevel=.06); o.rotation_euler = (0, math.pi / 2, .4); o = cyl(-.30, .30, .74, .18, .74, mat('tw2', '#c8d1ba', rough=.95, sheen=.9), bevel=.06); o.rotation_euler = (0, math.pi / 2, .4)
    b = mat('bt', '#e9b9bd', rough=.3, coat=.5); lathe([(.02, 0), (.19, 0), (.2, .04), (.2, .55), (.12, .64), (.09, .66)], b, .20, .12, .35); cyl(.20, .12, 1.10, .10, .20, M()['gold'], bevel=.02)
    s = mat('slt', '#f3d3d0', rough=.8); lathe([(.02, 0), (.2, 0), (.22, .04), (.22, .36), (.2, .4), (0, .4)], s, .56, -.10, .35); cyl(.56, -.10, .82, .21, .10, mat('ck', '#b98a5c', rough=.8), bevel=.03)
    sp = mat('sg', '#e3b94f', rough=.95)
    for k in range(34): a = k * 2.4; t = k / 34; sph(-.05 + .20 * math.cos(a) * math.sin(math.pi * t), -.38 + .20 * math.sin(a) * math.sin(math.pi * t), .52 + .22 * math.cos(math.pi * t), .085, sp)
    candle_jar(.88, -.72, .5, '#9d90b5'); bow2(-.05, -.86, .30, M()['pom'], s=.5, tails=False)


def weave_low():
    w = [mat('wv%d' % i, h, rough=.75) for i, h in enumerate(('#c08d51', '#b07d43'))]; n = 28; cyl(0, 0, .03, .62, .05, w[1]); cyl(0, 0, .30, .74, .06, mat('str', '#e9d9b8', rough=.9))
    for j in range(7):
        r = .85 * (.78 + .22 * j / 7); tube([((r + .02 * (-1) ** (k + j)) * math.cos(2 * math.pi * k / n), (r + .02 * (-1) ** (k + j)) * math.sin(2 * math.pi * k / n), .04 + .064 * j) for k in range(n)], .036, w[j % 2], cyclic=True)


def flame(x, y, z, s=1):
    fl = mat('fl', '#ffd08a'); b = fl.node_tree.nodes['Principled BSDF']; b.inputs['Emission'].default_value = srgb('#ffb648'); b.inputs['Emission Strength'].default_value = 4; fl.cycles.sample_as_light = False
    lathe([(0, 0), (.045 * s, .05 * s), (.055 * s, .10 * s), (.03 * s, .19 * s), (0, .27 * s)], fl, x, y, z)


def candle_jar(x, y, s, color, label=False):
    m = mat('cj' + color, color, rough=.45, coat=.3); wax = mat('wax', '#f5ead9', rough=.5); lathe([(r * s, h * s) for r, h in ((.02, 0), (.46, 0), (.5, .04), (.5, .86), (.485, .9), (.465, .9), (.46, .80), (0, .78))], m, x, y, 0); cyl(x, y, .79 * s, .455 * s, .03, wax, bevel=.006); torus(x, y, .885 * s, .49 * s, .014 * s, M()['gold']); tube([(x, y, .79 * s), (x + .01, y, .88 * s)], .012, mat('wk', '#2a1a14')); flame(x + .01, y, .86 * s, s)
    if label: label_on(x, y - .505 * s, .42 * s, .46 * s, .36 * s)


@scene('candle-lavender', 'lilac', fit=(1.9, 1.5, 2), ax=-.3, pr=1.25)
def candle_lavender():
    candle_jar(-.15, .1, 1.0, '#8a7bb0', True); st = mat('ls', '#7f9a68', rough=.6); fl = mat('lv', '#7460b0', rough=.6); b = bake(sph, 0, 0, 0, .036, fl, 1, 1, 1.3)
    for k in range(9):
        a = -.5 + .055 * k; L = .75 + .06 * (k % 3); x0, y0 = .28 + .03 * k, -.78 - .02 * (k % 2); x1, y1 = x0 + L * math.cos(.55 + a * .35), y0 + L * math.sin(.55 + a * .35); tube([(x0, y0, .05), (x1, y1, .06 + .02 * (k % 3))], .012, st)
        for q in range(11): t = .55 + .45 * q / 11; inst(b, x0 + (x1 - x0) * t + .025 * math.cos(q * 2.4), y0 + (y1 - y0) * t + .025 * math.sin(q * 2.4), .07 + .03 * (q % 2), 1)
    torus(.55, -.62, .07, .09, .02, M()['satin'], rot=(0, 1.4, .55))


@scene('candle-green', 'sage', fit=(1.9, 1.5, 2), ax=.3, pr=1.25)
def candle_green():
    candle_jar(-.15, .1, 1.0, '#4f7a63', True); g = bake(blade, mat('tt', '#7da883', rough=.5), .34, .10, .06); st = mat('ts', '#7a6a4a', rough=.7); tube([(.25, -.75, .06), (.7, -.5, .08), (1.05, -.35, .06)], .014, st)
    for k in range(11): t = k / 10; x, y = .25 + .8 * t, -.75 + .42 * t; inst(g, x, y, .07, 1 - .3 * t, rz=.5 + (1.0 if k % 2 else -1.0), ry=-.1)
    for x, y in ((-.65, -.62), (-.45, -.78), (-.82, -.42)): sph(x, y, .10, .12, mat('pb%d' % int(x * 9), '#e3ddd2', rough=.7), 1.2, .9, .7)


@scene('candle-pillars', 'pearl', fit=(2.0, 1.7, 2.1), ax=-.3)
def pillars():
    for x, y, h, r, c in ((-.42, .15, 1.35, .26, '#f5ead9'), (.18, .05, .98, .26, '#e6c2bd'), (.62, -.25, .62, .26, '#86163a'), (-.12, -.55, .42, .24, '#d8c6a4')):
        m = mat('pc' + c, c, rough=.5, sss=.15); cyl(x, y, .06 + h / 2, r, h, m, bevel=.035); torus(x, y, .06 + h * .12, r * 1.0, .012, M()['gold']); tube([(x, y, .06 + h), (x + .01, y, .14 + h)], .011, mat('wk', '#2a1a14')); flame(x + .01, y, .11 + h, .85)
    cyl(0, -.05, .03, 1.0, .06, mat('try', '#b98a5c', rough=.6), bevel=.02)


@scene('diffuser', 'sky', fit=(1.5, 2.0, 2), ax=.3, pr=1.15)
def diffuser():
    gl = mat('dg', '#caa06a', rough=.06, coat=1, trans=.25, ior=1.3); box(0, 0, .42, .72, .72, .84, gl, bevel=.10); cyl(0, 0, .90, .16, .14, M()['gold'], bevel=.02); label_on(0, -.365, .42, .42, .33); st = mat('rd', '#d9c19a', rough=.8)
    for k in range(7): a = k * .9; tube([(.03 * math.cos(a), .03 * math.sin(a), .5), (.30 * math.cos(a), .18 * math.sin(a), 1.95)], .018, st)
    r = rose('#f0b5b5', 1); inst(r, .62, -.40, .06, .9, rx=.4, ry=.2); lf = bake(blade, mat('lf', '#7f9a78', rough=.5), .36, .16, .08); inst(lf, .62, -.45, .04, 1, rz=-.5); inst(lf, .5, -.3, .04, 1, rz=2.9)


def lipstick(color):
    g = M()['gold']; k = mat('lk', '#4a1025', rough=.3, coat=.7); m = mat('lp' + color, color, rough=.28, coat=.4)
    cyl(0, 0, .35, .24, .70, k, bevel=.03); torus(0, 0, .68, .235, .02, g); cyl(0, 0, .86, .19, .34, g, bevel=.02); vs = []; fs = []; n = 40; r = .155
    for i in range(n): a = 2 * math.pi * i / n; vs += [(r * math.cos(a), r * math.sin(a), 1.0), (r * math.cos(a), r * math.sin(a), 1.42 + .14 * math.cos(a))]
    for i in range(n): q = (i + 1) % n; fs.append((2 * i, 2 * q, 2 * q + 1, 2 * i + 1))
    fs.append(tuple(2 * i + 1 for i in range(n))); me = bpy.data.meshes.new('l'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('l', me); bpy.context.collection.objects.link(o); add(o, m, bevel=.02)
    o = cyl(.58, -.34, .25, .245, .86, k, bevel=.03); o.rotation_euler = (0, math.pi / 2, .45); o = torus(.24, -.50, .25, .245, .02, g, rot=(0, math.pi / 2, .45))
    o = sph(-.55, -.45, .02, .20, m, 1.5, .7, .12)


for name, c, pal in (('lipstick-red', '#a3142f', 'pearl'), ('lipstick-pink', '#d9607a', 'rose'), ('lipstick-almond', '#b0705c', 'sand')):
    scene(name, pal, fit=(1.7, 1.55, 2), ax=.3)(lambda c=c: lipstick(c))


@scene('table-lamp', 'tea', fit=(1.6, 2.1, 2), ax=-.3, pr=1.15)
def lamp():
    c = M(); por = mat('lb', '#2b3a63', rough=.3, coat=.6); lathe([(.02, 0), (.30, 0), (.32, .05), (.20, .10), (.36, .40), (.34, .66), (.12, .90), (.07, 1.0), (.07, 1.2)], por); torus(0, 0, .44, .372, .014, c['gold']); cyl(0, 0, .03, .34, .06, c['gold'], bevel=.02)
    sh = mat('sh', '#f7e6c8', rough=.8); b = sh.node_tree.nodes['Principled BSDF']; b.inputs['Emission'].default_value = srgb('#ffdca0'); b.inputs['Emission Strength'].default_value = .55; sh.cycles.sample_as_light = False; lathe([(.62, 1.12), (.40, 1.78)], sh, thick=.02, subsurf=0)
    torus(0, 0, 1.12, .62, .014, c['pom']); torus(0, 0, 1.78, .40, .014, c['pom'])


@scene('lantern', 'plum', fit=(1.4, 2.0, 2), ax=.3, pr=1.15)
def lantern():
    g = mat('br', '#b8863a', rough=.3, metal=1); gl = glass(); n = 6; cyl(0, 0, .05, .52, .10, g, bevel=.02, verts=6); cyl(0, 0, 1.12, .52, .08, g, bevel=.02, verts=6); lathe([(.5, 1.15), (.30, 1.35), (.22, 1.40), (.10, 1.58), (.05, 1.62), (.0, 1.66)], g, steps=6, subsurf=0); torus(0, 0, 1.80, .15, .025, g, rot=(math.pi / 2, 0, 0))
    for k in range(n):
        a = k * math.pi / 3; x, y = .47 * math.cos(a), .47 * math.sin(a); tube([(x, y, .1), (x, y, 1.1)], .03, g); a2 = a + math.pi / 6; q = .41
        for z in (.32, .88): tube([(.47 * math.cos(a), .47 * math.sin(a), z), (.47 * math.cos(a + math.pi / 3), .47 * math.sin(a + math.pi / 3), z)], .014, g)
        o = box(q * math.cos(a2), q * math.sin(a2), .60, .015, .16, .16, g, bevel=.004, rot=a2); o.rotation_euler = (.785, 0, a2)
    cyl(0, 0, .32, .2, .44, mat('wx', '#f5ead9', rough=.5), bevel=.03); flame(0, 0, .55, 1)
