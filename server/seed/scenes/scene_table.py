"""Tea, coffee and what is served in."""
from parts import *


def cup(m, x=0, y=0, z=0, s=1, inside=None, saucer=True, trim='#c8974a'):
    if saucer: lathe([(.02, 0), (.2 * s, 0), (.22 * s, .02 * s), (.42 * s, .07 * s), (.43 * s, .08 * s), (.2 * s, .04 * s), (0, .035 * s)], m, x, y, z); torus(x, y, z + .075 * s, .42 * s, .008, mat('tr', trim, rough=.25, metal=1)); z += .04 * s
    lathe([(.02, 0), (.14 * s, 0), (.15 * s, .03 * s), (.24 * s, .14 * s), (.29 * s, .36 * s), (.28 * s, .36 * s), (.22 * s, .15 * s), (0, .1 * s)], m, x, y, z); torus(x, y, z + .36 * s, .285 * s, .009, mat('tr', trim, rough=.25, metal=1))
    tube([(x + .27 * s, y, z + .30 * s), (x + .44 * s, y, z + .28 * s), (x + .40 * s, y, z + .13 * s), (x + .24 * s, y, z + .13 * s)], .026 * s, m)
    if inside: cyl(x, y, z + .31 * s, .262 * s, .012, mat('in' + inside, inside, rough=.1, coat=1), bevel=0)


def tin(color, R=.42, H=.95, label=True):
    c = M(); m = mat('tin' + color, color, rough=.35, coat=.4); cyl(0, 0, H * .42, R, H * .84, m, bevel=.02); cyl(0, 0, H * .92, R * 1.03, H * .17, m, bevel=.03); torus(0, 0, H * .835, R * 1.03, .012, c['gold']); torus(0, 0, .06, R * 1.005, .012, c['gold']); sph(0, 0, H * 1.03, .05, c['gold'])
    if label: label_on(0, -R - .004, H * .44, R * 1.05, R * .82)


def leaves_heap(x, y, cols, n=40, R=.32):
    random.seed(5); ls = [bake(tube, [(0, 0, 0), (.04, .01, .012), (.085, -.005, 0)], .012, mat('lh%d' % i, h, rough=.8)) for i, h in enumerate(cols)]
    for k in range(n): r = R * math.sqrt(random.random()); a = random.uniform(0, 6.28); inst(ls[k % len(ls)], x + r * math.cos(a), y + r * math.sin(a), .02 + .12 * (1 - r / R) * random.random(), 1.2, rx=random.uniform(-.5, .5), rz=random.uniform(0, 6))


@scene('green-tea', 'sage', fit=(2.0, 1.5, 2), ax=-.35, up=1.9)
def green_tea():
    group(tin, (-.30, .12, 0), 1.25, color='#3f6b52'); por = mat('por', '#f7efe3', rough=.22, coat=.7)
    lathe([(.02, 0), (.15, 0), (.16, .03), (.13, .05), (.22, .12), (.30, .24), (.335, .34), (.325, .34), (.285, .24), (.2, .13), (0, .10)], por, .62, -.35, 0); torus(.62, -.35, .335, .33, .009, M()['gold']); torus(.62, -.35, .22, .292, .012, M()['pom']); cyl(.62, -.35, .27, .30, .01, mat('tea', '#b5a83a', rough=.08, coat=1), bevel=0)
    leaves_heap(.02, -.78, ('#4f6b3c', '#6d8248', '#3c5230'), 70, .34)


