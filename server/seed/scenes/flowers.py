"""Heads of flowers, each a mesh of its own, in the measure of a rose that is .46 wide; the stem begins at z = 0."""
from parts import *
from petals import *

GOLDEN = math.pi * (3 - math.sqrt(5))


def green_mat(name='green', color='#4f7a3a', dark='#35592a', rim='#6d9650', through=.25):
    return petal_mat(name, dark, color, rim, through=through, rough=.42, sheen=.05)


def calyx(b, r, m, n=5, L=.16, z=0):
    for k in range(n):
        b.petal(k * 2 * math.pi / n, side(L, 95, 25, 70, soft=.28), .5, .012, z - .02, width=lambda v: np.sin(math.pi * np.clip(.18 + .82 * v, 0, 1)) ** .9 + .02, m=m, p=1, grid=(5, 7))


def rose_bloom(colors, seed=1, size=1.0, n=27, open_=1.0):
    """colors: base, body, rim, heart; the petals wind up to a point, the outer ones turn back at the rim"""
    rg = np.random.default_rng(seed); b = Bloom()
    for k in range(n):
        p = k / (n - 1); q = SMOOTH(.3, 1, p) * open_; turn = k * GOLDEN + rg.normal(0, .08)
        L = mixed(.33, .40, p) * rg.uniform(.95, 1.04)
        line = side(L, mixed(28, 80, p), mixed(-3, 3, p) + 6 * q, mixed(-16, 88, q) + rg.normal(0, 8), at=mixed(.6, .5, q), soft=mixed(.34, .25, p))
        b.petal(turn, line, mixed(2.1, .95, p ** .7), mixed(.012, .035, p), mixed(.075, .0, p), drop=mixed(.12, .26, p), tip=.05 * q, edge=.05 * q, spiral=.022, ruffle=.012 * q, waves=2, phase=rg.uniform(0, 6), p=p, rnd=rg.uniform(), grid=(13, 15))
    calyx(b, .1, 1)
    me = b.mesh([petal_mat('rose%d' % seed, *colors), green_mat()], thick=.008); me.transform(Matrix.Scale(size, 4)); return me


def rose(color, i=0):
    """a rose of one colour, .46 wide, for scenes where it lies beside something else"""
    r, g, b, _ = srgb(color); shade = lambda k: '#%02x%02x%02x' % tuple(int(255 * min(1, c * k) ** .45) for c in (r, g, b))
    return rose_bloom((shade(.5), color, shade(1.5), shade(.6)), 30 + i)


def tulip_bloom(colors, seed=1, size=1.0, open_=0.0):
    """six broad petals with round tips that close to an egg, the outer three over the inner ones"""
    rg = np.random.default_rng(seed); b = Bloom(); oval = lambda v: (.5 + .5 * SMOOTH(0, .4, v)) * np.sqrt(1 - (np.clip(v - .35, 0, 1) / .651) ** 2.2)
    for ring in (0, 1):
        for k in range(3):
            o = open_ + rg.normal()
            b.petal(k * 2.094 + ring * 1.047 + rg.normal(0, .05), side(.62 - .01 * ring, 90, 4 + o, -50 + 12 * ring + (1 + ring) * o, at=.25, soft=.24), 1.3 - .28 * ring, .02 + .009 * ring, 0,
                    width=oval, drop=0, edge=-.022, spiral=.006, p=.6 + .4 * ring, rnd=rg.uniform(), hem=1, grid=(15, 26))
    me = b.mesh([petal_mat('tulip%d' % seed, *colors, through=.32, rough=.3, vein=.2, sheen=.3)], thick=.010); me.transform(Matrix.Scale(size, 4)); return me


