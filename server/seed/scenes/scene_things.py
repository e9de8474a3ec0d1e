"""Technology, sport, art, books."""
from parts import *


def headphones(color, pad):
    m = mat('hp' + color, color, rough=.35, coat=.4); p = mat('hpp' + pad, pad, rough=.7, sheen=.3); s = mat('st', '#d9d4cb', rough=.2, metal=1)
    tube([(.62 * math.cos(a), 0, .72 + .72 * math.sin(a)) for a in [math.pi * k / 14 for k in range(15)]], .065, m); tube([(.56 * math.cos(a), 0, .72 + .64 * math.sin(a)) for a in [math.pi * (k + 4) / 18 for k in range(11)]], .06, p)
    for q in (-1, 1):
        tube([(q * .62, 0, .80), (q * .64, 0, .50)], .03, s); o = cyl(q * .62, 0, .42, .36, .20, m, bevel=.07); o.rotation_euler = (0, math.pi / 2, 0); o = torus(q * .48, 0, .42, .27, .10, p, rot=(0, math.pi / 2, 0)); o = cyl(q * .73, 0, .42, .22, .03, s, bevel=.01); o.rotation_euler = (0, math.pi / 2, 0)


scene('headphones-white', 'lilac', fit=(1.6, 1.6, 2.1), ax=.3, rot=.5)(lambda: headphones('#f3ede4', '#d8c6b4'))
scene('headphones-black', 'mint', fit=(1.6, 1.6, 2.1), ax=-.3, rot=.5)(lambda: headphones('#2c2a2c', '#4a4444'))


@scene('earbuds', 'peach', fit=(1.7, 1.2, 2), ax=.3, up=2.2)
def earbuds():
    w = mat('eb', '#f7f1e8', rough=.2, coat=.7); d = mat('ed', '#2c2a2c', rough=.5); s = mat('st', '#d9d4cb', rough=.2, metal=1); box(-.15, .15, .22, 1.05, .62, .44, w, bevel=.20); o = box(-.15, .47, .66, 1.05, .18, .62, w, bevel=.085); o.rotation_euler = (-.25, 0, 0); box(-.15, .15, .42, .86, .44, .06, mat('ei', '#ded6cb', rough=.5), bevel=.02); sph(-.15, -.165, .24, .025, mat('led', '#6fd08a', rough=.2))
    def bud(): sph(0, 0, .34, .155, w, 1, 1, .95); sph(0, -.12, .37, .09, d, 1, .9, 1); tube([(0, .05, .30), (0, .06, .02)], .055, w); cyl(0, .06, .015, .057, .03, s, bevel=.005)
    group(bud, (-.38, .14, .32), .85, rot=.3); group(bud, (.08, .14, .32), .85, rot=-.3); e = group(bud, (.72, -.40, .10), 1.1); e.rotation_euler = (0, math.pi / 2 - .15, .5)


@scene('speaker', 'sand', fit=(1.9, 1.3, 2), ax=-.3, rot=-.3)
def speaker():
    m = mat('sp', '#2f5d6b', rough=.85, sheen=.4); d = mat('sd', '#24211f', rough=.5); o = cyl(0, 0, .42, .42, 1.7, m, bevel=.05); o.rotation_euler = (0, math.pi / 2, 0); g = M()['gold']
    for x in (-.87, .87): o = cyl(x, 0, .42, .40, .06, d, bevel=.02); o.rotation_euler = (0, math.pi / 2, 0); torus(x, 0, .42, .40, .03, g, rot=(0, math.pi / 2, 0)); sph(x * 1.02, 0, .42, .2, d, .25, 1, 1)
    box(0, -.40, .42, .44, .05, .12, d, bevel=.02)
    for k in range(3): sph(-.13 + .13 * k, -.43, .42, .032, g, 1, .5, 1)
    tube([(.80, -.25, .72), (.92, -.40, .90), (.98, -.42, .62), (.86, -.32, .50)], .025, mat('lp', '#c98a4a', rough=.6))
    for x in (-.5, .5): box(x, -.06, .03, .2, .5, .05, d, bevel=.02)


