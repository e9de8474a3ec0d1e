"""The pictures the shop began with, as this studio draws them."""
from bind import *
from scene_care import candle_jar
from scene_sweets import pralines
from scene_toys import teddy


def teapot():
    por = mat('por', '#f7efe3', rough=.22, coat=.7); pom = mat('pom', '#86163a', rough=.3, coat=.6); gold = mat('gold', '#c8974a', rough=.25, metal=1)
    lathe([(.02, 0), (.30, 0), (.33, .04), (.50, .22), (.56, .42), (.50, .64), (.34, .78), (.26, .82)], por); lathe([(0, .98), (.05, .97), (.06, .93), (.03, .90), (.12, .88), (.26, .83), (.27, .81)], pom)
    for z, r in ((.30, .548), (.54, .545)): torus(0, 0, z, r, .012, gold)
    for k in range(18): a = k * math.pi / 9; o = box(.565 * math.cos(a), .565 * math.sin(a), .42, .03, .11, .11, pom, bevel=.006); o.rotation_euler = (math.pi / 4, 0, a)
    tube([(.47, 0, .26, 1.5), (.73, 0, .36, 1.1), (.85, 0, .64, .75), (.97, 0, .76, .7)], .075, por); tube([(-.45, 0, .58, 1), (-.77, 0, .64, 1), (-.83, 0, .34, 1), (-.51, 0, .20, 1)], .048, por)


def piala():
    por = mat('por', '#f7efe3', rough=.22, coat=.7); lathe([(.02, 0), (.15, 0), (.16, .03), (.13, .05), (.22, .12), (.30, .24), (.335, .34), (.325, .34), (.285, .24), (.2, .13), (0, .10)], por); torus(0, 0, .335, .33, .009, M()['gold']); torus(0, 0, .22, .292, .012, M()['pom']); cyl(0, 0, .27, .30, .01, mat('tea', '#8a4a12', rough=.08, coat=1), bevel=0)


def tea_set(): group(teapot, (-.35, .1, 0)); group(piala, (.55, -.55, 0)); group(piala, (-.25, -.95, 0))


def pomegranates():
    group(anar_whole, (-.42, .15, 0), 1.15, seed=1); group(anar_whole, (.38, .42, 0), 1.0, seed=2); h = group(anar_half, (.34, -.48, .40), 1.12); h.rotation_euler = (math.radians(62), math.radians(6), math.radians(-8)); leafs([(-.30, -.30, .01, -2.2, .10), (-.62, -.25, .01, -2.9, .12), (.80, -.10, .01, .2, .12), (.75, .05, .01, .8, .14)], mat('lf', '#557a3f', rough=.5)); sm = mat('sm', '#b00d2c', rough=.1, coat=1)
    for x, y in ((-.10, -.85), (.02, -.95), (-.22, -.98), (.75, -.80), (.86, -.70)): sph(x, y, .04, .045, sm, 1, .85, .95)


def tulips_in_vase():
    vase(mat('vase', '#f4ebe0', rough=.35, coat=.4)); st = mat('stem', '#84ab62', rough=.5); two = [tulip_bloom(c, i + 1, 1.2, .8 * i) for i, c in enumerate((('#f0d9b4', '#c2284f', '#df6480'), ('#f5e3bd', '#e4587a', '#f2a3b1'), ('#f3e6c6', '#ee8fa2', '#f8c7cc')))]
    lf = leaf_bloom(1.0, .26, -.05, green_mat('tb', '#6f9a58', '#4d7a42', '#8fb274'), fold=.5, wave=.04)
    for k, (dx, dy, h) in enumerate([(0, 0, 2.05), (-.46, -.08, 1.78), (.48, -.05, 1.84), (-.22, -.34, 1.55), (.28, -.36, 1.60), (-.74, .08, 1.36), (.78, .1, 1.40), (.10, .40, 1.95), (-.40, .36, 1.92)]):
        tube([(dx * .12, dy * .12, .5), (dx * .35, dy * .3, .9 + (h - .9) * .45), (dx, dy, h)], .03, st); inst(two[k % 3], dx, dy, h - .02, 1, rx=-dy * .5, ry=dx * .55)
    for k, a in enumerate((-2.6, -.5, -1.5, .6, 2.6)): grow(lf, .1 * math.cos(a), .1 * math.sin(a), .95, a, .75 + .1 * (k % 3), .95)


def two_gifts(): group(giftbox, (-.1, 0, 0), 1, rot=.5); group(giftbox, (.98, -.75, 0), 1, rot=-.35, w=.5, h=.38, wrap=False, ribbon='pom')
def bag_and_box(): group(bag, (-.12, .1, 0), 1.1, rot=.42); group(giftbox, (.82, -.62, 0), 1, rot=-.35, w=.46, h=.36, wrap=False, ribbon='pom', bs=1.2)


def candles():
    candle_jar(-.30, .05, 1.0, '#86163a', True)
    for x, y, h, r, c in ((.62, .1, .62, .24, '#f5ead9'), (.42, -.55, .36, .20, '#d9b7c0')): cyl(x, y, h / 2, r, h, mat('c' + c, c, rough=.5), bevel=.03)


for name, build, palette, wide, high, how in (
        ('scene-anar', pomegranates, 'mint', 2.1, 1.5, {}), ('scene-bag', bag_and_box, 'sand', 1.9, 2.1, {}), ('scene-balloons', balloons, 'plum', 1.9, 2.6, {'pr': 1.0}),
        ('scene-books', books, 'sage', 1.9, 1.4, {'rot': .42}), ('scene-cake', cake, 'sky', 1.9, 1.9, {}), ('scene-candle', candles, 'lilac', 1.9, 1.5, {}),
        ('scene-choc', lambda: pralines(3, 3), 'cocoa', 2.0, 1.6, {'up': 2.9, 'rot': .2}), ('scene-gift', two_gifts, 'sand', 2.0, 1.7, {}), ('scene-honey', honey, 'honey', 2.1, 1.5, {}),
        ('scene-perfume', perfume, 'lilac', 1.6, 1.8, {'rot': -.42}), ('scene-ring', ringbox, 'rose', 1.75, 1.7, {'rot': -.38}),
        ('scene-tea', tea_set, 'tea', 2.1, 1.4, {}), ('scene-teddy', teddy, 'sky', 1.7, 2.0, {}), ('scene-tulip', tulips_in_vase, 'rose', 2.3, 2.6, {'pr': 1.1})):
    scene(name, palette, fit=(wide, high, 2.4), **how)(build)
