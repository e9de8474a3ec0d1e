"""Banners: the subject stands where no window of the page cuts it, calm backdrop beside it."""
from bind import *
from scene_bouquets import roses_of, spring_of, mixed_roses
from scene_cakes import cake_small
from scene_first import piala, teapot, tulips_in_vase
from scene_fruit import basket
from scene_jewels import watch, earrings
from scene_party import tree
from scene_table import tin
from scene_sweets import choc_heart
from scene_toys import teddy

# 12:5. The page shows 38 to 88 per cent of the width on phones and desktops, all of it on tablets: the subject stands at 62.
WIDE = dict(free=True, camera=dict(loc=(-.9, -12.5, 2.9), target=(-.9, 0, 1.12), lens=60), size=(1320, 550, 9))
# 16:9, always seen whole: the things are spread over the width.
SMALL = dict(free=True, camera=dict(loc=(0, -10.5, 2.7), target=(0, 0, .98), lens=62), size=(960, 540, 9))


def stage(pl, ar, arches, plinths):
    m = mat('ar', ar, rough=.9, spec=.05); p = mat('pl', pl, rough=.85, spec=.1)
    for x, y, w, h in arches: arch(x, y, w, h, .18, m)
    for x, y, r, h in plinths: cyl(x, y, h / 2, r, h, p, bevel=.03)


@scene('hero', 'sand', **WIDE)
def hero(pl, ar):
    stage('#ecdcc6', '#d9a79c', [(.05, 1.35, 2.7, 2.55)], [(0, .1, 1.85, .18)])
    e = group(mixed_roses, (.06, .42, .18), .80); group(giftbox, (-.98, -.12, .18), .86, rot=.5)
    group(anar_whole, (.92, .02, .18), .84, seed=1); group(anar_whole, (1.38, .40, .18), .7, seed=2)
    h = group(anar_half, (.62, -.74, .18 + .32), .84); h.rotation_euler = (math.radians(62), math.radians(6), math.radians(-14)); group(giftbox, (1.22, -.72, .18), 1, rot=-.35, w=.44, h=.34, wrap=False, ribbon='pom', bs=1.2)
    leafs([(-.10, -1.02, .19, -2.7, .10), (.12, -1.0, .19, -.3, .11)], mat('lf', '#557a3f', rough=.5), w=.12, L=.34)


@scene('hero-new-year', 'sky', **WIDE)
def hero_new_year(pl, ar):
    stage(pl, ar, [(.05, 1.35, 2.7, 2.6)], [(0, .1, 1.85, .18)])
    group(tree, (.05, .35, .18), 1.0, h=1, n=40); group(giftbox, (-1.05, -.15, .18), .72, rot=.5); group(giftbox, (1.06, -.10, .18), .60, rot=-.3, wrap=False, ribbon='pom'); group(giftbox, (.72, -.72, .18), .36, rot=.3); group(giftbox, (-.42, -.82, .18), .34, rot=-.4, wrap=False, ribbon='nil')


@scene('hero-march', 'rose', **WIDE)
def hero_march(pl, ar):
    stage(pl, ar, [(.05, 1.35, 2.7, 2.5)], [(0, .1, 1.85, .18)])
    group(tulips_in_vase, (.12, .40, .18), .88); group(spring_small, (-1.02, -.10, .18), .62); group(perfume, (1.02, -.05, .18), .62, rot=-.4); group(giftbox, (.42, -.72, .18), 1, rot=-.35, w=.46, h=.34, wrap=False, ribbon='pom', bs=1.2)


@scene('hero-love', 'plum', **WIDE)
def hero_love(pl, ar):
    stage(pl, ar, [(.05, 1.35, 2.7, 2.5)], [(0, .1, 1.85, .18)])
    group(lambda: roses_of('red', 19, 1.15), (.02, .42, .18), .65); group(ringbox, (-1.08, -.22, .18), .62, rot=.35); group(choc_heart, (1.05, -.30, .18), .56, rot=-.25); inst(rose('#f2b8b5', 21), -.22, -.95, .22, .85, rx=.45); inst(rose('#c8365a', 22), .22, -1.02, .22, .8, rx=.45, ry=.2)


