"""Cakes and pastry."""
from parts import *


def stand(R=1.0, h=.32):
    por = mat('por', '#f7efe3', rough=.22, coat=.7)
    lathe([(.02, 0), (R * .42, 0), (R * .44, .03), (R * .2, .07), (R * .14, h * .6), (R * .3, h - .05), (R * .98, h - .03), (R, h - .01), (R * .98, h), (0, h - .005)], por); torus(0, 0, h - .01, R * .995, .014, M()['gold']); return h


def swirl(m, s=1):
    """a rosette of cream"""
    lathe([(.0, 0), (.11 * s, 0), (.115 * s, .04 * s), (.08 * s, .07 * s), (.085 * s, .10 * s), (.045 * s, .13 * s), (.04 * s, .16 * s), (0, .20 * s)], m, steps=24)


def strawberry():
    lathe([(0, 0), (.05, .03), (.11, .12), (.12, .18), (.08, .23), (0, .24)], mat('sb', '#c2152f', rough=.25, coat=.5), steps=32)
    sd = mat('sbs', '#f2cf7a', rough=.5)
    for k in range(26): t = .15 + .7 * k / 26; a = k * 2.4; r = .123 * math.sin(math.pi * min(1, t * .85)) ; sph(r * math.cos(a), r * math.sin(a), .03 + .19 * t, .008, sd)
    for k in range(6): o = blade(mat('sbl', '#5c8f45', rough=.5), .11, .05, .02); o.location = (0, 0, .235); o.rotation_euler = (0, .15, k * 1.047)


def candles(n, z, r):
    fl = mat('fl', '#ffd08a'); b = fl.node_tree.nodes['Principled BSDF']; b.inputs['Emission'].default_value = srgb('#ffb648'); b.inputs['Emission Strength'].default_value = 4; fl.cycles.sample_as_light = False
    for k in range(n):
        a = k * 2 * math.pi / n; x, y = r * math.cos(a), r * math.sin(a); cyl(x, y, z + .16, .026, .32, mat('cn%d' % k, ('#e3b667', '#f6e3da', '#d98a93')[k % 3], rough=.4), bevel=.006, verts=24); lathe([(0, 0), (.025, .03), (.030, .055), (.016, .11), (0, .15)], fl, x, y, z + .33, steps=24)


@scene('cake-small', 'rose', fit=(1.85, 1.6, 2), ax=.35)
def cake_small():
    z = stand(.92); pk = mat('pk', '#f3c9c4', rough=.55); cr = mat('cr', '#fdf4e8', rough=.5); cyl(0, 0, z + .27, .66, .54, pk, bevel=.05)
    s = bake(swirl, cr, 1.15); pearl = mat('pl', '#fbf1e2', rough=.25, coat=.6)
    for k in range(14): a = k * math.pi / 7; inst(s, .54 * math.cos(a), .54 * math.sin(a), z + .53)
    for k in range(44): a = k * math.pi / 22; sph(.675 * math.cos(a), .675 * math.sin(a), z + .03, .045, pearl)
    for k in range(22): a = k * math.pi / 11; sph(.665 * math.cos(a), .665 * math.sin(a), z + .30 + .06 * math.cos(k * math.pi), .022, M()['gold'])
    candles(5, z + .54, .22)


@scene('cake-chocolate', 'cocoa', fit=(2.0, 1.5, 2.1), ax=-.35, up=2.0)
def cake_choc():
    z = stand(1.0); br = mat('br', '#5a2e1a', rough=.5); gl = mat('glz', '#2f150c', rough=.15, coat=.9); cyl(0, 0, z + .24, .74, .48, br, bevel=.04); cyl(0, 0, z + .49, .745, .06, gl, bevel=.028)
    random.seed(4)
    for k in range(30): a = k * math.pi / 15; L = random.uniform(.06, .26); tube([(.735 * math.cos(a), .735 * math.sin(a), z + .49), (.757 * math.cos(a), .757 * math.sin(a), z + .45), (.76 * math.cos(a), .76 * math.sin(a), z + .49 - L)], .038, gl); sph(.76 * math.cos(a), .76 * math.sin(a), z + .49 - L, .042, gl)
    st = bake(strawberry); s = bake(swirl, mat('cc', '#7a4425', rough=.45), 1.2)
    for k in range(10): a = k * math.pi / 5; inst(s, .58 * math.cos(a), .58 * math.sin(a), z + .52); inst(st, .58 * math.cos(a + .314), .58 * math.sin(a + .314), z + .70, .9, rx=math.pi)
    for i, (r, a) in enumerate(sprinkle(16, .36)): o = box(r * math.cos(a), r * math.sin(a), z + .56, .16, .02, .05, br, bevel=.006, rot=a * 1.7); o.rotation_euler = (.4, .5, i)


