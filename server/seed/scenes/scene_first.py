"""The pictures the shop began with, as this studio draws them."""
from parts import *
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
    vase(mat('vase', '#f4ebe0', rough=.35, coat=.4)); st = mat('stem', '#5f7f3f', rough=.6); cols = ['#c2284f', '#d8486a', '#f0a7a8', '#a3163c', '#e9798a', '#f3c9bd', '#b81f47', '#e2566f', '#c2284f']; heads = [tulip(c, i) for i, c in enumerate(cols)]; lf = bake(blade, mat('leaf', '#6b8f4a', rough=.55), .75, .16, .5)
    for k, (dx, dy, h) in enumerate([(0, 0, 1.95), (-.42, -.08, 1.72), (.44, -.05, 1.78), (-.2, -.3, 1.55), (.26, -.32, 1.60), (-.62, .08, 1.40), (.68, .1, 1.42), (.02, .35, 1.9), (-.36, .3, 1.85)]):
        tube([(dx * .12, dy * .12, .5), (dx * .35, dy * .3, .9 + (h - .9) * .45), (dx, dy, h)], .026, st); inst(heads[k], dx, dy, h - .02, 1, rx=-dy * .5, ry=dx * .55)
    for a in (-2.6, -.5, -1.5, .6, 2.6): inst(lf, .1 * math.cos(a), .1 * math.sin(a), 1.0, 1, rz=a)


def two_gifts(): group(giftbox, (-.1, 0, 0), 1, rot=.5); group(giftbox, (.98, -.75, 0), 1, rot=-.35, w=.5, h=.38, wrap=False, ribbon='pom')
def bag_and_box(): group(bag, (-.12, .1, 0), 1.1, rot=.42); group(giftbox, (.82, -.62, 0), 1, rot=-.35, w=.46, h=.36, wrap=False, ribbon='pom', bs=1.2)


def candles():
    candle_jar(-.30, .05, 1.0, '#86163a', True)
    for x, y, h, r, c in ((.62, .1, .62, .24, '#f5ead9'), (.42, -.55, .36, .20, '#d9b7c0')): cyl(x, y, h / 2, r, h, mat('c' + c, c, rough=.5), bevel=.03)


for name, build, palette, wide, high, how in (
        ('scene-anar', pomegranates, 'mint', 2.1, 1.5, {}), ('scene-bag', bag_and_box, 'sand', 1.9, 2.1, {}), ('scene-balloons', balloons, 'plum', 1.9, 2.6, {'pr': 1.0}),
        ('scene-books', books, 'sage', 1.9, 1.4, {'rot': .42}), ('scene-cake', cake, 'sky', 1.9, 1.9, {}), ('scene-candle', candles, 'lilac', 1.9, 1.5, {}),
        ('scene-choc', lambda: pralines(3, 3), 'cocoa', 2.0, 1.6, {'up': 2.9, 'rot': .2}), ('scene-gift', two_gifts, 'sand', 2.0, 1.7, {}), ('scene-honey', honey, 'honey', 2.1, 1.5, {}),
        ('scene-perfume', perfume, 'lilac', 1.6, 1.8, {'rot': -.42}), ('scene-ring', ringbox, 'rose', 1.75, 1.7, {'rot': -.38}), ('scene-roses', roses, 'sand', 1.8, 2.0, {}),
        ('scene-tea', tea_set, 'tea', 2.1, 1.4, {}), ('scene-teddy', teddy, 'sky', 1.7, 2.0, {}), ('scene-tulip', tulips_in_vase, 'rose', 1.7, 2.3, {})):
    scene(name, palette, fit=(wide, high, 2.4), **how)(build)
