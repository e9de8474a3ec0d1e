"""Living plants, branches, bowls, and tulips in a vase."""
from bind import *

CLAY = '#c4704b'


def hyacinth(colors):
    """a dense spike of stars with six narrow petals that bend back; the youngest, at its top, are still closed"""
    pot(mat('pt', '#f4ebe0', rough=.35, coat=.4), .36, .40); green = green_mat('hl', '#5f8f46', '#43703a', '#86b066'); t = np.linspace(0, 1, 12); m = petal_mat('hy', *colors, through=.3)
    tube([(0, 0, .4), (0, 0, 1.75, .7)], .07, green); stars = []
    for spread in (1, .85, .45):
        star = Bloom(); r = .02 + .17 * spread * np.clip(t - .2, 0, 1); z = .10 * SMOOTH(0, .4, t) + .04 * (1 - spread) * t - .13 * spread * np.clip(t - .5, 0, 1) ** 1.5
        for k in range(6): a = k * math.pi / 3; star.ribbon(np.stack([r * math.cos(a), r * math.sin(a), z], -1), (-math.sin(a), math.cos(a), 0), .061 * np.sin(math.pi * (.22 + .74 * t)), cup=-.2, rnd=k % 2)
        stars.append(star.mesh([m], thick=.006))
    for i in range(64):
        q = i / 63; a = i * 2.4; r = .15 - .09 * q ** 3
        lean(stars[0 if q < .7 else 1 if q < .9 else 2], r * math.cos(a), r * math.sin(a), .80 + .98 * q, 1.72 - .5 * q - .8 * q ** 6, a, 1.1 - .3 * q ** 2, i * 1.3)
    lf = leaf_bloom(.95, .17, -.42, green, fold=.4)
    for k in range(7): grow(lf, 0, 0, .38, k * .9 - 1.2, .45 + .2 * (k % 2), 1 - .1 * (k % 3))


for name, pal, colors in (('hyacinth-violet', 'lilac', ('#5743a3', '#7d6bcb', '#b9aeee')), ('hyacinth-white', 'sage', ('#c9d69a', '#f6f3e6', '#fffdf8')), ('hyacinth-pink', 'rose', ('#cc5a84', '#e886a8', '#fbd0dc'))):
    scene(name, pal, fit=(2.0, 2.5, 2), ax=.3, pr=1.1, up=1.5)(lambda colors=colors: hyacinth(colors))


@scene('cherry-branches', 'sky', fit=(2.0, 2.35, 2.2), ax=-.3, pr=1.2)
def cherry():
    vase(mat('vase', '#2b3a63', rough=.35, coat=.4), bands=False); torus(0, 0, .5, .478, .012, M()['gold'])
    wood = mat('wd', '#5b4034', rough=.8)
    fl = [flat_flower(c, 5, .105, '#d9607a', .09, .035, i) for i, c in enumerate(('#f9dfe0', '#f5c9cf', '#fdf1ee'))]
    bud = mat('bud', '#e58fa0', rough=.5); n = 0
    for a, L, up in ((2.9, .75, 1.05), (.3, .85, 1.0), (1.3, .35, 1.45), (-1.0, .5, 1.15), (2.0, .55, 1.35), (-.3, .62, 1.3), (-2.4, .6, 1.1)):
        pts = [(.05 * math.cos(a), .05 * math.sin(a), .8)]
        for k in range(1, 7):
            t = k / 6; pts.append((L * t * math.cos(a + .3 * math.sin(k * 2)), L * t * math.sin(a + .3 * math.sin(k * 2)), 1.05 + up * t))
        tube([(x, y, z, 1.0 - .11 * k) for k, (x, y, z) in enumerate(pts)], .028, wood)
        for k in range(1, 7):
            for q in range(4):
                x, y, z = pts[k]; n += 1; b = n * 2.4
                t = (q / 4); x0, y0, z0 = pts[k - 1]; x, y, z = x + (x0 - x) * t, y + (y0 - y) * t, z + (z0 - z) * t
                if n % 6 == 5: sph(x + .05 * math.cos(b), y + .05 * math.sin(b), z + .03, .03, bud); continue
                o = lean(fl[n % 3], x + .04 * math.cos(b), y + .04 * math.sin(b), z + .02, 1.0, b, 1.0 + .25 * (n % 2), n)
                if n % 2: o.rotation_euler = (1.1, .3 * math.sin(n), n)


