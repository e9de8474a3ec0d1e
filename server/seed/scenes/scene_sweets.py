"""Chocolate, sweets and honey."""
from parts import *

DARK, MILK, IVORY = '#3b1d12', '#7a4425', '#f2e2c9'


def choc_mats():
    return mat('dk', DARK, rough=.38, coat=.25), mat('mk', MILK, rough=.38, coat=.2), mat('wh', IVORY, rough=.4, coat=.2)


def pralines(nx, ny, heart=False):
    """an open box of nx by ny pralines, its lid with the carpet pattern leaning behind"""
    d = .42; w = nx * d + .22; h = ny * d + .22; c = M(); bm = mat('bx', '#86163a', rough=.5, sheen=.2); inn = mat('in', '#f3e6d3', rough=.8); gold = mat('g', '#d8ae67', rough=.3, metal=1)
    box(0, 0, .03, w, h, .06, bm)
    for dx, dy, sx, sy in ((0, h / 2, w, .05), (0, -h / 2, w, .05), (w / 2, 0, .05, h), (-w / 2, 0, .05, h)): box(dx, dy, .15, sx, sy, .30, bm, bevel=.012)
    box(0, 0, .08, w - .06, h - .06, .04, inn, bevel=.005); ms = choc_mats(); pist = mat('ps', '#8a9a4a', rough=.8); pink = mat('pk', '#c8486a', rough=.4, coat=.3)
    cup = bake(lathe, [(.10, 0), (.155, .015), (.15, .03), (.165, .11), (.16, .12)], gold, 0, 0, 0, 36, 0, 0)
    for i in range(nx):
        for j in range(ny):
            x = (i - (nx - 1) / 2) * d; y = (j - (ny - 1) / 2) * d; m = ms[(i * 2 + j) % 3]; k = (i * 3 + j * 2) % 4; inst(cup, x, y, .10)
            if k == 0: sph(x, y, .25, .16, m, 1, 1, .88); top = .385
            elif k == 1: box(x, y, .24, .26, .26, .20, m, bevel=.05, rot=.4); top = .342
            elif k == 2: lathe([(0, .0), (.15, 0), (.16, .08), (.13, .16), (.06, .21), (0, .22)], m, x, y, .14, 36); top = .36
            else: cyl(x, y, .23, .15, .19, m, bevel=.04); top = .33
            t = (i + j * 2) % 4
            if t == 0:
                for q in range(6): sph(x + .05 * math.cos(q * 2.4), y + .05 * math.sin(q * 2.4), top - .012, .018, pist)
            elif t == 1: box(x, y, top, .05, .05, .012, gold, bevel=.002, rot=.6)
            elif t == 2: tube([(x - .1, y - .05, top - .03), (x - .03, y + .05, top + .002), (x + .03, y - .05, top + .002), (x + .1, y + .05, top - .03)], .012, ms[2] if m != ms[2] else ms[0])
            else: sph(x, y, top - .01, .035, pink)
    lid = imgmat('wrap', tex('wrap.png'), scale=(.8, .96, .96), rough=.5)
    o = box(.12, h / 2 + .42, w * .42 + .02, w * 1.03, w * .86, .14, lid, bevel=.015); o.rotation_euler = (math.radians(70), 0, 0)


scene('choc-16', 'rose', fit=(2.25, 1.7, 2.6), ax=.35, rot=-.22, up=2.9, lens=72)(lambda: pralines(4, 4))
scene('choc-25', 'pearl', fit=(2.35, 1.8, 2.8), ax=-.35, rot=.2, up=2.9, lens=72)(lambda: pralines(5, 5))