@scene('radio', 'cocoa', fit=(1.9, 1.5, 2), ax=-.3, rot=.25)
def radio():
    wd = mat('wd', '#8a5230', rough=.4, coat=.4); cr = mat('crm', '#f3e6d0', rough=.4, coat=.2); g = M()['gold']; cl = mat('clo', '#c8a878', rough=.95); box(0, 0, .56, 1.7, .60, 1.0, wd, bevel=.16); box(0, -.28, .56, 1.52, .08, .84, cr, bevel=.07); box(-.32, -.325, .60, .72, .02, .60, cl, bevel=.03)
    for k in range(9): box(-.64 + .08 * k, -.34, .60, .02, .02, .58, g, bevel=.003)
    o = cyl(.42, -.33, .72, .20, .04, mat('dl', '#fbf1dc', rough=.3), bevel=.01); o.rotation_euler = (math.pi / 2, 0, 0); torus(.42, -.345, .72, .20, .02, g, rot=(math.pi / 2, 0, 0)); o = box(.42, -.36, .78, .014, .01, .22, mat('nd', '#b3202f'), bevel=.002); o.rotation_euler = (0, .6, 0)
    for x in (.28, .56): o = cyl(x, -.36, .34, .09, .10, g, bevel=.02); o.rotation_euler = (math.pi / 2, 0, 0)
    for x in (-.6, .6): cyl(x, 0, .03, .08, .08, g, bevel=.01)
    tube([(-.5, 0, 1.04), (-.46, 0, 1.22), (.46, 0, 1.22), (.5, 0, 1.04)], .035, wd); tube([(.72, .15, 1.0), (1.05, .15, 1.62)], .012, g); sph(1.05, .15, 1.63, .03, g)


@scene('camera', 'rose', fit=(1.75, 1.5, 2), ax=.3, rot=-.25)
def camera_instant():
    w = mat('cw', '#f3ede4', rough=.35, coat=.4); d = mat('cd', '#2c2a2c', rough=.4, coat=.3); g = M()['gold']; box(0, 0, .58, 1.35, .62, 1.0, w, bevel=.14); box(0, -.02, .30, 1.38, .64, .40, mat('cr', '#86163a', rough=.4, coat=.3), bevel=.10); o = cyl(0, -.42, .66, .36, .30, d, bevel=.05); o.rotation_euler = (math.pi / 2, 0, 0); torus(0, -.56, .66, .30, .03, g, rot=(math.pi / 2, 0, 0)); sph(0, -.54, .66, .22, mat('ln', '#26345a', rough=.03, coat=1), 1, .4, 1)
    box(-.44, -.31, .96, .26, .06, .16, mat('fl', '#fbf6e6', rough=.1, coat=1), bevel=.02); box(.44, -.31, .96, .20, .06, .14, d, bevel=.02); cyl(.48, 0, 1.10, .09, .08, mat('sh', '#b3202f', rough=.3, coat=.5), bevel=.02)
    p = mat('ph', '#fdfaf4', rough=.5); o = box(0, -.10, 1.24, .74, .02, .50, p, bevel=.005); o = box(0, -.115, 1.30, .60, .012, .34, mat('pi', '#b9cfdc', rough=.4), bevel=.003); o = sph(0, -.12, 1.26, .10, mat('pr', '#e58f98', rough=.5), 1.4, .1, .9)
    o = box(.92, -.48, .012, .52, .62, .016, p, bevel=.004, rot=-.5); o = box(.90, -.44, .022, .42, .42, .012, mat('pi2', '#e9c98f', rough=.4), bevel=.003, rot=-.5); sph(.90, -.44, .03, .10, mat('pg', '#7d9a68', rough=.5), 1, 1, .1)