def spring_small(): spring_of(15)


@scene('banner-birthday', 'lilac', **SMALL)
def banner_birthday(pl, ar):
    stage(pl, ar, [(1.55, 1.6, 2.0, 2.75), (-1.5, 1.7, 1.9, 2.2)], [(0, .05, 1.05, .30), (-1.75, .1, .82, .14), (1.80, .15, .82, .14)])
    group(cake_small, (0, .05, .30), .98); group(teddy, (-1.75, .1, .14), .78); group(balloons, (1.80, .2, .14), .83); group(giftbox, (-.98, -.80, 0), 1, rot=-.3, w=.42, h=.34, wrap=False, ribbon='pom', bs=1.2); group(giftbox, (1.02, -.82, 0), 1, rot=.3, w=.40, h=.32)


@scene('banner-nowruz', 'mint', **SMALL)
def banner_nowruz(pl, ar):
    stage(pl, ar, [(.1, 1.6, 2.5, 2.75)], [(0, .1, 1.15, .22), (-1.85, .0, .85, .12), (1.85, .0, .85, .12)])
    group(basket, (0, .1, .22), .98); group(honey, (-1.95, .12, .12), .82); group(anar_whole, (1.62, .15, .12), .9, seed=1); group(anar_whole, (2.18, .05, .12), .74, seed=2); h = group(anar_half, (1.72, -.62, .12 + .30), .8); h.rotation_euler = (math.radians(62), math.radians(6), math.radians(-8)); leafs([(2.2, -.6, .12, .2, .12), (1.3, -.7, .1, -2.6, .1)], mat('lf', '#557a3f', rough=.5))


@scene('banner-perfume', 'plum', **SMALL)
def banner_perfume(pl, ar):
    stage(pl, ar, [(0, 1.6, 2.4, 2.7), (-1.9, 1.8, 1.5, 1.9), (1.9, 1.8, 1.5, 1.9)], [(0, .1, 1.0, .36), (-1.75, 0, .8, .14), (1.75, 0, .8, .14)])
    group(perfume, (0, .1, .36), 1.08, rot=-.3); group(giftbox, (-1.75, .0, .14), .68, rot=.45); group(anar_whole, (1.62, .12, .14), .92, seed=1); h = group(anar_half, (2.02, -.46, .14 + .28), .74); h.rotation_euler = (math.radians(62), math.radians(6), math.radians(-14))
    for k, (x, y, s, c) in enumerate(((-.86, -.72, 1.0, '#c8365a'), (-.52, -.95, .85, '#f2b8b5'), (.82, -.85, .95, '#b01c42'))): inst(rose(c, 20 + k), x, y, .04, s, rx=.45, ry=.1 * k)


@scene('banner-tea', 'tea', **SMALL)
def banner_tea(pl, ar):
    stage(pl, ar, [(.2, 1.6, 2.4, 2.4), (-1.9, 1.8, 1.5, 1.9)], [(0, .0, 2.55, .14)])
    group(teapot, (-.15, .25, .14), 1.15); group(piala, (.78, -.62, .14), 1); group(piala, (-.55, -.80, .14), 1); group(tin, (-1.62, .15, .14), 1.0, color='#3f6b52'); group(honey, (1.72, .18, .14), .80)


@scene('banner-jewels', 'pearl', **SMALL)
def banner_jewels(pl, ar):
    stage(pl, '#cf9f97', [(0, 1.6, 2.3, 2.5), (-1.95, 1.8, 1.5, 1.8), (1.95, 1.8, 1.5, 1.8)], [(0, .1, 1.0, .34), (-1.75, 0, .85, .14), (1.75, 0, .85, .14)])
    group(ringbox, (0, .0, .34), .98, rot=-.25); group(earrings, (-1.75, .0, .14), .82, rot=.35); group(watch, (1.75, .0, .14), .98, rot=-.3, dial='#2b3a63', strap='#27345a', case='#d8ae67')