def heart_shape(m, R, h, z=0, s=1.0, bevel=.04):
    n = 72; vs = []
    for zz in (0, h):
        for i in range(n):
            t = 2 * math.pi * i / n; vs.append((s * R * 16 * math.sin(t) ** 3 / 16, s * R * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16, z + zz))
    fs = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    me = bpy.data.meshes.new('h'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('h', me); bpy.context.collection.objects.link(o); return add(o, m, bevel=bevel)


@scene('choc-heart', 'plum', fit=(2.1, 1.85, 2.4), ax=-.35, up=2.7, lens=72)
def choc_heart():
    red = mat('hr', '#9c1840', rough=.4, coat=.3, sheen=.2); c = M(); heart_shape(red, 1.0, .24); heart_shape(mat('hi', '#f3e6d3', rough=.8), .92, .03, .225)
    ms = choc_mats(); n = 0
    cup = bake(lathe, [(.10, 0), (.145, .015), (.14, .03), (.155, .09), (.15, .10)], c['gold'], 0, 0, 0, 36, 0, 0)
    small = bake(heart_shape, ms[1], .15, .13); smalld = bake(heart_shape, ms[0], .15, .13); smallp = bake(heart_shape, mat('rub', '#d0567a', rough=.4, coat=.3), .15, .13)
    for y, xs in ((.42, (-.58, -.24, .24, .58)), (.08, (-.66, -.33, 0, .33, .66)), (-.25, (-.42, -.14, .16, .44)), (-.57, (-.17, .17)), (-.80, (0,))):
        for x in xs:
            n += 1; inst(cup, x, y, .24); k = n % 4
            if k == 0: inst(small, x, y - .0, .29)
            elif k == 1: sph(x, y, .36, .13, ms[0], 1, 1, .85)
            elif k == 2: inst(smallp, x, y, .29)
            else: sph(x, y, .36, .13, ms[2], 1, 1, .85); tube([(x - .08, y, .455), (x, y + .04, .475), (x + .08, y, .455)], .01, ms[0])
    lid = heart_shape(red, 1.05, .16); lid.location = (.45, .80, .98); lid.rotation_euler = (math.radians(78), 0, math.radians(-10))
    heart_shape(c['gold'], 1.07, .02).matrix_world = lid.matrix_basis @ Matrix.Translation((0, 0, .07))


@scene('choc-bar', 'cocoa', fit=(2.0, 1.5, 2.2), ax=.35, up=2.6)
def choc_bar():
    dk = choc_mats()[0]; foil = mat('foil', '#d8ae67', rough=.32, metal=1); wrap = imgmat('wrap', tex('wrap.png'), scale=(1.5, 1.5, 1.8), rough=.5); before = set(bpy.data.objects)
    box(0, 0, .05, 1.02, 1.5, .06, dk, bevel=.01)
    for i in range(3):
        for j in range(4): box((i - 1) * .33, .58 - j * .33, .10, .29, .29, .10, dk, bevel=.035)
    box(0, -.62, .07, 1.08, .95, .15, wrap, bevel=.02); box(0, -.13, .075, 1.06, .12, .12, foil, bevel=.02); 
    new = [o for o in bpy.data.objects if o not in before]; e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e)
    for o in new: o.parent = e
    e.rotation_euler = (math.radians(52), 0, -.3); e.location = (-.1, .15, .78)
    for x, y, r in ((.72, -.72, .3), (.42, -.98, 1.1), (.98, -.5, .8)): box(x, y, .06, .27, .27, .11, dk, bevel=.035, rot=r)
    bean = mat('bean', '#5b2f1b', rough=.5)
    for x, y, r in ((-.75, -.85, .4), (-.95, -.6, 1.2), (-.58, -1.05, 2.0)): sph(x, y, .08, .12, bean, 1.35, .85, .65).rotation_euler = (0, 0, r)


