"""Bouquets: cut flowers in paper, in a hat box, for a bride."""
from bind import *

ROSES = {  # base, body, rim, heart
    'red': [('#4a0614', '#a01029', '#bd2a42', '#7d0b1f'), ('#43050f', '#8e0c23', '#ac1f38', '#6b081a')],
    'pink': [('#d98a94', '#eda5ae', '#f8ccd0', '#d8707f'), ('#e3a79f', '#f3c0ba', '#fbdedb', '#e08f90'), ('#c4586f', '#dc7389', '#ec9aa9', '#b94a63')],
    'white': [('#dfe0ac', '#fbf0dc', '#fffaf0', '#efd193'), ('#e3dfb4', '#fcf4e6', '#fffcf5', '#f0d7a2')],
    'mixed': [('#4a0614', '#a01029', '#bd2a42', '#7d0b1f'), ('#d98a94', '#eda5ae', '#f8ccd0', '#d8707f'), ('#dfe0ac', '#fbf0dc', '#fffaf0', '#efd193'), ('#8f1a3f', '#c93a62', '#dd6484', '#a32148')],
    'spray': [('#dfe0ac', '#fbf0dc', '#fffaf0', '#efd193'), ('#e3a79f', '#f3c0ba', '#fbdedb', '#e08f90')],
}
TULIPS = {'pink': [('#f5e3bd', '#e4587a', '#f2a3b1'), ('#f3e6c6', '#ee8fa2', '#f8c7cc'), ('#f0dcb4', '#d8416a', '#ea8098')], 'spring': [('#eef0c0', '#f2bf2c', '#f8d860'), ('#f5e6c4', '#ee8fa2', '#f8c7cc')]}
UP = dict(fit=(2.5, 2.62, 2.8), pr=1.1, up=1.5)


def roses(kind, size=1.0):
    return [rose_bloom(c, i + 1, size) for i, c in enumerate(ROSES[kind])]


def tulips(kind, size=1.0):
    return [tulip_bloom(c, i + 1, size, open_=.8 * i) for i, c in enumerate(TULIPS[kind])]


def roses_of(kind, n, size=1.0, **how):
    bind(roses(kind, size), n, **{'d': .46 * size, **how})


for n, pal, d, H, size in ((11, 'rose', .51, 3.1, 1.25), (25, 'sand', .47, 3.4, 1.1), (51, 'pearl', .41, 3.8, 1), (101, 'plum', .37, 4.3, 1)):
    scene('roses-red-%d' % n, pal, ax=(-.3 if n % 2 else .3), **UP)(lambda n=n, d=d, H=H, size=size: roses_of('red', n, size, d=d, H=H, tie=.3 * H))


def mixed_roses(): roses_of('mixed', 15, 1.25, d=.51, H=2.7, tie=.72, dome=.8, front=.4)


scene('scene-roses', 'sand', ax=.3, **UP)(mixed_roses)


def tulips_of(n, d=.30, H=2.6):
    blades = [leaf_bloom(1.0, .26, -.1, green_mat('tb', '#6f9a58', '#4d7a42', '#8fb274'), fold=.5, wave=.04), leaf_bloom(.8, .22, .15, green_mat('tb1', '#7ba463', '#557f47', '#9abb7f'), fold=.5, wave=-.05)]
    bind(tulips('pink', 1.12), n, d, H, tie=.72, dome=.42, wrap='kraft', lining='cream', ribbon='rose', foliage=blades, front=.55, out=.62, face=.10, rise=.07, stem_r=.03, stem_mat=mat('ts', '#84ab62', rough=.5), greens=.75, blade=True)


for n, pal, d, H in ((15, 'sky', .36, 2.6), (25, 'honey', .35, 2.75), (51, 'sage', .33, 3.1)):
    scene('tulips-%d' % n, pal, ax=(.3 if n == 25 else -.3), **UP)(lambda n=n, d=d, H=H: tulips_of(n, d, H))


def spring_of(n, d=.43, H=2.7):
    two, small = tulips('spring', 1.12), roses('spray', .95)
    bind([two[0], small[0], two[1], small[1]], n, d, H, tie=.74, dome=.62, wrap='sky', lining='white', foliage=[eucalyptus(4, .75), leaf_bloom(.4, .2, .3, green_mat('sp', '#7fa06a', '#5a7f50', '#9dba86'))], front=.5, face=.2, rise=.06, greens=.8)


for n, pal, d, H in ((15, 'peach', .45, 2.6), (25, 'mint', .43, 2.8), (35, 'lilac', .41, 2.95)):
    scene('spring-%d' % n, pal, ax=(-.3 if n == 25 else .3), **UP)(lambda n=n, d=d, H=H: spring_of(n, d, H))


def sunflowers_of(n, d, H):
    broad = [leaf_bloom(.55, .42, .35, green_mat('sl', '#4f7d35', '#34602a', '#6c9a4a')), leaf_bloom(.45, .34, .5, green_mat('sl1', '#5c8a3e', '#3d6a2e', '#79a556'))]
    bind([sunflower_bloom(1, .92)], n, d, H, tie=.85, dome=.8, wrap='kraft', lining='cream', foliage=broad, front=.6, face=.95, out=.45, stem_r=.036, greens=.9)