@scene('herb-tea', 'honey', fit=(2.1, 1.5, 2), ax=.35, up=1.9)
def herb_tea():
    def bag():
        k = kraft(); box(0, 0, .5, .82, .42, 1.0, k, bevel=.05); box(0, 0, 1.05, .82, .10, .16, k, bevel=.03); box(0, -.01, 1.10, .84, .12, .05, M()['pom'], bevel=.01); label_on(0, -.215, .5, .46, .36)
    group(bag, (-.35, .15, 0), 1.2, rot=.15); w = mat('wc', '#f7efe3', rough=.25, coat=.6); cup(w, .55, -.20, 0, 1.15, '#c98f2a')
    leaves_heap(-.30, -.75, ('#7d9170', '#9a8a4a', '#5f7f46'), 60, .34); f = flat_flower('#f7f0e0', 9, .07, '#e3b93c', .035)
    for k in range(8): inst(f, -.3 + .3 * math.cos(k * 2.4) * (k / 8) ** .5, -.75 + .26 * math.sin(k * 2.4) * (k / 8) ** .5, .14, 1.3, rx=.4 * math.sin(k), ry=.3)
    for k in range(5): sph(.30 + .12 * k, -.85 + .06 * (k % 2), .05, .05, mat('rh', '#a3282a', rough=.3, coat=.4), 1, .85, 1)


@scene('tea-set-gift', 'rose', fit=(2.2, 1.3, 2.2), ax=.35, rot=-.2, up=2.6)
def tea_gift():
    c = M(); bm = mat('bx', '#86163a', rough=.5, sheen=.2); w, h = 2.0, 1.1; box(0, 0, .03, w, h, .06, bm)
    for dx, dy, sx, sy in ((0, h / 2, w, .05), (0, -h / 2, w, .05), (w / 2, 0, .05, h), (-w / 2, 0, .05, h)): box(dx, dy, .18, sx, sy, .36, bm, bevel=.012)
    straw = mat('straw', '#e9d9b8', rough=.9); random.seed(3)
    for k in range(110): a = random.uniform(0, 6.28); x = random.uniform(-.9, .85); y = random.uniform(-.45, .4); tube([(x, y, .16), (x + .1 * math.cos(a), y + .07 * math.sin(a), .24), (x + .2 * math.cos(a), y + .1 * math.sin(a), .17)], .009, straw)
    for x, col in ((-.62, '#3f6b52'), (0, '#7a1233'), (.62, '#b87a1e')): group(tin, (x, 0, .15), .72, color=col)


@scene('coffee-beans', 'cocoa', fit=(2.1, 1.6, 2), ax=-.35, up=1.9)
def coffee():
    def bag():
        k = mat('cb', '#3a2a22', rough=.55); box(0, 0, .55, .86, .46, 1.1, k, bevel=.06); box(0, 0, 1.14, .86, .10, .18, k, bevel=.03); box(0, 0, 1.16, .88, .12, .06, M()['gold'], bevel=.01); label_on(0, -.235, .56, .5, .39)
    group(bag, (-.32, .15, 0), 1.15, rot=.2); cup(mat('wc', '#f7efe3', rough=.25, coat=.6), .60, -.10, 0, 1.15, '#3b1d12'); random.seed(6)

    def bean(): sph(0, 0, .05, .062, mat('bn', '#4a2615', rough=.4, coat=.2), 1.3, .9, .7); box(0, 0, .092, .13, .012, .012, mat('bn2', '#2a130a', rough=.7), bevel=.004)
    b = bake(bean)
    for k in range(46): r = .42 * math.sqrt(random.random()); a = random.uniform(0, 6.28); inst(b, -.15 + r * 1.2 * math.cos(a), -.78 + r * .62 * math.sin(a), .09 * (1 - r / .42), 1, rx=random.uniform(-.6, .6), ry=random.uniform(-.6, .6), rz=a * 3)