@scene('cake-berries', 'mint', fit=(2.0, 1.5, 2.1), ax=.35, up=2.0)
def cake_berries():
    z = stand(1.0); sponge = mat('sp', '#e2b878', rough=.8); cr = mat('cr', '#fdf6ea', rough=.5); red = mat('jam', '#b3122f', rough=.2, coat=.6)
    for k in range(3): cyl(0, 0, z + .09 + k * .19, .70, .12, sponge, bevel=.03); cyl(0, 0, z + .175 + k * .19, .71, .075, cr, bevel=.035)
    for k in range(30): a = k * math.pi / 15; sph(.70 * math.cos(a), .70 * math.sin(a), z + .175 + .19 * (k % 2), .03, red)
    st = bake(strawberry); bl = mat('bl', '#39406e', rough=.4); ra = mat('ra', '#c62a4b', rough=.4); s = bake(swirl, cr, 1.1)
    for k in range(12): a = k * math.pi / 6; inst(s, .56 * math.cos(a), .56 * math.sin(a), z + .58)
    for i, (r, a) in enumerate(sprinkle(11, .40)): inst(st, r * math.cos(a), r * math.sin(a), z + .83 - .2 * r, 1.1, rx=math.pi + .3 * math.sin(a), ry=.3 * math.cos(a))
    for i, (r, a) in enumerate(sprinkle(24, .5)): sph(r * math.cos(a + .6), r * math.sin(a + .6), z + .66, .065, bl if i % 2 else ra)
    lf = bake(blade, mat('mint', '#5c9a5a', rough=.5), .2, .11, .05)
    for k in range(7): inst(lf, .3 * math.cos(k * .9), .3 * math.sin(k * .9), z + .76, 1, rz=k * .9, ry=-.4)


@scene('cupcakes', 'lilac', fit=(2.15, 1.4, 2.2), ax=-.35, up=2.4)
def cupcakes():
    c = M(); box(0, 0, .03, 1.75, 1.2, .05, c['cream'], bevel=.01)
    for dx, dy, sx, sy in ((0, -.6, 1.75, .03), (0, .6, 1.75, .03), (-.875, 0, .03, 1.2), (.875, 0, .03, 1.2)): box(dx, dy, .13, sx, sy, .26, mat('bx', '#86163a', rough=.5), bevel=.008)
    cols = ('#f2b8b5', '#fbf1e4', '#c9b3dc', '#fbf1e4', '#f2b8b5', '#e9d3a4'); n = 0
    for j in (-1, 1):
        for i in (-1, 0, 1):
            x, y = i * .54, j * .28; cup = mat('cp%d' % n, ('#7a1233', '#2b3a63', '#7d9170')[n % 3], rough=.6); lathe([(.02, 0), (.17, 0), (.235, .26), (.225, .26), (0, .24)], cup, x, y, .06, steps=48)
            cr = mat('fr%d' % n, cols[n], rough=.45); z = .30
            for k, (r, h) in enumerate(((.22, .09), (.17, .09), (.115, .08), (.06, .07))): torus(x, y, z + .035, r * .62, r * .48, cr); z += h
            sph(x, y, z + .05, .07, mat('ch', '#b3122f', rough=.2, coat=.6)); tube([(x, y, z + .1), (x + .03, y, z + .2), (x + .09, y, z + .24)], .009, mat('cst', '#6b7f3a')); n += 1


@scene('croissants', 'honey', fit=(2.2, 1.3, 2.2), ax=.35, up=2.3)
def croissants():
    lathe([(.02, 0), (.5, 0), (.52, .04), (1.02, .12), (1.04, .14), (.5, .07), (0, .06)], mat('por', '#f7efe3', rough=.22, coat=.7)); torus(0, 0, .135, 1.03, .012, M()['gold'])
    cr = mat('crs', '#c9822f', rough=.42, coat=.25); dk = mat('crd', '#a86420', rough=.45, coat=.2)

    def one():
        n = 9
        for k in range(n):
            t = (k - (n - 1) / 2) / ((n - 1) / 2); a = t * 1.25; r = .19 * (1 - .72 * abs(t) ** 1.6); o = sph(.48 * math.sin(a), -.40 * math.cos(a) + .40, r * .92, r, cr if k % 2 else dk, .62, 1.0, .95); o.rotation_euler = (0, 0, a)
    c = bake(one)
    for x, y, z, rz, rx in ((-.42, -.05, .12, .4, 0), (.42, -.10, .12, -.5, 0), (0, -.52, .12, 0.1, 0), (0, .32, .12, 3.0, 0), (.02, -.08, .42, -.25, 0)): inst(c, x, y - .1, z, .98, rz=rz)