def peony_bloom(colors, seed=1, size=1.0):
    """a ball of many ruffled petals in a bowl of broad ones"""
    rg = np.random.default_rng(seed); b = Bloom(); n = 34; wide = lambda v: .5 + .5 * np.minimum(1, v * 1.5)
    for k in range(n):  # those within wind up to a soft heart
        p = k / (n - 1); turn = k * GOLDEN + rg.normal(0, .15); L = mixed(.30, .46, p) * rg.uniform(.96, 1.04)
        line = side(L, mixed(30, 88, p ** .7), mixed(0, 6, p), mixed(-12, -52, p ** .7) + rg.normal(0, 7), at=.45, soft=.36)
        b.petal(turn, line, mixed(2.0, .72, p ** .6), .012 + .035 * p, mixed(.10, .01, p), width=wide, drop=.16, power=2.4, ruffle=mixed(.010, .020, p), waves=rg.uniform(1.1, 1.7), phase=rg.uniform(0, 6), edge=.02 * p, spiral=.02, p=p * .8, rnd=rg.uniform(), hem=.6, grid=(19, 14))
    for k in range(8):  # the broad ones without
        b.petal(k * 2.399 + 1, side(.56 + .02 * (k % 3), 98, 8 + 12 * (k % 3), -12 + 20 * (k % 3), at=.55, soft=.36), .66, .03, -.02 - .01 * (k % 3), width=wide, drop=.20, power=2.2, ruffle=.022, waves=1.6, phase=rg.uniform(0, 6), edge=-.03, p=1, rnd=rg.uniform(), grid=(19, 14))
    calyx(b, .1, 1, L=.22, z=-.01)
    me = b.mesh([petal_mat('peony%d' % seed, *colors, through=.34, rough=.55), green_mat()], thick=.006); me.transform(Matrix.Scale(size, 4)); return me


def chrysanthemum_bloom(colors, seed=1, size=1.0, n=200):
    """a dense ball of narrow petals: the young ones stand and close over the heart, the old ones hang outwards"""
    rg = np.random.default_rng(seed); b = Bloom(); t = np.linspace(0, 1, 10)
    for k in range(n):
        p = math.sqrt((k + .5) / n); a = k * GOLDEN + rg.normal(0, .06); L = mixed(.15, .44, p ** .9) * rg.uniform(.88, 1.08)
        s, r, z = side(L, mixed(6, 70, p), mixed(2, 84, p ** 1.2) + rg.normal(0, 6), mixed(-75, 74, p ** 1.2) + rg.normal(0, 16), at=.5, soft=.5)
        rr = np.interp(t, s, r) + .01 + .04 * p; zz = np.interp(t, s, z) + .12 - .10 * p ** 2; twist = rg.normal(0, .12) * t * t
        path = np.stack([rr * np.cos(a + twist), rr * np.sin(a + twist), zz], -1)
        b.ribbon(path, (-math.sin(a), math.cos(a), 0), mixed(.038, .078, p) * (np.sin(math.pi * np.clip(.10 + .88 * t ** 1.3, 0, 1)) ** .7 + .05), cup=.6, p=p, rnd=rg.uniform(), cols=5)
    calyx(b, .1, 1, n=8, L=.14, z=.02)
    me = b.mesh([petal_mat('chrys%d' % seed, *colors, through=.25, rough=.5), green_mat()], thick=.006); me.transform(Matrix.Scale(size, 4)); return me