@scene('powerbank', 'sky', fit=(1.7, 1.4, 2), ax=.3, rot=-.2, up=2.2)
def powerbank():
    m = mat('pb', '#2b3a63', rough=.4, coat=.3); d = mat('pd', '#24242a', rough=.15, coat=1); e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); box(0, 0, .56, .62, .08, 1.12, d, bevel=.06); box(0, -.035, .56, .56, .02, 1.04, mat('scr', '#86163a', rough=.12, coat=1), bevel=.04); label_on(0, -.05, .60, .34, .27); box(0, -.05, .22, .26, .012, .04, M()['gold'], bevel=.01); box(0, -.05, .92, .30, .012, .05, mat('tx', '#f7efe3', rough=.4), bevel=.01)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (-.22, 0, 0); e.location = (-.42, .05, .06); w = mat('stn', '#f3ede4', rough=.4); box(-.42, .15, .04, .62, .5, .08, w, bevel=.03); tube([(-.42, .35, .06), (-.42, .30, .62)], .04, w)
    box(.50, -.05, .13, .50, 1.0, .22, m, bevel=.09, rot=-.2); box(.48, -.53, .13, .16, .05, .05, M()['gold'], bevel=.01, rot=-.2)
    for k in range(4): sph(.44 + .06 * k, -.30, .243, .016, mat('ld', '#8fe0b0', rough=.2))
    tube([(.42, -.58, .12), (.36, -.85, .06), (-.1, -.95, .04), (-.45, -.70, .04), (-.35, -.42, .05)], .025, mat('cbl', '#e3b667', rough=.6))


def ball(kind):
    r = .75
    if kind == 'soccer':
        phi = (1 + 5 ** .5) / 2; V = [Vector(v).normalized() for v in [(0, s, t * phi) for s in (-1, 1) for t in (-1, 1)] + [(s, t * phi, 0) for s in (-1, 1) for t in (-1, 1)] + [(t * phi, 0, s) for s in (-1, 1) for t in (-1, 1)]]
        sph(0, 0, r, r, mat('sw', '#fbf7f0', rough=.35, coat=.4)); k = mat('sk', '#86163a', rough=.4, coat=.3); ln = mat('sl', '#c9bfb2', rough=.6); rot = Matrix.Rotation(.5, 3, 'X') @ Matrix.Rotation(.35, 3, 'Z')
        near = lambda a: [b for b in V if 0 < (a - b).length < 1.1]
        for a in V:
            ns = near(a); pts = []
            for b in ns: pts.append((a * 2 + b).normalized())
            up = a.orthogonal().normalized(); side = a.cross(up); pts.sort(key=lambda p: math.atan2(p.dot(side), p.dot(up))); vs = [a * 1.012] + [p * 1.006 for p in pts]; N = 8; grid = []; fs = []; allv = []
            for i in range(len(pts)):
                p, q = pts[i], pts[(i + 1) % len(pts)]; base = len(allv)
                for u in range(N + 1):
                    for v in range(N + 1 - u): allv.append((rot @ (a * (N - u - v) + p * u + q * v).normalized()) * r * 1.008 + Vector((0, 0, r)))
                idx = {}; c = base
                for u in range(N + 1):
                    for v in range(N + 1 - u): idx[u, v] = c; c += 1
                for u in range(N):
                    for v in range(N - u):
                        fs.append((idx[u, v], idx[u + 1, v], idx[u, v + 1]))
                        if u + v < N - 1: fs.append((idx[u + 1, v], idx[u + 1, v + 1], idx[u, v + 1]))
            me = bpy.data.meshes.new('p'); me.from_pydata([tuple(x) for x in allv], [], fs); o = bpy.data.objects.new('p', me); bpy.context.collection.objects.link(o); add(o, k)
            for b in ns:
                if tuple(a) < tuple(b): p, q = (a * 2 + b).normalized(), (a + b * 2).normalized(); tube([tuple((rot @ (p * (1 - t) + q * t).normalized()) * r * 1.003 + Vector((0, 0, r))) for t in [i / 6 for i in range(7)]], .010, ln)
    else:
        sph(0, 0, r, r, mat('bb', '#d9732e', rough=.6)); d = mat('bd', '#33211a', rough=.6); R = r * 1.003
        for rot in ((math.pi / 2 + .2, .3, 0), (.25, .35, 0), ): torus(0, 0, r, R, .014, d, rot=rot)
        for s in (-1, 1): torus(s * r * .62 * .989, 0, r - s * r * .62 * .149, R * .785, .014, d, rot=(0, math.pi / 2 + .15, 0))