for n, pal, d, H in ((5, 'sky', .80, 3.0), (9, 'sage', .74, 3.3)):
    scene('sunflowers-%d' % n, pal, ax=(.3 if n == 5 else -.3), **UP)(lambda n=n, d=d, H=H: sunflowers_of(n, d, H))

PEONIES = [('#ea9fb2', '#f2b4c2', '#fde4e6', '#e88aa2'), ('#e289a0', '#ea9cb0', '#f8ccd4', '#dc7592')]
scene('peonies-pink', 'mint', ax=.35, **UP)(lambda: bind([peony_bloom(c, i + 1) for i, c in enumerate(PEONIES)], 11, .70, 2.9, tie=.8, dome=.8, wrap='white', lining='blush', ribbon='rose', front=.55, face=.3, stem_r=.03))
scene('chrysanthemums-white', 'sage', ax=-.35, **UP)(lambda: bind([chrysanthemum_bloom(('#d3da8c', '#f6f1df', '#fffdf6', '#a9bd3f'), 1, 1.15)], 9, .74, 2.9, tie=.8, dome=.75, wrap='sage', lining='cream', front=.55, face=.75, out=.8, stem_r=.03))


def between(taken, R, n):
    """n places in a disc, each as far as can be from those taken: radius, angle"""
    rg = random.Random(5); flat = lambda r, a: (r * math.cos(a), r * math.sin(a)); near = [flat(*p) for p in taken]; found = []
    for _ in range(n):
        found.append(max(((R * math.sqrt(rg.random()), rg.uniform(0, 6.28)) for _ in range(150)), key=lambda p: min(math.dist(flat(*p), q) for q in near))); near.append(flat(*found[-1]))
    return found


def hatbox(n, R, heads, side, H=.9, d=.42):
    c = M(); m = mat('hb', side, rough=.5, sheen=.2)
    cyl(0, 0, H / 2, R, H, m, bevel=.02); torus(0, 0, H, R * .99, .02, c['gold']); cyl(0, 0, H * .45, R * 1.006, .15, c['satin'], bevel=.004); bow(0, -R - .02, H * .45, c['satin'], .8, .32)
    star = gypsophila(); leaf = leaf_bloom(.36, .2, .4)
    for i, (r, a) in enumerate(sprinkle(n, R * .9)):
        t = r / R; to_viewer(lean(heads[i % len(heads)], r * math.cos(a), r * math.sin(a), H - .10 + R * .42 * (1 - t ** 2), .75 * t, a, 1, rz=i), .25)
    for r, a in between(sprinkle(n, R * .9), R * .92, n): t = r / R; lean(star, r * math.cos(a), r * math.sin(a), H + .02 + R * .42 * (1 - t ** 2), .8 * t, a, 1)
    for i in range(int(14 * R / .6)):
        a = i * 6.283 / int(14 * R / .6); grow(leaf, R * .86 * math.cos(a), R * .86 * math.sin(a), H - .02, a, .45)


scene('rosebox-small', 'rose', fit=(2.5, 2.5, 2.7), ax=.3, pr=1.15)(lambda: hatbox(9, .62, roses('pink', 1.1), '#f5ead9', 1.0))
scene('rosebox-large', 'pearl', fit=(2.6, 2.35, 2.9), ax=-.3, pr=1.3)(lambda: hatbox(23, .95, roses('pink'), '#86163a', 1.05))


@scene('bridal', 'lilac', fit=(2.5, 2.5, 2.6), ax=-.3, pr=1.0, up=1.5)
def bridal():
    c = M(); silk = mat('silk', '#f6ecdf', rough=.35, sheen=.5); green = mat('bs', '#6d9152', rough=.55)
    lathe([(.02, .30), (.17, .30), (.145, .4), (.13, .7), (.17, .95), (.28, 1.06)], silk)
    for z in (.45, .55, .65): torus(0, 0, z, .150 - .03 * z, .012, c['gold'])
    for k in range(12): a = k * 2.4; r = .13 * math.sqrt(k / 12 + .05); tube([(r * 1.5 * math.cos(a), r * 1.5 * math.sin(a), 0), (r * math.cos(a), r * math.sin(a), .4)], .026, green)
    heads = roses('white', 1.1); star = gypsophila(); leaf = leaf_bloom(.5, .24, .3, green_mat('bl', '#7f9f6d', '#5f8055', '#9bb587')); R = .74
    for i, (r, a) in enumerate(sprinkle(21, R)):
        t = r / R; to_viewer(lean(heads[i % 2], r * math.cos(a), r * math.sin(a), 1.62 - .62 * t ** 2, 1.05 * t, a, 1, rz=i), .25)
    for r, a in between(sprinkle(21, R), R, 22): t = r / R; lean(star, r * 1.04 * math.cos(a), r * 1.04 * math.sin(a), 1.71 - .62 * t ** 2, 1.0 * t, a, 1.05)
    for i in range(15): a = i * 6.283 / 15; grow(leaf, .52 * math.cos(a), .52 * math.sin(a), 1.04, a, .1)
    bow(0, -.17, .86, silk, .8, .7)