def sunflower_bloom(seed=1, size=1.0):
    """rays round a wide disc of seeds, the stem bends so that it looks ahead"""
    rg = np.random.default_rng(seed); b = Bloom(); t = np.linspace(0, 1, 12); D = .24
    for ring, (n, L, lift) in enumerate(((21, .36, .02), (21, .34, .20), (13, .30, .42))):
        for k in range(n):
            a = (k + .5 * ring) * 2 * math.pi / n + rg.normal(0, .04); l = L * rg.uniform(.9, 1.1); bend = rg.normal(0, .10); up = lift + rg.normal(0, .08)
            r = D * .86 + l * t * math.cos(up); z = .03 + .012 * ring + l * (math.sin(up) * t + .10 * np.sin(2.6 * t) - .16 * t * t)
            path = np.stack([r * np.cos(a + bend * t * t), r * np.sin(a + bend * t * t), z], -1)
            b.ribbon(path, (-math.sin(a), math.cos(a), 0), .125 * np.sin(math.pi * np.clip(.13 + .86 * t, 0, 1)) ** .8 + .004, cup=.3, fold=.1, p=1, rnd=rg.uniform(), cols=7)
    for k in range(24):
        a = k * 2 * math.pi / 24; path = np.stack([(.10 + .30 * t) * np.cos(a), (.10 + .30 * t) * np.sin(a), -.02 - .10 * t ** 2], -1); b.ribbon(path, (-math.sin(a), math.cos(a), 0), .12 * (1 - t) + .004, rnd=rg.uniform(), m=1)
    rays = b.mesh([petal_mat('sun%d' % seed, '#e08a06', '#f6b511', '#fcc92e', through=.3, rough=.5, vein=.3), green_mat()], thick=.006)

    def make():
        inst(rays, 0, 0, 0); brown = [mat('seed%d' % i, h, rough=.85, spec=.2) for i, h in enumerate(('#5c4a1c', '#3a2412', '#2b180c', '#4d2c10', '#9a6414'))]
        sph(0, 0, .0, D, mat('disc', '#2e1a0d', rough=.95), 1, 1, .30)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1); dot = bpy.context.object.data; bpy.data.objects.remove(bpy.context.object); N = 300
        for k in range(N):
            q = math.sqrt((k + .5) / N); r = D * q; me = dot.copy(); me.materials.clear(); me.materials.append(brown[0 if q < .28 else 1 if q < .5 else 2 if q < .74 else 3 if q < .92 else 4])
            inst(me, r * math.cos(k * GOLDEN), r * math.sin(k * GOLDEN), .30 * D * math.sqrt(max(0, 1 - q * q * .96)) + .004 - .03 * max(0, .35 - q), (.012, .012, .022))
    out = bake(make); out.transform(Matrix.Scale(size, 4)); return out


def gypsophila(seed=3, n=42):
    """an airy spray of tiny white flowers on stems as thin as hair"""
    rg = np.random.default_rng(seed); star = Bloom(); t = np.linspace(0, 1, 4)
    for k in range(5):
        a = k * 1.257; star.ribbon(np.stack([.015 * t * math.cos(a), .015 * t * math.sin(a), .016 * t * t], -1), (-math.sin(a), math.cos(a), 0), .019 * np.sin(math.pi * (.25 + .6 * t)), cols=3)
    one = star.mesh([petal_mat('gyp', '#eef0dc', '#ffffff', '#ffffff', through=.2)], thick=.003); twig = mat('gypstem', '#8da86b', rough=.6)

    def make():
        for k in range(n):
            r = .17 * math.sqrt(rg.uniform()); a = k * GOLDEN; z = .30 - r * r * 3 + rg.normal(0, .035)
            inst(one, r * math.cos(a), r * math.sin(a), z, rg.uniform(.8, 1.3), rx=rg.normal(.3, .5), ry=rg.normal(0, .5))
            if k % 3 == 0: tube([(0, 0, 0), (r * .3 * math.cos(a), r * .3 * math.sin(a), z * .55), (r * math.cos(a), r * math.sin(a), z)], .002, twig)
    return bake(make)


def eucalyptus(seed=4, L=.9):
    """a twig with round, bluish leaves in pairs, that grows from the origin upwards"""
    b = Bloom(); rg = np.random.default_rng(seed); t = np.linspace(0, 1, 8); line = lambda s: np.array([.16 * s * s, .05 * math.sin(3 * s), L * s])
    b.ribbon([line(s) for s in t], (0, 1, 0), .018 * (1 - .6 * t), cup=1, rnd=.2)
    for k in range(9):
        for sg in (-1, 1):
            a = k * 1.3 + (sg < 0) * math.pi + rg.normal(0, .2); l = .17 * (1 - .045 * k); o = line((k + .8) / 9.5); path = o + np.stack([l * t * math.cos(a), l * t * math.sin(a), l * (.7 * t - .35 * t * t)], -1)
            b.ribbon(path, (-math.sin(a), math.cos(a), 0), l * .95 * np.sin(math.pi * np.clip(.06 + .90 * t, 0, 1)) ** .6, cup=.25, rnd=rg.uniform())
    return b.mesh([petal_mat('euca', '#5f7f6c', '#86a293', '#a3b8a6', through=.15, rough=.6, sheen=.1)], thick=.006)