@scene('choc-nuts', 'honey', fit=(2.1, 1.5, 2.2), ax=-.35, up=2.6)
def choc_nuts():
    mk = choc_mats()[1]; nut = mat('nut', '#c08a4f', rough=.55); board = mat('brd', '#b98a5c', rough=.7); cyl(0, 0, .05, 1.05, .10, board, bevel=.03)
    for z, rot, dx in ((.16, .25, 0), (.30, -.12, .03), (.44, .4, -.02)):
        before = set(bpy.data.objects); box(0, 0, 0, 1.0, .68, .08, mk, bevel=.015)
        for i in range(3):
            for j in range(2): box((i - 1) * .33, (j - .5) * .33, .045, .29, .29, .07, mk, bevel=.03)
        for k in range(9): sph(.42 * math.cos(k * 2.4) * (.3 + .08 * k), .26 * math.sin(k * 2.4), .075, .065, nut, 1, .9, .8)
        new = set(bpy.data.objects) - before; e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e)
        for o in new: o.parent = e
        e.location = (dx, .05, z); e.rotation_euler = (0, 0, rot)
    shell = mat('wn', '#a8794a', rough=.7)
    for x, y in ((-.72, -.38), (.70, -.42), (.5, -.75)): sph(x, y, .22, .13, shell, 1, .9, .95); torus(x, y, .22, .125, .012, mat('wr', '#8a5f38', rough=.7), rot=(math.pi / 2, 0, .4))
    for x, y in ((-.42, -.72), (-.22, -.82), (.2, -.85), (-.6, -.62), (.78, -.1)): sph(x, y, .17, .075, nut, 1, 1, 1.1)


def jar(fill, lidm, R=.5, H=.95):
    """a glass jar: what is inside is solid, a thin rim and a lid make it glass"""
    lathe([(.02, 0), (R * .9, 0), (R, .08), (R, H * .75), (R * .82, H * .9), (R * .82, H), (0, H)], fill); cyl(0, 0, H + .05, R * .88, .14, lidm, bevel=.03)


@scene('candy-jar', 'plum', fit=(1.6, 1.75, 2), ax=.3)
def candy_jar():
    c = M(); por = mat('por', '#f7efe3', rough=.22, coat=.7)
    lathe([(.02, 0), (.36, 0), (.38, .04), (.16, .10), (.14, .26), (.40, .36), (.72, .62), (.76, .80), (.74, .80), (.68, .64), (.3, .42), (0, .40)], por); torus(0, 0, .80, .75, .016, c['gold'])
    for z, r in ((.56, .672),): torus(0, 0, z, r, .014, c['pom'])
    cols = [mat('cd%d' % i, h, rough=.28, coat=.6) for i, h in enumerate(('#c2284f', '#f2c9be', '#e3b667', '#8fae9f', '#f6ede0', '#d8486a', '#9d90b5'))]; random.seed(3)
    balls = [bake(sph, 0, 0, 0, .105, m) for m in cols]
    for layer, (top, n) in enumerate(((.62, 19), (.52, 17), (.40, 12), (.26, 7), (.02, 1))):
        for k in range(n): a = k * 2 * math.pi / n + layer * .4; inst(balls[random.randrange(7)], top * math.cos(a), top * math.sin(a), .80 + layer * .115 + random.uniform(-.02, .02))
    for x, y, k in ((.82, -.45, 0), (.98, -.15, 2), (-.8, -.55, 3), (.6, -.72, 5)): inst(balls[k], x, y, .105)


@scene('cookies', 'sand', fit=(2.15, 1.6, 2.2), ax=-.35, up=2.5)
def cookies():
    lathe([(.02, 0), (.5, 0), (.52, .04), (.96, .12), (.98, .14), (.5, .07), (0, .06)], mat('por', '#f7efe3', rough=.22, coat=.7)); torus(0, 0, .135, .97, .012, M()['gold'])
    ck = mat('ck', '#d9a866', rough=.75); ck2 = mat('ck2', '#c48d4c', rough=.75); sug = mat('sug', '#fdf6ec', rough=.8); dot = mat('dot', '#86163a', rough=.4)

    def one():
        cyl(0, 0, .06, .26, .12, ck, bevel=.05)
        for k in range(8): a = k * .785; o = box(.16 * math.cos(a), .16 * math.sin(a), .12, .15, .045, .02, ck2, bevel=.01, rot=a)
        sph(0, 0, .12, .05, dot, 1, 1, .5)
        for k in range(8): a = k * .785 + .39; sph(.2 * math.cos(a), .2 * math.sin(a), .12, .02, sug)
    c = bake(one)
    for k in range(8): inst(c, .60 * math.cos(k * .785), .60 * math.sin(k * .785), .10, rx=-.12 * math.sin(k * .785), ry=.12 * math.cos(k * .785), rz=k)
    for k in range(6): inst(c, .38 * math.cos(k * 1.047 + .3), .38 * math.sin(k * 1.047 + .3), .25, rx=.06, rz=k)
    for k in range(3): inst(c, .24 * math.cos(k * 2.094 + .9), .24 * math.sin(k * 2.094 + .9), .39, rx=-.05, rz=k)
    inst(c, .0, -.03, .53, rx=.28)