scene('football', 'sage', fit=(1.55, 1.55, 2), ax=.3)(lambda: ball('soccer'))
scene('basketball', 'sky', fit=(1.55, 1.55, 2), ax=-.3)(lambda: ball('basket'))


@scene('table-tennis', 'mint', fit=(1.9, 1.6, 2.1), ax=.3)
def pingpong():
    wd = mat('wd', '#d9b483', rough=.55)
    for c, x, rz, y in (('#b8203c', -.32, .35, 0), ('#24211f', .40, -.35, .14)):
        e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); o = cyl(0, 0, 1.05, .48, .06, wd, bevel=.01); o.rotation_euler = (math.pi / 2, 0, 0); o = cyl(0, -.035, 1.05, .465, .04, mat('rb' + c, c, rough=.7), bevel=.008); o.rotation_euler = (math.pi / 2, 0, 0); box(0, 0, .40, .18, .12, .56, wd, bevel=.05); box(0, -.036, .62, .40, .045, .05, wd, bevel=.01)
        for q in set(bpy.data.objects) - before - {e}: q.parent = e
        e.rotation_euler = (-.18, rz, 0); e.location = (x * .6, y, 0)
    for x, y, c in ((-.62, -.52, '#fdf8f0'), (.05, -.62, '#f0913a'), (.68, -.45, '#fdf8f0')): sph(x, y, .15, .14, mat('pp' + c, c, rough=.35))


@scene('pencils', 'peach', fit=(1.8, 1.7, 2.1), ax=-.3)
def pencils():
    lathe([(.02, 0), (.36, 0), (.38, .03), (.38, .72), (.36, .72), (.35, .05)], mat('cup', '#7a1233', rough=.4, coat=.3)); torus(0, 0, .72, .37, .014, M()['gold']); label_on(0, -.385, .36, .36, .28); cs = ('#b8203c', '#e3b04b', '#3f6ea3', '#6f9a68', '#9d90b5', '#e08a3a', '#4f8f8a', '#e58fa0', '#6b4630', '#c8365a')

    def pen(c):
        cyl(0, 0, .5, .045, 1.0, mat('pc' + c, c, rough=.4, coat=.3), bevel=.006, verts=6); lathe([(.045, 0), (.016, .12)], mat('pw', '#e2c08a', rough=.7), 0, 0, 1.0, 12, 0, 0); lathe([(.016, 0), (0, .05)], mat('pt' + c, c, rough=.5), 0, 0, 1.12, 12, 0, 0)
    for k, c in enumerate(cs): e = group(pen, (.18 * math.cos(k * 2.4) * (k / 10) ** .4, .18 * math.sin(k * 2.4) * (k / 10) ** .4, .06), 1.15, c=c); e.rotation_euler = (-.22 * math.sin(k * 2.4), .22 * math.cos(k * 2.4), k)
    for c, x, y, r in (('#3f6ea3', .62, -.40, .5), ('#e3b04b', .52, -.62, .2)): e = group(pen, (x - .6, y - .2, .05), .95, c=c); e.rotation_euler = (0, math.pi / 2, r)
    box(-.72, -.30, .05, .5, .62, .06, mat('pad', '#fbf4e6', rough=.8), bevel=.01, rot=.3); box(-.72, -.30, .03, .54, .66, .04, mat('padc', '#2b3a63', rough=.6), bevel=.01, rot=.3)


