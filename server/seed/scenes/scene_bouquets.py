"""Bouquets: cut flowers in paper, in a hat box, for a bride."""
from parts import *

RED = ['#a3142f', '#b01c36', '#8f1029']
PINK = ['#e58f98', '#eea9a9', '#d9707f']
WHITE = ['#f7efe6', '#fbf4ea', '#f1e4d6']


def leaves(R, z, n, m, L=.36, w=.2):
    b = bake(blade, m, L, w, .10)
    for k in range(n):
        a = k * 2 * math.pi / n + .15; inst(b, R * math.cos(a), R * math.sin(a), z + .03 * (k % 2), 1, rz=a)


def wrapped(heads, n, d, dome=.75, wrap='gol', ribbon='satin', upright=.0, top=.32, green='#5f7f46', face=0.0):
    """n heads in a cone of paper; heads: meshes taken in turn"""
    c = M(); R = d * .53 * math.sqrt(n); k = R / .63; q = k ** .75
    inner = mat('paper', '#f3e4d2', rough=.8, spec=.15)
    outer = {'gol': lambda: imgmat('wrap', tex('wrap.png'), scale=(1.9 / q, 1.9 / q, 2.28 / q), rough=.6), 'kraft': kraft,
             'white': lambda: mat('wp', '#faf3ea', rough=.75, spec=.15), 'blush': lambda: mat('bp', '#eec9c1', rough=.75, spec=.15),
             'sage': lambda: mat('sp', '#b9c4a4', rough=.75, spec=.15), 'night': lambda: mat('np', '#2b3a63', rough=.7)}[wrap]()
    z0 = .36 * q; z1 = z0 + .66 * q
    paper_cone(outer, .10 * q, R * .80, z0, z1, waves=6, amp=.035 * q, ph=.4, dz=.05)
    paper_cone(inner, .09 * q, R * .98, z0, z1 + .24 * q, waves=8, amp=.05 * q, ph=1.3, dz=.09)
    paper_cone(outer, .10 * q, .25 * q, z0, 0, waves=6, amp=.03 * q, ph=.2, dz=0)
    ztop = z1 + top * q + dome * .12
    deal = [i % len(heads) for i in range(n)]; random.Random(5).shuffle(deal)
    for i, (r, a) in enumerate(sprinkle(n, R)):
        t = r / R; z = ztop - dome * .47 * k ** .45 * t * t
        o = lean(heads[deal[i]], r * math.cos(a), r * math.sin(a), z, (1 - upright) * .62 * t, a, 1, rz=i * 1.3)
        if face: o.rotation_euler = (Matrix.Rotation(face, 3, 'X') @ o.rotation_euler.to_matrix()).to_euler()
    leaves(R * .82, z1 + .10 * q, int(14 * k ** .5), mat('lf', green, rough=.55), .34 * q, .18 * q)
    torus(0, 0, z0, .118 * q, .035 * q, c[ribbon]); bow2(0, -.14 * q, z0 - .02, c[ribbon], s=.62 * q, tails=False)
    for sg in (-1, 1): strip([(sg * (.02 + .05 * t) * q, -.33 * t * q) for t in [i / 8 for i in range(9)]], [.10 * q] * 9, c[ribbon], (0, -.17 * q, z0), axis='Y')


def roses_of(colors, n, wrap, ribbon='satin'):
    wrapped([rose(c, i) for i, c in enumerate(colors)], n, .36, wrap=wrap, ribbon=ribbon)


for n, pal, wide in ((11, 'rose', 1.65), (25, 'sand', 1.9), (51, 'pearl', 2.1), (101, 'plum', 2.35)):
    scene('roses-red-%d' % n, pal, fit=(wide, 2.0, 2.6), ax=(-.3 if n % 2 else .3), pr=1.2)(lambda n=n: roses_of(RED, n, 'gol'))
scene('roses-white', 'sage', fit=(1.85, 1.9, 2.6), ax=-.35, pr=1.2)(lambda: roses_of(WHITE, 21, 'sage'))
scene('roses-pink', 'mint', fit=(1.85, 1.9, 2.6), ax=.35, pr=1.2)(lambda: roses_of(PINK, 21, 'white', 'rose'))


def tulips_of(n):
    heads = [tulip(c, i) for i, c in enumerate(['#e9798a', '#f0a7a8', '#e2566f', '#f3c0bd'])]
    wrapped(heads, n, .30, dome=.45, wrap='kraft', ribbon='rose', upright=.45, top=.18, green='#6b8f4a')