@scene('lotus-bowl', 'mint', fit=(2.1, 1.5, 2.2), ax=.3)
def lotus():
    lathe([(.02, 0), (.35, 0), (.37, .04), (.62, .20), (.82, .44), (.80, .45), (.58, .24), (.0, .22)], mat('bowl', '#2b3a63', rough=.3, coat=.6)); torus(0, 0, .445, .81, .014, M()['gold'])
    cyl(0, 0, .36, .74, .02, mat('wat', '#9cc3bd', rough=.05, coat=1), bevel=0)
    g = mat('pad', '#4f8355', rough=.45)
    for x, y, r in ((-.42, -.28, .24), (.40, -.38, .2), (.45, .25, .24), (-.4, .32, .2)): cyl(x, y, .385, r, .012, g, bevel=.004)
    for ring, (n, L, w, tilt, c) in enumerate(((9, .62, .30, .30, '#f2b9c2'), (8, .56, .28, .62, '#f6cdd2'), (6, .46, .24, .95, '#fae0e0'), (4, .36, .2, 1.2, '#fdeeea'))):
        p = bake(blade, mat('lp%d' % ring, c, rough=.45, sheen=.4), L, w, .12)
        for k in range(n):
            o = inst(p, 0, 0, .42 + .03 * ring, 1); o.rotation_euler = (0, -tilt, k * 2 * math.pi / n + ring * .4)
    sph(0, 0, .56, .09, mat('lc', '#e3b94f', rough=.6))
    for i in range(18): a = i * .349; tube([(.06 * math.cos(a), .06 * math.sin(a), .56), (.13 * math.cos(a), .13 * math.sin(a), .70)], .009, mat('ls', '#ecc75f'))


def ficus(n, tall, wide):
    pot(mat('clay', CLAY, rough=.8), .40, .50)
    stem = mat('st', '#6d5238', rough=.8); g = [bake(blade, mat('fg%d' % i, c, rough=.3, coat=.3), .42, .25, .10, .1) for i, c in enumerate(('#3f6e3c', '#4d7f45', '#356034'))]
    stems = [(0, 0, tall), (.10, .05, tall * .82), (-.10, .03, tall * .7)]
    for sx, sy, h in stems: tube([(sx * .4, sy, .45), (sx * 1.5, sy, .5 + h * .5), (sx * 2.4, sy * 2, .5 + h)], .03, stem)
    for i in range(n):
        t = (i + .5) / n; sx, sy, h = stems[i % 3]; a = i * 2.4; q = .35 + .65 * t
        o = inst(g[i % 3], sx * (.4 + 2 * q) + .03 * math.cos(a), sy + .03 * math.sin(a), .5 + h * q, wide * (1.15 - .35 * t)); o.rotation_euler = (.25 * math.sin(i), -.35 - .55 * t, a)


scene('ficus-30', 'peach', fit=(1.5, 1.35, 2), ax=.3)(lambda: ficus(15, .55, .9))
scene('ficus-50', 'sage', fit=(1.8, 1.9, 2), ax=-.3)(lambda: ficus(30, 1.05, 1.05))
scene('ficus-80', 'pearl', fit=(2.0, 2.45, 2.2), ax=.3, pr=1.15)(lambda: ficus(54, 1.9, 1.2))