@scene('paints', 'lilac', fit=(2.3, 1.2, 2.3), ax=.3, up=4.4, lens=80)
def paints():
    wd = mat('wd', '#d2a870', rough=.55); n = 60; pts = [(1.0 * math.cos(t) * (1 + .1 * math.sin(2 * t + 1)), .74 * math.sin(t) * (1 + .12 * math.cos(t))) for t in [2 * math.pi * i / n for i in range(n)]]; vs = [(x, y, z) for z in (.02, .09) for x, y in pts]; fs = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]; me = bpy.data.meshes.new('p'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('p', me); bpy.context.collection.objects.link(o); add(o, wd, bevel=.02)
    cyl(.42, -.34, .092, .15, .012, mat('hole', '#8a6a4a', rough=.9), bevel=.003)
    for k, c in enumerate(('#b8203c', '#e08a3a', '#e3b04b', '#6f9a68', '#3f6ea3', '#7460b0', '#fbf4e6')): a = .3 + k * .62; sph(.74 * math.cos(a) - .02, .50 * math.sin(a), .10, .16, mat('pt%d' % k, c, rough=.25, coat=.7), 1.0, .85, .42)
    for k, (x0, y0, x1, y1, c) in enumerate(((-.75, -.75, .55, .25, '#86163a'), (-.45, -.85, .75, -.05, '#2b3a63'), (-.98, -.55, .30, .42, '#7d9170'))):
        d = Vector((x1 - x0, y1 - y0, .10)); P = lambda t: (x0 + d.x * t, y0 + d.y * t, .16 + .06 * k * 0 + d.z * t); tube([P(0) + (.6,), P(.5) + (1,), P(.78) + (1,)], .032, mat('br' + c, c, rough=.4, coat=.4)); tube([P(.78), P(.88)], .036, M()['gold']); tube([P(.88) + (1,), P(.95) + (1.15,), P(1.03) + (.15,)], .034, mat('bri', '#5b3a26', rough=.9))


@scene('yarn', 'rose', fit=(2.0, 1.4, 2.1), ax=-.3)
def yarn():
    for x, y, z, r, c in ((-.55, .05, .45, .45, '#86163a'), (.42, .18, .45, .45, '#e3b667'), (.02, -.42, .38, .38, '#8fae9f')):
        m = mat('yn' + c, c, rough=.95, sheen=.8); sph(x, y, z, r * .95, m); random.seed(int(r * 100 + x * 10))
        for k in range(26): t = Euler((random.uniform(0, 6), random.uniform(0, 6), 0)); o = torus(x, y, z, r * .955, .022, m); o.rotation_euler = t
    m = mat('yn#e3b667', '#e3b667', rough=.95); tube([(.60, -.15, .05), (.85, -.45, .03), (.62, -.72, .03), (.95, -.85, .03)], .022, m); w = mat('nd', '#c49a62', rough=.5)
    for a, b in (((-.95, .3, 1.15), (.25, -.1, .45)), ((.65, .45, 1.25), (-.65, .0, .50))): tube([a, b], .028, w); sph(*a, .06, w)


def book(w, d, h, m, page=None):
    page = page or mat('pg', '#f5ead6', rough=.85); box(.02, 0, h / 2, w - .07, d - .08, h - .05, page, bevel=.008)
    for z in (.018, h - .018): box(0, 0, z, w, d, .036, m, bevel=.012)
    box(-w / 2 + .02, 0, h / 2, .05, d, h, m, bevel=.022)


def stood(color, deco, w=1.05, h=.24, d=1.40):
    """a book that stands with its cover to the viewer"""
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); m = mat('bk' + color, color, rough=.5, coat=.15); g = M()['gold']; book(w, d, h, m)
    for dx, dy, sx, sy in ((0, d * .44, w * .82, .018), (0, -d * .44, w * .82, .018), (w * .41, 0, .018, d * .88), (-w * .39, 0, .018, d * .88)): box(dx, dy, h + .002, sx, sy, .012, g, bevel=.003)
    deco(h, g)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None: o.parent = e
    e.rotation_euler = (math.radians(80), 0, .12); e.location = (0, .1, d / 2 * math.sin(math.radians(80)) + .0); return e