@scene('coffee-set', 'tea', fit=(2.1, 1.2, 2), ax=.35, up=2.2)
def coffee_set():
    br = mat('br', '#b8763a', rough=.25, metal=1); tray = mat('try', '#7a1233', rough=.35, coat=.4); cyl(0, 0, .03, 1.12, .05, tray, bevel=.02); torus(0, 0, .06, 1.1, .03, M()['gold'])
    lathe([(.02, 0), (.34, 0), (.36, .05), (.33, .22), (.22, .44), (.24, .58), (.28, .66), (.265, .66), (.2, .45), (.2, .4)], br, -.30, .25, .05); tube([(-.08, .25, .62), (.35, .30, .72), (.72, .34, .90)], .032, mat('hd', '#5b3a22', rough=.5)); cyl(-.3, .25, .58, .235, .01, mat('cof', '#4a2a18', rough=.3), bevel=0)
    w = mat('wc', '#f7efe3', rough=.25, coat=.6); cup(w, .45, -.42, .05, .85, '#3b1d12', trim='#c8974a'); cup(w, -.42, -.52, .05, .85, '#3b1d12', trim='#c8974a')
    lathe([(.02, 0), (.2, 0), (.24, .04), (.30, .12), (.29, .12), (0, .05)], w, .52, .28, .05)
    for k in range(5): box(.52 + .11 * math.cos(k * 1.257), .28 + .11 * math.sin(k * 1.257), .17, .10, .10, .10, mat('sg%d' % k, ('#fdf6ea', '#e9b9bd')[k % 2], rough=.7), bevel=.015, rot=k)


def mug(color, band):
    m = mat('mg' + color, color, rough=.5, coat=.25); b = mat('mb' + band, band, rough=.5)
    lathe([(.02, 0), (.36, 0), (.42, .05), (.44, .3), (.42, .78), (.40, .82), (.38, .82), (.40, .3), (.3, .08), (0, .07)], m); tube([(.42, 0, .66), (.72, 0, .66), (.74, 0, .32), (.43, 0, .22)], .058, m)
    for z in (.24, .58): torus(0, 0, z, .434 if z < .5 else .43, .014, b)
    for k in range(14): a = k * math.pi / 7; o = box(.437 * math.cos(a), .437 * math.sin(a), .41, .02, .10, .10, b, bevel=.004); o.rotation_euler = (math.pi / 4, 0, a)
    cyl(0, 0, .74, .385, .01, mat('cf', '#5a3218', rough=.15, coat=.8), bevel=0)


scene('mug-sand', 'peach', fit=(1.7, 1.25, 2), ax=.3, rot=-.35)(lambda: mug('#dcb98e', '#86163a'))
scene('mug-blue', 'sand', fit=(1.7, 1.25, 2), ax=-.3, rot=-.35)(lambda: mug('#2b3a63', '#d8ae67'))


@scene('mug-pair', 'sage', fit=(2.25, 1.3, 2), ax=.35)
def mug_pair():
    group(mug, (-.58, .1, 0), 1, rot=2.6, color='#dcb98e', band='#86163a'); group(mug, (.50, -.15, 0), 1, rot=-.3, color='#2b3a63', band='#d8ae67')


@scene('vase-small', 'pearl', fit=(1.5, 1.6, 2), ax=-.3)
def vase_small(): vase(mat('cl', '#b5573a', rough=.75)); torus(0, 0, .75, .405, .01, mat('wl', '#f4e3cd', rough=.7))


@scene('vase-large', 'mint', fit=(1.6, 2.2, 2), ax=.3, pr=1.15)
def vase_large():
    m = mat('cl', '#b5573a', rough=.75); w = mat('wl', '#f4e3cd', rough=.7); d = mat('dk', '#4a2418', rough=.75)
    lathe([(.02, 0), (.26, 0), (.28, .06), (.24, .12), (.50, .60), (.54, .95), (.44, 1.28), (.20, 1.55), (.17, 1.75), (.30, 1.95), (.29, 1.95), (.15, 1.75), (.15, 1.6)], m)
    for sg in (-1, 1): tube([(sg * .19, 0, 1.72), (sg * .46, 0, 1.74), (sg * .54, 0, 1.45), (sg * .44, 0, 1.22)], .042, m)
    for z, r, k in ((.62, .508, w), (1.12, .515, w), (.68, .52, d), (1.06, .53, d)): torus(0, 0, z, r, .012, k)
    for k in range(16): a = k * math.pi / 8; o = box(.548 * math.cos(a), .548 * math.sin(a), .87, .02, .15, .15, w if k % 2 else d, bevel=.004); o.rotation_euler = (math.pi / 4, 0, a)
    for k in range(20): a = k * math.pi / 10; sph(.43 * math.cos(a), .43 * math.sin(a), 1.3, .02, w)