@scene('doughnuts', 'sky', fit=(2.1, 1.4, 2.2), ax=-.35, up=2.5)
def doughnuts():
    dough = mat('do', '#cf9350', rough=.6); random.seed(9)

    def one(glaze, i):
        torus(0, 0, .16, .27, .15, dough); g = mat('dg%d' % i, glaze, rough=.2, coat=.7); o = torus(0, 0, .20, .27, .145, g); o.scale = (1, 1, .86)
        sp = [mat('ds%d%d' % (i, k), h, rough=.4) for k, h in enumerate(('#fdf4e8', '#e3b667', '#86163a', '#8fae9f'))]
        for k in range(26): a = random.uniform(0, 6.28); r = .27 + random.uniform(-.09, .09); o = box(r * math.cos(a), r * math.sin(a), .20 + .124 * math.sqrt(max(0, 1 - ((r - .27) / .145) ** 2)), .06, .018, .018, sp[k % 4], bevel=.006, rot=random.uniform(0, 3))
    ds = [bake(one, g, i) for i, g in enumerate(('#e58fa0', '#4a2415', '#fbf1e4', '#9c1840', '#e9d08a', '#c9b3dc'))]
    box(0, 0, .03, 1.6, 1.15, .06, M()['cream'], bevel=.02)
    for k, (x, y, z, rx, ry) in enumerate(((-.5, -.25, .06, 0, 0), (.0, -.28, .06, 0, 0), (.5, -.24, .06, 0, 0), (-.26, .24, .06, 0, 0), (.27, .25, .06, 0, 0), (-.02, -.02, .37, .25, .1))): inst(ds[k], x, y, z, .92, rx=rx, ry=ry, rz=k)


@scene('apple-pie', 'sage', fit=(2.1, 1.2, 2.2), ax=.35, up=2.5)
def pie():
    tin = mat('tin', '#d8d3cb', rough=.3, metal=.7); crust = mat('cr', '#d59a50', rough=.6); fill = mat('fi', '#b9681e', rough=.25, coat=.6)
    lathe([(.02, 0), (.72, 0), (.92, .26), (1.0, .27), (1.0, .28), (.9, .275), (.7, .02)], mat('dish', '#7a1233', rough=.25, coat=.7)); cyl(0, 0, .22, .86, .06, fill, bevel=.02)
    for k in range(48): a = k * math.pi / 24; sph(.92 * math.cos(a), .92 * math.sin(a), .31, .085, crust, 1, 1, .8)
    for k in range(-3, 4):
        x = k * .24; L = 2 * math.sqrt(.86 ** 2 - x * x); box(x, 0, .29 + .012 * (k % 2), .13, L, .04, crust, bevel=.015); box(0, x, .31 - .012 * (k % 2), L, .13, .04, crust, bevel=.015)
    lf = bake(blade, crust, .3, .17, .04)
    for k in range(5): inst(lf, 0, 0, .36, .8, rz=k * 1.257)
    ap = mat('ap', '#b3202f', rough=.25, coat=.5); lathe([(0, .04), (.10, .0), (.24, .06), (.31, .24), (.27, .42), (.14, .5), (.04, .46), (0, .43)], ap, 1.08, -.62, 0); tube([(1.08, -.62, .44), (1.10, -.62, .58)], .016, mat('stm', '#5b4034')); o = bake(blade, mat('al', '#5c8f45', rough=.5), .26, .12, .06); inst(o, 1.09, -.62, .52, 1, rz=.4)


@scene('bread', 'tea', fit=(2.1, 1.2, 2.2), ax=-.35, up=2.5)
def bread():
    cloth = imgmat('cl', tex('wrap.png'), scale=(.9, .9, 1.1), rough=.85); o = box(0, 0, .02, 1.7, 1.7, .03, cloth, bevel=.01, rot=.6); crust = mat('ct', '#c48641', rough=.6); pale = mat('pa', '#dba963', rough=.65); ses = mat('se', '#f6e8c8', rough=.6)
    lathe([(0, .10), (.50, .10), (.56, .14), (.66, .26), (.80, .27), (.86, .18), (.84, .05), (.7, 0), (0, 0)], crust, 0, 0, .04); cyl(0, 0, .13, .55, .04, pale, bevel=.02)
    for ring, n in ((.18, 6), (.34, 12), (.46, 18)):
        for k in range(n): a = k * 2 * math.pi / n; sph(ring * math.cos(a), ring * math.sin(a), .15, .022, mat('hole', '#8a5522', rough=.8), 1, 1, .4)
    random.seed(2)
    for k in range(150): a = random.uniform(0, 6.28); r = random.uniform(.05, .82); z = .155 if r < .52 else (.16 + .15 * (r - .52) / .12 if r < .64 else .315); sph(r * math.cos(a), r * math.sin(a), z, .018, ses, 1.5, .9, .5).rotation_euler = (0, 0, a * 3)