def cactus_body(r, h, x=0, y=0, z=0, ribs=12):
    m = mat('cac', '#5c8a5a', rough=.6); vs = []; fs = []; U = ribs * 8; V = 20
    for j in range(V + 1):
        t = j / V; a = math.pi * .5 * min(1, max(0, (t - .55) / .45)); rr = r * (math.cos(a) if t > .55 else .9 + .1 * t / .55); zz = h * t if t < .55 else h * .55 + h * .45 * math.sin(a)
        for i in range(U):
            b = 2 * math.pi * i / U; q = rr * (1 + .10 * math.cos(ribs * b)); vs.append((x + q * math.cos(b), y + q * math.sin(b), z + zz))
    for j in range(V):
        for i in range(U): k = j * U + i; k2 = j * U + (i + 1) % U; fs.append((k, k2, k2 + U, k + U))
    me = bpy.data.meshes.new('c'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('c', me); bpy.context.collection.objects.link(o); add(o, m)
    sp = mat('sp', '#f4ecd8', rough=.6)
    for j in range(7):
        for i in range(ribs):
            b = 2 * math.pi * i / ribs; t = .12 + .8 * j / 7; a = math.pi * .5 * min(1, max(0, (t - .55) / .45)); rr = (r * math.cos(a) if t > .55 else r * (.9 + .1 * t / .55)) * 1.1; zz = h * t if t < .55 else h * .55 + h * .45 * math.sin(a)
            sph(x + rr * math.cos(b), y + rr * math.sin(b), z + zz, .014, sp)


@scene('cactus-small', 'honey', fit=(1.5, 1.5, 2), ax=-.3)
def cactus_small():
    pot(mat('pt', '#f4ebe0', rough=.4, coat=.3), .42, .5); cactus_body(.34, .56, z=.46)
    f = flat_flower('#e0607f', 8, .17, '#f2cf5a', .09, .08); inst(f, 0, 0, 1.02); inst(f, .10, -.16, .98, .8, rx=.6)


@scene('cactus-medium', 'mint', fit=(1.7, 2.0, 2), ax=.3)
def cactus_medium():
    pot(mat('clay', CLAY, rough=.8), .44, .5); cactus_body(.24, 1.25, z=.46, ribs=10); m = mat('cac2', '#5c8a5a', rough=.6)
    tube([(.15, 0, .95), (.42, 0, .98), (.46, 0, 1.25)], .09, m); sph(.46, 0, 1.28, .09, m, 1, 1, 1.6); tube([(-.15, 0, 1.15), (-.36, 0, 1.17), (-.39, 0, 1.38)], .08, m); sph(-.39, 0, 1.4, .08, m, 1, 1, 1.6)
    f = flat_flower('#f0a44a', 8, .13, '#fbe08a', .07, .06); inst(f, 0, 0, 1.71)
    for k in range(9): sph(.3 * math.cos(k * .7), .3 * math.sin(k * .7), .50, .05, mat('pb%d' % (k % 3), ('#d9cbb8', '#c0b09b', '#eee4d6')[k % 3], rough=.8), 1, 1, .6)


@scene('palm', 'sand', fit=(2.2, 2.4, 2.4), ax=-.3, pr=1.15)
def palm():
    lathe([(.02, 0), (.34, 0), (.44, .1), (.48, .45), (.42, .5), (.40, .42), (.0, .42)], mat('wk', '#b98a55', rough=.8))
    for k in range(5): torus(0, 0, .06 + k * .09, .415 + .03 * math.sin(k), .02, mat('wk2', '#a57743', rough=.85))
    st = mat('ps', '#6e8f4a', rough=.6); lf = bake(blade, mat('plf', '#4c8049', rough=.4, coat=.2), .46, .12, .05, .12)
    for k in range(11):
        a = k * 2.4; L = .75 + .12 * (k % 3); up = 1.55 - .065 * k; pts = []
        for i in range(9):
            t = i / 8; r = L * t * (.45 + .55 * t); z = .42 + up * math.sin(t * 1.75); pts.append((r * math.cos(a), r * math.sin(a), z, 1 - .7 * t))
        tube(pts, .022, st)
        for i in range(3, 9):
            for sg in (-1, 1):
                x, y, z, _ = pts[i]; o = inst(lf, x, y, z, 1.15 - .06 * i); o.rotation_euler = (0, .35, a + sg * (.95 - .05 * i))
        x, y, z, _ = pts[8]; o = inst(lf, x, y, z, .8); o.rotation_euler = (0, .5, a)


@scene('orchid', 'plum', fit=(1.7, 2.35, 2), ax=.3, pr=1.15)
def orchid():
    pot(mat('pt', '#f7f1e8', rough=.25, coat=.6), .38, .52, rim=False); torus(0, 0, .26, .345, .012, M()['gold'])
    lf = bake(blade, mat('ol', '#47793f', rough=.3, coat=.3), .72, .26, .16, .22)
    for k in range(5): o = inst(lf, 0, 0, .52, 1 - .06 * k); o.rotation_euler = (0, -.25, k * 1.3 + .4)
    st = mat('os', '#6d8a4c', rough=.5)

    def bloom():
        p = mat('op', '#f3d3e2', rough=.45, sheen=.4); q = mat('oq', '#e8b4cf', rough=.45, sheen=.4)
        for a, L, w, m in ((1.571, .19, .11, p), (3.67, .19, .11, p), (5.76, .19, .11, p), (.26, .21, .19, q), (2.88, .21, .19, q)):
            o = blade(m, L, w, .03); o.rotation_euler = (0, 0, a)
        o = blade(mat('ox', '#a3265f', rough=.4), .10, .08, .05); o.rotation_euler = (0, 0, -1.571); o.location = (0, 0, .03); sph(0, 0, .04, .028, mat('oy', '#f2cf5a'))
    b = bake(bloom)
    for sg, top in ((1, 1.0), (-1, .82)):
        pts = []
        for i in range(12):
            t = i / 11; pts.append((sg * (.03 + .10 * t + .46 * t ** 3), -.05 - .12 * t * t, .5 + top * math.sin(t * 2.0) * 1.15))
        tube(pts, .017, st)
        for i in range(5, 12):
            x, y, z = pts[i]; o = inst(b, x + .03 * (-1) ** i, y - .07, z - .02, 1.15 - .04 * (i - 5)); o.rotation_euler = (1.25, .12 * (-1) ** i, .25 * (-1) ** i)


@scene('mini-garden', 'sage', fit=(2.4, 1.7, 2), ax=-.3)
def mini_garden():
    w = mat('tin', '#c8d4d6', rough=.35, metal=.3)
    for dx, dy, sx, sy in ((0, -.34, 1.7, .05), (0, .34, 1.7, .05), (-.85, 0, .05, .72), (.85, 0, .05, .72)): box(dx, dy, .24, sx, sy, .48, mat('tr', '#a9744a', rough=.7), bevel=.015)
    box(0, 0, .22, 1.64, .64, .38, mat('soil', '#4a3222', rough=1), bevel=.02)
    g = bake(blade, mat('mg', '#6f9a58', rough=.5), .30, .11, .10); g2 = bake(blade, mat('mg2', '#8fb08a', rough=.6), .26, .13, .06)
    for ring in range(4):
        for k in range(8): o = inst(g2, -.52, 0, .44 + .05 * ring, 1 - .2 * ring); o.rotation_euler = (0, -.25 - .33 * ring, k * .785 + ring * .4)
    cactus_body(.2, .5, x=.02, y=.02, z=.40, ribs=9)
    for k in range(22): o = inst(g, .55, 0, .44 + .02 * (k % 3), 1.1); o.rotation_euler = (0, -.5 - .9 * (k % 5) / 5, k * 2.4)
    label_on(0, -.372, .24, .40, .31)
    # a little watering can
    e = mat('can', '#7a1233', rough=.35, coat=.5); x = 1.28; lathe([(.02, 0), (.24, 0), (.25, .02), (.22, .38), (.20, .38)], e, x, -.25, 0); tube([(x - .2, -.25, .1), (x - .42, -.32, .28), (x - .50, -.34, .44)], .04, e)
    tube([(x + .2, -.25, .34), (x + .42, -.22, .36), (x + .40, -.22, .10), (x + .22, -.25, .08)], .028, e)