def deco_gol(h, g): box(0, .12, h + .004, .52, .40, .012, imgmat('lb', tex('label.png'), coords='Generated', proj='FLAT', rot=(0, 0, 0), rough=.6), bevel=.002); box(0, -.34, h + .004, .5, .03, .012, g, bevel=.003); box(0, -.42, h + .004, .32, .02, .012, g, bevel=.003)


@scene('book-poems', 'honey', fit=(1.6, 1.75, 2.1), ax=.3, rot=-.2)
def poems(): stood('#7a1233', deco_gol); group(book, (.15, -.52, 0), .8, rot=.3, w=1.1, d=.8, h=.14, m=mat('bx', '#e3c79a', rough=.6))


@scene('book-tales', 'sky', fit=(1.7, 1.75, 2.1), ax=-.3, rot=-.2)
def tales():
    def deco(h, g):
        cyl(.18, .30, h, .20, .012, mat('mo', '#f2cf7a', rough=.5), bevel=0); cyl(.26, .34, h + .004, .17, .012, mat('bk#2b3a63', '#2b3a63', rough=.5), bevel=0)
        for k in range(9): x, y = -.36 + .09 * ((k * 5) % 9), -.02 + .5 * ((k * 4) % 9) / 9; box(x, y, h + .003, .03, .03, .01, g, bevel=.002, rot=.785)
        for k, c in enumerate(('#7d9170', '#5f7f56')): sph(-.16 + .32 * k, -.42, h - .02, .24, mat('hl%d' % k, c, rough=.7), 1.1, .5, .12)
        box(.02, -.16, h + .01, .16, .22, .03, mat('twr', '#f3e3d3', rough=.6), bevel=.004); bpy.ops.mesh.primitive_cone_add(vertices=3, radius1=.13, depth=.02, location=(.02, .02, h + .01), rotation=(0, 0, math.pi / 2)); add(bpy.context.object, mat('rf', '#b8203c', rough=.5), smooth=False)
    stood('#2b3a63', deco, 1.15); rb = box(.18, -.28, .02, .10, .5, .014, mat('rbn', '#b8203c', rough=.4), bevel=.003)


@scene('book-cook', 'mint', fit=(1.7, 1.6, 2.1), ax=.3, rot=-.15)
def cook():
    def deco(h, g):
        cyl(0, .12, h, .30, .02, mat('plt', '#f7efe3', rough=.3, coat=.5), bevel=.005); torus(0, .12, h + .012, .28, .012, g); sph(0, .12, h + .01, .17, mat('rice', '#e9b660', rough=.7), 1, 1, .35)
        for k in range(7): box(.11 * math.cos(k * .9), .12 + .11 * math.sin(k * .9), h + .06, .05, .02, .02, mat('crt', '#e0742e', rough=.5), bevel=.004, rot=k)
        box(0, -.36, h + .004, .6, .05, .012, g, bevel=.003); box(0, -.46, h + .004, .4, .025, .012, g, bevel=.003)
    stood('#7d9170', deco, 1.15); wd = mat('sp', '#b98a5c', rough=.6); sph(.50, -.52, .06, .14, wd, 1.3, .85, .35); tube([(.38, -.54, .06), (.0, -.62, .05), (-.3, -.70, .05)], .03, wd)
    for x, y in ((-.55, -.40), (-.70, -.22)): lathe([(0, 0), (.10, .02), (.14, .12), (.10, .2), (0, .19)], mat('tom', '#b8203c', rough=.25, coat=.5), x, y, 0, 32)