@scene('lollipops', 'mint', fit=(1.6, 2.05, 2), ax=.3, pr=1.15)
def lollipops():
    lathe([(.02, 0), (.30, 0), (.36, .5), (.40, .62), (.38, .62), (.3, .5), (0, .4)], mat('cup', '#f7efe3', rough=.25, coat=.6)); torus(0, 0, .35, .345, .012, M()['gold']); st = mat('stk', '#fbf6ec', rough=.6)
    for x, z, y, cc, r in ((-.42, 1.35, -.05, ('#c2284f', '#fbeee2'), .30), (.40, 1.42, .05, ('#e3b667', '#fbeee2'), .30), (0, 1.75, .12, ('#9d90b5', '#fbeee2'), .34), (-.08, 1.12, -.26, ('#5f9a86', '#fbeee2'), .27)):
        tube([(x * .25, y * .5, .4), (x, y, z)], .025, st); m = [mat('l%s%d' % (cc[i], i), cc[i], rough=.2, coat=.8) for i in (0, 1)]
        o = cyl(x, y, z, r, .10, m[1], bevel=.04); o.rotation_euler = (math.pi / 2, 0, 0)
        for ph in (0, 2.094, 4.189):
            tube([(x + rr * math.cos(ph + rr * 8), y - .045, z + rr * math.sin(ph + rr * 8)) for rr in [r * .93 * i / 14 for i in range(15)]], .032, m[0])
    bow2(0, -.40, .44, M()['pom'], s=.42, tails=False); torus(0, 0, .46, .365, .02, M()['pom'])


@scene('popcorn', 'honey', fit=(1.6, 1.9, 2), ax=-.3)
def popcorn():
    vs = []; fs = []; n = 48; red = mat('pr', '#9c1840', rough=.6); w = mat('pw', '#fbf3e6', rough=.6)
    for i in range(n):
        a = 2 * math.pi * i / n
        for r, z in ((.40, 0), (.58, 1.1)): vs.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n): k = (i + 1) % n; fs.append((2 * i, 2 * k, 2 * k + 1, 2 * i + 1))
    me = bpy.data.meshes.new('b'); me.from_pydata(vs, [], fs); me.materials.append(red); me.materials.append(w)
    for i, p in enumerate(me.polygons): p.material_index = (i // 3) % 2; p.use_smooth = True
    o = bpy.data.objects.new('b', me); bpy.context.collection.objects.link(o); cyl(0, 0, .01, .4, .02, w); label_on(0, -.53, .55, .42, .33).rotation_euler = (-.16, 0, 0)
    corn = [mat('pc%d' % i, h, rough=.75, sheen=.2) for i, h in enumerate(('#fdf3d8', '#f6dfa6', '#e9b660'))]

    def kernel(m):
        for k in range(6): sph(.055 * math.cos(k * 2.4), .055 * math.sin(k * 2.4), .03 * math.cos(k * 1.7), .06, m)
    ks = [bake(kernel, m) for m in corn]
    for i, (r, a) in enumerate(sprinkle(70, .55)): inst(ks[(i * 5 + i // 3) % 3], r * math.cos(a), r * math.sin(a), 1.10 + .26 * (1 - (r / .6) ** 2), 1.05, rx=i, ry=i * .7)
    for i, (x, y) in enumerate(((.62, -.4), (.75, -.15), (-.66, -.42), (.45, -.68))): inst(ks[i % 3], x, y, .08, 1, rx=i)