for n, pal, wide in ((15, 'honey', 1.5), (25, 'sky', 1.75), (51, 'sage', 2.1)):
    scene('tulips-%d' % n, pal, fit=(wide, 2.0, 2.6), ax=(.3 if n == 25 else -.3), pr=1.2)(lambda n=n: tulips_of(n))


def spring_of(n):
    heads = [tulip('#ef9fa6', 0), rose('#fbf1e6', 1), tulip('#f4c542', 2), rose('#f2b8b5', 3), tulip('#f7e3d0', 4)]
    wrapped(heads, n, .30, dome=.75, wrap='blush', upright=.25, top=.27, green='#87a878')


for n, pal, wide in ((15, 'mint', 1.55), (25, 'peach', 1.8), (35, 'lilac', 2.05)):
    scene('spring-%d' % n, pal, fit=(wide, 2.0, 2.6), ax=(-.3 if n == 25 else .3), pr=1.2)(lambda n=n: spring_of(n))


def sunflowers_of(n):
    wrapped([sunflower_head()], n, .46, dome=.75, wrap='kraft', ribbon='satin', top=.42, green='#5c7a34', face=.75, upright=.4)


for n, pal, wide in ((5, 'sky', 1.7), (9, 'sage', 2.05)):
    scene('sunflowers-%d' % n, pal, fit=(wide, 2.0, 2.6), ax=(.3 if n == 5 else -.3), pr=1.2)(lambda n=n: sunflowers_of(n))


def hatbox(n, R, colors, side, lid):
    c = M(); m = mat('hb', side, rough=.5, sheen=.2); H = .62
    cyl(0, 0, H / 2, R, H, m, bevel=.02); torus(0, 0, H, R * .99, .02, c['gold'])
    cyl(0, 0, H * .5, R * 1.006, .13, c['satin'], bevel=.004); bow2(0, -R - .02, H * .46, c['satin'], s=.55, tails=False)
    heads = [rose(x, i) for i, x in enumerate(colors)]
    for i, (r, a) in enumerate(sprinkle(n, R * .86)):
        lean(heads[i % len(heads)], r * math.cos(a), r * math.sin(a), H + .10 - .22 * (r / R) ** 2, .45 * r / R, a, .92, rz=i)
    gyp = mat('gyp', '#ffffff', rough=.8)
    for i in range(46):
        a = i * 2.4; r = R * (.35 + .62 * ((i * 7) % 10) / 10); sph(r * math.cos(a), r * math.sin(a), H + .27 - .18 * (r / R) ** 2, .022, gyp)


scene('rosebox-small', 'rose', fit=(1.75, 1.6, 2), ax=.3)(lambda: hatbox(9, .58, ['#f2b8b5', '#eaa0a4', '#f7d3cb'], '#f5ead9', 0))
scene('rosebox-large', 'pearl', fit=(2.3, 1.8, 2.4), ax=-.3)(lambda: hatbox(23, .92, ['#eaa0a4', '#f7d3cb', '#d9707f', '#f2b8b5'], '#86163a', 0))


@scene('bridal', 'lilac', fit=(1.75, 2.0, 2.4), ax=-.3, pr=1.15)
def bridal():
    c = M(); silk = mat('silk', '#f6ecdf', rough=.35, sheen=.5)
    lathe([(.02, 0), (.19, 0), (.16, .1), (.13, .5), (.17, .75), (.26, .86)], silk)
    for z in (.20, .34, .48): torus(0, 0, z, .150 - .03 * z, .012, c['gold'])
    heads = [rose(x, i) for i, x in enumerate(WHITE)]
    for i, (r, a) in enumerate(sprinkle(22, .78)):
        lean(heads[i % 3], r * math.cos(a), r * math.sin(a), 1.14 - .55 * r * r, 1.0 * r, a, 1, rz=i)
    leaves(.55, .88, 16, mat('lf', '#87a878', rough=.55), .42, .17)
    gyp = mat('gyp', '#fffdf8', rough=.8)
    for i in range(60):
        a = i * 2.4; r = .82 * math.sqrt(i / 60); sph(r * math.cos(a), r * math.sin(a), 1.33 - .6 * r * r, .02, gyp)
    bow2(0, -.12, .62, silk, s=.62, tails=False)
    for sg in (-1, 1): strip([(sg * (.02 + .14 * t), -.5 * t) for t in [i / 8 for i in range(9)]], [.11] * 9, silk, (0, -.15, .62), axis='Y')