@scene('plov-dish', 'honey', fit=(2.2, 1.6, 2.2), ax=-.35, up=2.0)
def lagan():
    p = bpy.data.objects.new('p', None); bpy.context.collection.objects.link(p); before = set(bpy.data.objects); bl = mat('bl', '#2b4f7a', rough=.2, coat=.7); por = mat('por', '#f7efe3', rough=.2, coat=.7); go = M()['gold']; rd = mat('rd', '#9c1840', rough=.25, coat=.6)
    lathe([(0, 0), (.6, 0), (.98, .14), (1.02, .16), (1.02, .18), (.6, .05), (0, .04)], por); torus(0, 0, .175, 1.0, .02, bl)
    for r, z, k in ((.62, .06, bl), (.90, .145, go), (.34, .05, bl)): torus(0, 0, z, r, .012, k)
    for k in range(16): a = k * math.pi / 8; o = box(.76 * math.cos(a), .76 * math.sin(a), .112, .16, .10, .012, bl if k % 2 else rd, bevel=.004, rot=a); o.rotation_euler = (0, -.34, a)
    for k in range(8): a = k * math.pi / 4; o = box(.47 * math.cos(a), .47 * math.sin(a), .058, .13, .13, .01, rd if k % 2 else bl, bevel=.004, rot=a + .785)
    for k in range(8): a = k * math.pi / 4 + .39; sph(.22 * math.cos(a), .22 * math.sin(a), .05, .05, bl, 1, 1, .2)
    sph(0, 0, .05, .09, rd, 1, 1, .2)
    for o in set(bpy.data.objects) - before: o.parent = p
    p.rotation_euler = (math.radians(68), 0, 0); p.location = (0, .1, 1.0); wood = mat('wd', '#8a5f38', rough=.6)
    for sg in (-1, 1): tube([(sg * .45, -.28, .16), (sg * .45, -.18, .03), (sg * .4, .35, .03)], .04, wood); tube([(sg * .4, .35, .03), (sg * .25, .45, 1.1)], .04, wood)


@scene('dinner-set', 'sky', fit=(2.25, 1.25, 2.2), ax=.35, up=2.2)
def dinner():
    por = mat('por', '#f7efe3', rough=.2, coat=.7); go = M()['gold']; pm = M()['pom']
    for k in range(6): lathe([(.02, 0), (.55, 0), (.58, .03), (.92, .07), (.94, .085), (.55, .045), (0, .04)], por, -.2, .1, .05 * k); torus(-.2, .1, .05 * k + .08, .93, .01, go)
    for k in range(6): lathe([(.02, 0), (.36, 0), (.38, .03), (.62, .06), (.64, .075), (.36, .04), (0, .035)], por, -.2, .1, .32 + .045 * k); torus(-.2, .1, .32 + .045 * k + .07, .63, .009, pm)
    for k in range(2): lathe([(.02, 0), (.2, 0), (.22, .03), (.40, .18), (.46, .30), (.45, .30), (.36, .16), (0, .06)], por, -.2, .1, .62 + .07 * k); torus(-.2, .1, .62 + .07 * k + .3, .455, .01, go)
    st = mat('st', '#d9d4cb', rough=.18, metal=1)
    for i, x in enumerate((.92, 1.10)):
        tube([(x, -.75, .04), (x, -.2, .05), (x, .25, .04)], .03, st); sph(x, -.88, .05, .10, st, .8, 1.35, .3) if i else [tube([(x + q * .035, -.72, .05), (x + q * .045, -.98, .05)], .014, st) for q in (-1.5, -.5, .5, 1.5)]