@scene('fountain-pen', 'tea', fit=(2.1, 1.0, 2.1), ax=-.3, rot=.25, up=2.6)
def pen():
    v = mat('vv', '#2b3a63', rough=.75, sheen=1); l = mat('ln', '#f6ecdf', rough=.75, sheen=.6); g = M()['gold']; k = mat('pk', '#7a1233', rough=.15, coat=1); w, d, h = 2.0, .72, .26; box(0, 0, .03, w, d, .06, v)
    for dx, dy, sx, sy in ((0, d / 2, w, .06), (0, -d / 2, w, .06), (w / 2, 0, .06, d), (-w / 2, 0, .06, d)): box(dx, dy, h / 2, sx, sy, h, v, bevel=.015)
    box(0, 0, .14, w - .08, d - .08, .16, l, bevel=.03); e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); lathe([(0, -.80), (.06, -.79), (.085, -.5), (.09, .0), (.085, .22)], k); lathe([(.06, .22), (.055, .52), (.065, .55)], mat('gr', '#2a161b', rough=.2, coat=.8)); lathe([(.05, .55), (.045, .62), (.0, .86)], g); torus(0, 0, .22, .085, .014, g); torus(0, 0, -.48, .086, .012, g)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (0, math.pi / 2, 0); e.location = (-.05, -.08, .28); o = box(0, d / 2 + .10, .48, w, .10, .60, v, bevel=.03); o.rotation_euler = (-.3, 0, 0); lab = imgmat('lab', tex('label.png'), coords='Generated', proj='FLAT', rot=(math.radians(90), 0, 0), rough=.6); o = box(0, d / 2 + .035, .50, .44, .02, .34, lab, bevel=.003); o.rotation_euler = (-.3, 0, 0)


@scene('notebook', 'plum', fit=(1.7, 1.5, 2.1), ax=.3, rot=-.15, up=2.0)
def notebook():
    e = stood('#86163a', lambda h, g: box(0, .05, h + .002, .86, 1.12, .012, imgmat('nb', tex('wrap.png'), scale=(1.5, 1.5, 1.8), rough=.6), bevel=.003), 1.0, .2, 1.3); box(.34, -.06, .66, .05, .03, 1.30, M()['satin'], bevel=.004).rotation_euler = (-.17, 0, .12)
    o = cyl(.15, -.55, .06, .045, 1.0, mat('pn', '#2b3a63', rough=.2, coat=.8), bevel=.01); o.rotation_euler = (0, math.pi / 2, .25); o = cyl(-.1, -.61, .06, .05, .05, M()['gold'], bevel=.005); o.rotation_euler = (0, math.pi / 2, .25)


@scene('desk-calendar', 'pearl', fit=(1.8, 1.5, 2.1), ax=-.3, rot=-.2)
def calendar():
    b = mat('cb', '#2b3a63', rough=.5); p = mat('cp', '#fdf8ef', rough=.75); r = mat('cr', '#86163a', rough=.5); e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); box(0, 0, .62, 1.5, .04, 1.2, b, bevel=.01); box(0, -.035, .60, 1.40, .03, 1.10, p, bevel=.004); box(0, -.055, 1.00, 1.40, .01, .28, r, bevel=.002); box(-.42, -.062, 1.0, .26, .01, .2, imgmat('lab', tex('label.png'), coords='Generated', proj='FLAT', rot=(math.radians(90), 0, 0), rough=.6), bevel=.002); box(.18, -.062, 1.0, .6, .01, .06, M()['gold'], bevel=.002)
    for j in range(5):
        for i in range(7): box(-.57 + .19 * i, -.056, .72 - .13 * j, .085, .012, .055, r if (i, j) == (3, 2) else mat('ci%d' % (i > 4), ('#8a7a7a', '#c98f6a')[i > 4], rough=.8), bevel=.002)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (-.28, 0, 0); e.location = (0, -.05, .02); o = box(0, .42, .60, 1.5, .04, 1.22, b, bevel=.01); o.rotation_euler = (.16, 0, 0)
    for k in range(13): torus(-.66 + .11 * k, .24, 1.19, .065, .012, M()['gold'], rot=(0, math.pi / 2, 0))
