"""Soft toys, vehicles, learning toys and games."""
from parts import *


def fur(color, name='f'):
    m = mat(name + color, color, rough=.95, sheen=1, spec=.05); t = m.node_tree; n = t.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 70; n.inputs['Detail'].default_value = 6
    b = t.nodes.new('ShaderNodeBump'); b.inputs['Strength'].default_value = .55; b.inputs['Distance'].default_value = .02; t.links.new(n.outputs[0], b.inputs['Height']); t.links.new(b.outputs[0], t.nodes['Principled BSDF'].inputs['Normal']); return m


def eyes(x, y, z, r, gap):
    d = mat('eye', '#20130f', rough=.15, coat=1); w = mat('ew', '#ffffff', rough=.3)
    for s in (-1, 1): sph(x + s * gap, y, z, r, d); sph(x + s * gap + r * .3, y - r * .75, z + r * .4, r * .25, w)


def smile(x, y, z, w, d=None):
    tube([(x - w, y, z + w * .35), (x - w * .5, y - .01, z), (x, y - .012, z + w * .2), (x + w * .5, y - .01, z), (x + w, y, z + w * .35)], .011, mat('sm', '#20130f', rough=.3))


def teddy(body='#b98a5e', light='#ecd6b5', ribbon='#86163a'):
    f = fur(body); l = fur(light); d = mat('d', '#20130f', rough=.15, coat=1)
    sph(0, 0, .62, .56, f, 1, .9, 1.06); sph(0, -.42, .58, .30, l, 1, .45, 1.05); sph(0, -.05, 1.48, .47, f, 1.06, .95, .95)
    for s in (-1, 1):
        sph(s * .36, 0, 1.86, .17, f, 1, .6, 1); sph(s * .36, -.08, 1.86, .10, l, 1, .5, 1); sph(s * .60, -.22, .86, .2, f, .85, 1.0, 1.5).rotation_euler = (.5, s * -.75, 0)
        sph(s * .42, -.50, .22, .23, f, 1, 1.35, 1); sph(s * .45, -.79, .24, .145, l, 1, .35, 1)
    eyes(0, -.465, 1.56, .042, .17); sph(0, -.42, 1.36, .2, l, 1.1, .75, .85); sph(0, -.575, 1.43, .062, d, 1.2, .7, .8); smile(0, -.575, 1.32, .095); bow2(0, -.46, 1.06, mat('rib' + ribbon, ribbon, rough=.32, sheen=.5), s=.62, tails=False)


@scene('teddy-30', 'peach', fit=(1.9, 1.5, 2), ax=-.3)
def teddy_small(): group(teddy, (-.35, .1, 0), .62); group(giftbox, (.52, -.05, 0), .62, rot=-.3)


@scene('teddy-80', 'mint', fit=(2.0, 2.2, 2.2), ax=.3)
def teddy_big(): group(teddy, (-.1, .1, 0), 1.05); group(giftbox, (.88, -.62, 0), 1, rot=-.35, w=.5, h=.38)


@scene('teddy-120', 'lilac', fit=(2.25, 2.6, 2.6), ax=-.3, pr=1.25, lens=72)
def teddy_huge(): group(teddy, (0, .1, 0), 1.4, ribbon='#c8974a'); group(giftbox, (1.0, -.72, 0), 1, rot=-.35, w=.34, h=.26, wrap=False, ribbon='pom', bs=1.2); group(giftbox, (-1.02, -.66, 0), 1, rot=.3, w=.30, h=.2)


def rabbit(body, inner):
    f = fur(body); l = fur(inner); w = fur('#fbf4ea'); sph(0, 0, .5, .42, f, 1, .9, 1.15); sph(0, -.32, .46, .24, w, 1, .4, 1.1); sph(0, -.05, 1.18, .38, f, 1.05, .95, .92)
    for s in (-1, 1):
        o = sph(s * .20, .02, 1.80, .13, f, 1, .55, 3.2); o.rotation_euler = (0, s * .16, 0); o = sph(s * .20, -.045, 1.80, .075, l, 1, .4, 3.6); o.rotation_euler = (0, s * .16, 0)
        sph(s * .44, -.16, .66, .14, f, .9, 1, 1.6).rotation_euler = (.5, s * -.6, 0); sph(s * .28, -.38, .16, .18, f, 1, 1.6, .85); sph(s * .24, -.34, 1.08, .06, l, 1, .5, .7)
    eyes(0, -.385, 1.24, .04, .15); sph(0, -.42, 1.13, .045, l, 1.2, .8, .8); smile(0, -.41, 1.05, .07); sph(0, .42, .38, .16, w); bow2(0, -.36, .86, mat('rb', '#86163a', rough=.35, sheen=.5), s=.5, tails=False)


for name, b, i, pal in (('rabbit-grey', '#a8a3a0', '#e9b9bd', 'rose'), ('rabbit-pink', '#eeb9bf', '#f9e3e0', 'sky'), ('rabbit-white', '#f7f0e6', '#f0bcc0', 'sage')):
    scene(name, pal, fit=(1.5, 2.05, 2), ax=.3, pr=1.2)(lambda b=b, i=i: rabbit(b, i))


@scene('camel', 'honey', fit=(2.05, 1.95, 2.2), ax=-.3, rot=.35)
def camel():
    f = fur('#eadbc0'); d = fur('#cdb48c'); sph(0, 0, .86, .44, f, 1.35, .85, .95); sph(-.05, 0, 1.25, .25, f, 1.1, .9, 1.05); sph(-.05, 0, 1.46, .11, d, 1.2, 1, .7)
    for x in (-.38, .38):
        for y in (-.2, .2): sph(x, y, .38, .13, f, 1, 1, 2.6); sph(x, y - .02, .08, .15, d, 1.05, 1.1, .55)
    for k in range(8): t = k / 7; sph(.55 + .38 * t, 0, .95 + .72 * t ** 1.3, .21 - .05 * t, f)
    sph(1.04, 0, 1.80, .25, f, 1.15, .95, .9); sph(1.26, 0, 1.72, .17, fur('#f7eedd'), 1.15, 1, .85)
    for s in (-1, 1): sph(.92, s * .20, 2.0, .07, d, .7, .8, 1.5).rotation_euler = (s * -.4, 0, 0); sph(1.17, s * .20, 1.88, .042, mat('eye', '#20130f', rough=.15, coat=1)); sph(1.43, s * .06, 1.76, .022, mat('no', '#5a3a28'))
    sph(.98, 0, 2.03, .13, d, 1, 1, .7); tube([(-.58, 0, .95), (-.72, 0, .75), (-.70, 0, .55)], .04, f); sph(-.70, 0, .52, .08, d)
    rug = imgmat('rug', tex('wrap.png'), scale=(1.6, 1.6, 1.9), rough=.85); o = sph(-.05, 0, .92, .445, rug, .88, .90, .95); sph(-.05, 0, 1.27, .262, rug, 1.02, .92, 1.0)
    for s in (-1, 1):
        for k in range(9): tube([(-.38 + .08 * k, s * .385, .72), (-.38 + .08 * k, s * .40, .62)], .012, M()['gold'])
    torus(.66, 0, 1.12, .21, .03, M()['pom'], rot=(0, .75, 0)); sph(.80, 0, .93, .06, M()['gold'])


@scene('elephant', 'plum', fit=(2.0, 1.7, 2.2), ax=.3, rot=-.15)
def elephant():
    f = fur('#9fb0bf'); p = fur('#eab8bd'); sph(0, .1, .62, .55, f, 1, .95, 1.0); sph(0, -.28, .55, .34, fur('#dfe6ea'), 1, .6, 1); sph(0, -.15, 1.36, .46, f)
    for s in (-1, 1):
        o = sph(s * .60, -.02, 1.40, .36, f, .9, .25, 1.05); o.rotation_euler = (0, 0, s * .35); o = sph(s * .60, -.09, 1.40, .27, p, .9, .2, 1.05); o.rotation_euler = (0, 0, s * .35)
        sph(s * .36, -.42, .2, .22, f, 1, 1.25, .95); sph(s * .38, -.69, .2, .14, p, 1, .3, 1); sph(s * .52, -.22, .75, .17, f, .9, 1.1, 1.4).rotation_euler = (.6, s * -.6, 0)
    for k in range(12): t = k / 11; sph(.0 + .14 * math.sin(t * 2.2), -.55 - .28 * t, 1.30 - .58 * t + .5 * max(0, t - .65), .15 - .055 * t, f)
    eyes(0, -.56, 1.50, .042, .19); bow2(.0, .02, 1.80, mat('eb', '#86163a', rough=.35, sheen=.5), s=.42, tails=False)


@scene('penguin', 'sky', fit=(1.6, 1.9, 2), ax=-.3)
def penguin():
    f = fur('#34456b'); w = fur('#fbf6ec'); o = fur('#eea53a'); sph(0, 0, .66, .56, f, 1, .9, 1.12); sph(0, -.14, .60, .47, w, .92, .85, 1.05); sph(0, 0, 1.42, .44, f, 1.02, .95, .95); sph(-.13, -.2, 1.40, .25, w, 1, .9, 1.05); sph(.13, -.2, 1.40, .25, w, 1, .9, 1.05)
    sph(0, -.45, 1.36, .10, o, 1.2, .9, .6); eyes(0, -.425, 1.50, .042, .14)
    for s in (-1, 1): sph(s * .24, -.30, .08, .19, o, 1, 1.5, .45); sph(s * .56, -.05, .74, .16, f, .55, .9, 2.4).rotation_euler = (0, s * -.35, 0)
    sc = mat('sc', '#86163a', rough=.9, sheen=.6); torus(0, -.02, 1.05, .42, .10, sc); box(.20, -.46, .84, .17, .08, .42, sc, bevel=.03)
    for k in range(4): box(.14 + .04 * k, -.47, .60, .02, .03, .08, M()['gold'], bevel=.004)
    for k in range(9): a = k * .7; sph(.52 * math.cos(a), .52 * math.sin(a) - .02, 1.06, .02, M()['gold'])


@scene('chick', 'sage', fit=(1.5, 1.35, 2), ax=.3)
def chick():
    f = fur('#f2cb4c'); o = fur('#e8933a'); sph(0, 0, .48, .46, f, 1.05, 1, .98); sph(0, -.05, 1.06, .36, f); sph(0, -.40, 1.02, .08, o, 1.1, 1.1, .7); eyes(0, -.355, 1.13, .04, .15)
    for s in (-1, 1): sph(s * .45, .02, .52, .17, f, .5, 1.1, 1.2).rotation_euler = (0, s * .5, 0); sph(s * .18, -.18, .06, .13, o, 1, 1.5, .4); sph(s * .22, -.30, 1.0, .05, fur('#f0a38a'), 1, .5, .7)
    for k in range(3): tube([(0, 0, 1.38), (.05 * (k - 1), .02, 1.48 + .03 * (k == 1)), (.10 * (k - 1), .04, 1.52)], .018, f)
    bow2(0, -.36, .76, mat('cb', '#86163a', rough=.35, sheen=.5), s=.4, tails=False)


def wheel(x, y, z, r, hub='#d8ae67'):
    o = cyl(x, y, z, r, .16, mat('ty', '#2c2a2c', rough=.7), bevel=.04); o.rotation_euler = (math.pi / 2, 0, 0); o = cyl(x, y, z, r * .55, .175, mat('hb' + hub, hub, rough=.3, metal=.8), bevel=.02); o.rotation_euler = (math.pi / 2, 0, 0)


def jeep(color):
    m = mat('jp' + color, color, rough=.25, coat=.8); gl = mat('jg', '#33465c', rough=.08, coat=1); dk = mat('jd', '#2c2a2c', rough=.6); box(0, 0, .46, 1.9, .90, .42, m, bevel=.10); box(-.18, 0, .86, 1.15, .82, .46, m, bevel=.12)
    for s in (-1, 1): box(-.42, s * .405, .88, .42, .03, .26, gl, bevel=.03); box(.10, s * .405, .88, .42, .03, .26, gl, bevel=.03)
    o = box(.41, 0, .88, .03, .64, .28, gl, bevel=.03); o.rotation_euler = (0, -.12, 0); box(-.76, 0, .88, .03, .60, .24, gl, bevel=.03)
    for x in (-.58, .58):
        for y in (-.42, .42): wheel(x, y, .26, .26)
    for s in (-1, 1): sph(.95, s * .30, .52, .09, mat('lt', '#fbf0cf', rough=.1, coat=1), .4, 1, 1); sph(-.95, s * .32, .52, .06, mat('rl', '#c2152f', rough=.15, coat=1), .4, 1, 1)
    box(.96, 0, .33, .10, .84, .14, dk, bevel=.04); box(-.96, 0, .33, .10, .84, .14, dk, bevel=.04)
    for s in (-1, 1): tube([(-.65, s * .32, 1.12), (.25, s * .32, 1.12)], .02, dk)
    box(-.40, .02, 1.24, .42, .52, .22, mat('lg', '#b07a45', rough=.6), bevel=.03); box(-.40, .02, 1.24, .07, .53, .23, M()['gold'], bevel=.01); box(.06, -.05, 1.21, .34, .40, .16, mat('lg2', '#7d9170', rough=.6), bevel=.03)


scene('jeep-red', 'sand', fit=(2.1, 1.5, 2.2), ax=.3, rot=-.55)(lambda: jeep('#b8203c'))
scene('jeep-blue', 'peach', fit=(2.1, 1.5, 2.2), ax=-.3, rot=-.55)(lambda: jeep('#3f6ea3'))


@scene('race-car', 'mint', fit=(2.2, 1.2, 2.3), ax=.3, rot=-.6, up=2.1)
def race_car():
    m = mat('rc', '#b8203c', rough=.2, coat=.9); w = mat('rw', '#fbf4ea', rough=.3, coat=.5); dk = mat('rd', '#2c2a2c', rough=.6)
    box(-.1, 0, .34, 1.5, .42, .30, m, bevel=.10); o = box(.85, 0, .29, .75, .26, .18, m, bevel=.07); box(-.1, 0, .40, 1.52, .12, .20, w, bevel=.04); box(1.22, 0, .20, .20, .95, .05, w, bevel=.02); box(-.95, 0, .66, .26, .92, .05, w, bevel=.02)
    for s in (-1, 1): box(-.95, s * .45, .60, .30, .04, .22, m, bevel=.02); box(1.22, s * .47, .24, .24, .04, .14, m, bevel=.015); box(-.15, s * .33, .30, .85, .24, .22, m, bevel=.08); box(-.88, s * .16, .50, .06, .04, .3, dk)
    sph(-.08, 0, .52, .17, w, 1, 1, 1); sph(-.0, 0, .54, .145, mat('vs', '#20242c', rough=.1, coat=1), .9, .9, .5); sph(-.35, 0, .5, .2, m, 1.4, .8, .9)
    for x, r in ((-.72, .28), (.78, .24)):
        for y in (-.52, .52): wheel(x, y, r, r)
    o = cyl(.30, 0, .498, .12, .012, w, bevel=0)


@scene('train', 'sage', fit=(2.3, 1.2, 2.4), ax=-.3, rot=-.32, up=2.1)
def train():
    r = mat('tr', '#b8203c', rough=.45, coat=.2); b = mat('tb', '#3f6ea3', rough=.45, coat=.2); y = mat('ty2', '#e3b04b', rough=.45, coat=.2); g = mat('tg', '#6f9a68', rough=.45, coat=.2); wd = mat('twd', '#d9b483', rough=.6); dk = mat('tk', '#3a2a22', rough=.6)

    def wheels(x):
        for dx in (-.2, .2):
            for s in (-1, 1): o = cyl(x + dx, s * .27, .15, .15, .08, wd, bevel=.02); o.rotation_euler = (math.pi / 2, 0, 0); o = cyl(x + dx, s * .29, .15, .06, .08, r, bevel=.01); o.rotation_euler = (math.pi / 2, 0, 0)
    x = 1.05; box(x, 0, .24, .82, .46, .10, dk, bevel=.02); o = cyl(x + .12, 0, .47, .20, .56, r, bevel=.04); o.rotation_euler = (0, math.pi / 2, 0); box(x - .26, 0, .58, .30, .46, .56, b, bevel=.03); box(x - .26, 0, .89, .42, .54, .07, y, bevel=.03); lathe([(.07, 0), (.07, .16), (.12, .26), (.0, .26)], dk, x + .28, 0, .64); sph(x + .06, 0, .68, .08, y); sph(x + .42, 0, .47, .07, y, .5, 1, 1); wheels(x)
    for k, (m, load) in enumerate(((g, 0), (y, 1))):
        x = .10 - .92 * k; box(x, 0, .24, .74, .46, .10, dk, bevel=.02); wheels(x); tube([(x + .36, 0, .24), (x + .56, 0, .24)], .025, dk)
        for dx, dy, sx, sy in ((0, -.22, .72, .04), (0, .22, .72, .04), (-.34, 0, .04, .46), (.34, 0, .04, .46)): box(x + dx, dy, .40, sx, sy, .24, m, bevel=.012)
        if load: [sph(x + dx, dy, .52, .13, (r, b, g)[i % 3]) for i, (dx, dy) in enumerate(((-.2, -.08), (.04, .08), (.22, -.08), (-.08, .1)))]
        else: [box(x + dx, dy, .52, .20, .20, .20, c, bevel=.02, rot=q) for dx, dy, c, q in ((-.2, 0, r, .1), (.05, .02, y, .3), (.22, -.05, b, -.2))]
    for s in (-1, 1): box(0, s * .25, -.03, 3.3, .06, .05, wd, bevel=.01)
    for k in range(11): box(-1.55 + .31 * k, 0, -.07, .12, .75, .05, wd, bevel=.01)


@scene('rocket', 'lilac', fit=(1.6, 2.2, 2), ax=.3, pr=1.15)
def rocket():
    w = mat('rw', '#fbf4ea', rough=.3, coat=.5); r = mat('rr', '#b8203c', rough=.3, coat=.5); g = M()['gold']
    lathe([(.02, .2), (.30, .2), (.42, .5), (.46, .9), (.42, 1.35), (.34, 1.62)], w); lathe([(.34, 1.62), (.24, 1.85), (.10, 2.08), (0, 2.16)], r); lathe([(0, .05), (.24, .05), (.28, .2), (0, .2)], mat('rk', '#3a3a44', rough=.4, metal=.6)); torus(0, 0, 1.62, .345, .02, g); torus(0, 0, .52, .43, .018, g)
    o = torus(0, -.43, 1.18, .16, .035, g, rot=(math.pi / 2 - .08, 0, 0)); o = sph(0, -.40, 1.18, .15, mat('win', '#3f6ea3', rough=.08, coat=1), 1, .3, 1)
    for k in range(4):
        a = k * math.pi / 2 + .6; o = box(.48 * math.cos(a), .48 * math.sin(a), .36, .36, .06, .52, r, bevel=.03, rot=a); o.rotation_euler = (0, .38, a); sph(.60 * math.cos(a), .60 * math.sin(a), .08, .08, g)
    for k in range(8): a = k * math.pi / 4; o = box(.445 * math.cos(a), .445 * math.sin(a), .76, .02, .09, .09, r if k % 2 else g, bevel=.004); o.rotation_euler = (math.pi / 4, 0, a)


@scene('robot', 'sky', fit=(1.6, 1.9, 2), ax=.3, rot=-.12)
def robot():
    w = mat('bw', '#f4eee4', rough=.3, coat=.5); t = mat('bt', '#4f8f8a', rough=.3, coat=.5); d = mat('bd', '#20242c', rough=.1, coat=1); g = M()['gold']; e = mat('be', '#7fe0d0'); p = e.node_tree.nodes['Principled BSDF']; p.inputs['Emission'].default_value = srgb('#5fd0c0'); p.inputs['Emission Strength'].default_value = 2
    box(0, 0, .78, .86, .58, .74, w, bevel=.16); box(0, -.27, .82, .52, .08, .36, t, bevel=.05); box(0, 0, 1.50, .92, .66, .62, w, bevel=.22); box(0, -.30, 1.50, .72, .10, .40, d, bevel=.12)
    for s in (-1, 1):
        sph(s * .17, -.345, 1.53, .075, e, 1, .3, 1.1); o = cyl(s * .50, 0, 1.50, .15, .12, t, bevel=.03); o.rotation_euler = (0, math.pi / 2, 0); tube([(s * .46, 0, 1.0), (s * .66, -.06, .86), (s * .64, -.2, .62)], .08, t); sph(s * .63, -.24, .56, .13, w); box(s * .24, -.05, .20, .30, .50, .34, t, bevel=.10); cyl(s * .24, 0, .40, .11, .14, d, bevel=.02)
    tube([(-.09, -.36, 1.40), (0, -.365, 1.375), (.09, -.36, 1.40)], .014, e); tube([(0, 0, 1.8), (0, 0, 2.02)], .022, g); sph(0, 0, 2.06, .07, mat('ab', '#b8203c', rough=.2, coat=.6))
    for k, c in enumerate(('#b8203c', '#e3b04b', '#6f9a68')): sph(-.14 + .14 * k, -.32, .90, .045, mat('kn%d' % k, c, rough=.3), 1, .6, 1)
    for k in range(3): box(0, -.32, .78 - .05 * k, .30, .02, .018, w, bevel=.004)


@scene('blocks', 'peach', fit=(2.1, 1.6, 2.2), ax=-.3)
def blocks():
    cs = [mat('bk%d' % i, h, rough=.5) for i, h in enumerate(('#b8203c', '#3f6ea3', '#e3b04b', '#6f9a68', '#d9b483', '#9d90b5'))]
    for x, y, z, s, c, r in ((-.62, .1, .21, .42, 0, .1), (-.12, .12, .21, .42, 1, -.05), (.40, .1, .21, .42, 2, .12), (-.36, .1, .63, .42, 3, .15), (.16, .12, .63, .42, 4, -.1)): box(x, y, z, s, s, s, cs[c], bevel=.035, rot=r)
    bpy.ops.mesh.primitive_cone_add(vertices=4, radius1=.34, depth=.36, location=(-.10, .1, 1.03), rotation=(0, 0, .8)); add(bpy.context.object, cs[0], smooth=False, bevel=.02)
    cyl(.82, -.25, .22, .20, .44, cs[5], bevel=.03); cyl(.82, -.25, .62, .20, .36, cs[0], bevel=.03); sph(-.85, -.45, .2, .2, cs[2]); arch_like(.15, -.55, cs[3])
    for x, z, c in ((-.62, .21, 4), (-.12, .21, 2), (.40, .21, 0), (-.36, .63, 2)): box(x, -.115, z, .20, .02, .20, cs[c], bevel=.02).rotation_euler = (0, .785, 0)


def arch_like(x, y, m):
    tube([(x - .25, y, .0), (x - .25, y, .16), (x, y, .38), (x + .25, y, .16), (x + .25, y, .0)], .10, m)


@scene('stacking-rings', 'mint', fit=(1.6, 1.7, 2), ax=.3)
def rings():
    wd = mat('wd', '#d9b483', rough=.6); cyl(0, 0, .06, .62, .12, wd, bevel=.05); cyl(0, 0, .7, .08, 1.3, wd, bevel=.02)
    for k, (c, r) in enumerate((('#b8203c', .40), ('#e08a3a', .36), ('#e3b04b', .32), ('#6f9a68', .28), ('#3f6ea3', .24))): torus(0, 0, .26 + .225 * k - .008 * k * k, r, .135 - .006 * k, mat('sr%d' % k, c, rough=.4, coat=.3))
    sph(0, 0, 1.36, .17, mat('sk', '#9c1840', rough=.3, coat=.5)); torus(.85, -.45, .10, .22, .095, mat('sx', '#9d90b5', rough=.4, coat=.3), rot=(.2, .1, 0))


@scene('rubber-duck', 'lilac', fit=(1.9, 1.5, 2.1), ax=-.3, rot=-.55)
def duck():
    y = mat('dy', '#f4c63c', rough=.25, coat=.5); o = mat('do', '#e8803a', rough=.3, coat=.5); sph(0, 0, .42, .52, y, 1.25, .95, .78); sph(.42, 0, 1.02, .38, y); sph(.80, 0, .98, .14, o, 1.3, 1.1, .45); sph(-.62, 0, .62, .2, y, 1.2, .8, .9).rotation_euler = (0, .6, 0)
    for s in (-1, 1): sph(.68, s * .22, 1.12, .05, mat('eye', '#20130f', rough=.15, coat=1)); sph(-.10, s * .46, .52, .26, y, 1.4, .45, .8)
    b = mat('bub', '#eef4f6', rough=.05, coat=1)
    for x, yy, r in ((-.75, -.62, .16), (-.45, -.82, .11), (.75, -.72, .13), (1.0, -.5, .09), (.15, -.9, .10), (-1.0, -.35, .1)): sph(x, yy, r, r, b)


@scene('baby-set', 'sky', fit=(2.1, 1.5, 2.2), ax=.3)
def baby():
    bl = mat('blk', '#e9d3c8', rough=.95, sheen=.8); bl2 = mat('blk2', '#fbf4ea', rough=.95, sheen=.8)
    for k in range(4): box(-.32, .12, .07 + .125 * k, 1.15 - .02 * k, .82, .12, (bl, bl2)[k % 2], bevel=.055, rot=.08)
    box(-.32, .12, .26, .12, .84, .53, M()['satin'], bevel=.01, rot=.08); bow2(-.32, .10, .53, M()['satin'], s=.5, rot=.1)
    bt = mat('bt', '#fdf8f0', rough=.25, coat=.5); lathe([(.02, 0), (.20, 0), (.22, .04), (.20, .35), (.22, .62), (.17, .74), (.17, .78)], bt, .62, -.05, 0); lathe([(.19, .76), (.2, .90), (.12, .93), (.06, .98), (.05, 1.06), (0, 1.09)], mat('bn', '#e9b9bd', rough=.4, coat=.3), .62, -.05, 0)
    for k in range(4): box(.62, -.262, .18 + .12 * k, .12, .01, .014, M()['pom'], bevel=.002)
    so = mat('bo', '#e6a4a4', rough=.95, sheen=.8)
    for x, r in ((.18, -.3), (.52, -.1)): sph(x, -.66, .13, .16, so, .85, 1.45, .75).rotation_euler = (0, 0, r); cyl(x + .06 * (1 if r > -.2 else 1), -.52, .24, .12, .20, so, bevel=.03); torus(x + .06, -.52, .34, .115, .035, bl2); sph(x, -.80, .25, .045, bl2)
    tube([(-.75, -.55, .10), (-.45, -.68, .12)], .035, mat('rt', '#d9b483', rough=.5)); torus(-.92, -.48, .16, .13, .045, mat('rt2', '#7d9170', rough=.4, coat=.3), rot=(1.2, 0, .4)); sph(-.36, -.72, .15, .13, mat('rt3', '#e3b04b', rough=.4, coat=.3))


@scene('chess', 'tea', fit=(2.3, 1.5, 2.5), ax=-.3, rot=.4, up=3.4, lens=78)
def chess():
    lt = mat('cl', '#ead6b0', rough=.45, coat=.2); dk = mat('cd', '#5b3322', rough=.45, coat=.2); box(0, 0, .06, 1.98, 1.98, .12, mat('cf', '#7a4a2c', rough=.5, coat=.2), bevel=.02)
    for i in range(8):
        for j in range(8): box((i - 3.5) * .225, (j - 3.5) * .225, .125, .225, .225, .012, lt if (i + j) % 2 else dk, bevel=.002)
    P = [(0, 0), (.085, 0), (.085, .02), (.05, .05), (.03, .12), (.05, .135), (.03, .15), (.048, .19), (.03, .23), (0, .235)]; K = [(0, 0), (.10, 0), (.10, .03), (.06, .06), (.04, .24), (.075, .27), (.05, .29), (.075, .40), (.03, .43), (0, .44)]
    B = [(0, 0), (.09, 0), (.09, .02), (.05, .05), (.03, .2), (.055, .22), (.035, .24), (.05, .29), (.02, .36), (0, .38)]; R = [(0, 0), (.09, 0), (.09, .03), (.06, .06), (.05, .18), (.075, .20), (.075, .27), (.05, .27), (.05, .24), (0, .24)]
    for m, side in ((lt, -1), (dk, 1)):
        ms = {k: bake(lathe, v, m, 0, 0, 0, 32) for k, v in (('P', P), ('K', K), ('B', B), ('R', R))}
        def kn():
            lathe([(0, 0), (.09, 0), (.09, .02), (.055, .05), (.05, .10), (0, .10)], m, steps=32); sph(0, 0, .19, .07, m, .7, .9, 1.6).rotation_euler = (.2, 0, 0); sph(0, -.07, .27, .055, m, .7, 1.5, .8).rotation_euler = (.4, 0, 0)
        ms['N'] = bake(kn)
        for i, k in enumerate('RNBKKBNR'): inst(ms[k], (i - 3.5) * .225, side * 3.5 * .225, .13, 1.1 if i != 4 else 1.25, rz=0 if side > 0 else math.pi)
        for i in range(8): inst(ms['P'], (i - 3.5) * .225, side * (2.5 if i not in (3, 4) or side > 0 else .5 + (i == 3)) * .225, .13, 1.1)


@scene('backgammon', 'cocoa', fit=(2.4, 1.4, 2.6), ax=.3, up=4.6, lens=82)
def backgammon():
    wd = mat('nw', '#7a4a2c', rough=.45, coat=.3); inn = mat('ni', '#d9b483', rough=.6); a = mat('na', '#7a1233', rough=.5); b = mat('nb', '#f0e2c6', rough=.5); dkp = mat('dkp', '#3a2218', rough=.35, coat=.3); ltp = mat('ltp', '#f3e6d0', rough=.35, coat=.3); piece = {k: bake(cyl, 0, 0, 0, .078, .05, m, .015) for k, m in (('d', dkp), ('l', ltp))}
    for half, (hx, tilt) in enumerate(((-.56, 0), (.56, 0))):
        box(hx, 0, .05, 1.08, 1.3, .06, inn, bevel=.01)
        for dx, dy, sx, sy in ((0, -.65, 1.12, .07), (0, .65, 1.12, .07), (-.54, 0, .07, 1.34), (.54, 0, .07, 1.34)): box(hx + dx, dy, .11, sx, sy, .20, wd, bevel=.015)
        for i in range(6):
            for s in (-1, 1):
                me = bpy.data.meshes.new('t'); x = hx - .40 + .16 * i; me.from_pydata([(x - .07, s * .60, .083), (x + .07, s * .60, .083), (x, s * .10, .083)], [], [(0, 1, 2)]); o = bpy.data.objects.new('t', me); bpy.context.collection.objects.link(o); add(o, a if (i + (s > 0)) % 2 else b, smooth=False)
        for i, s, n, k in (((0, -1, 5, 'd'), (4, -1, 3, 'l'), (5, 1, 2, 'l'), (0, 1, 5, 'l')) if half == 0 else ((0, -1, 4, 'l'), (0, 1, 4, 'd'), (5, 1, 2, 'l'), (5, -1, 3, 'd'))):
            for q in range(n): inst(piece[k], hx - .40 + .16 * i, s * (.52 - .158 * q), .115)
    for x, y, r in ((.62, -.05, .4), (.36, .06, 1.0)):
        box(x, y, .15, .13, .13, .13, ltp, bevel=.02, rot=r)
        for dx, dy in ((-.03, -.03), (.03, .03), (0, 0)): sph(x + dx, y + dy, .216, .012, dkp)


@scene('puzzle', 'rose', fit=(2.4, 1.4, 2.6), ax=-.3, rot=.15, up=4.8, lens=82)
def puzzle():
    n = 5; cols = ['#cfe0ea', '#f2d7b8', '#e9b9a0', '#c98f6a', '#8fae9f', '#6f9a68']; d = .36
    def piece(i, j, c):
        m = mat('pz%d%d' % (i, j), c, rough=.5); box(0, 0, .04, d * .96, d * .96, .07, m, bevel=.02); s = 1 if (i + j) % 2 else -1; cyl(.0, d * .55, .04, d * .17, .07, m, bevel=.015)
        if s > 0: cyl(d * .55, 0, .04, d * .17, .07, m, bevel=.015)
    random.seed(3)
    for i in range(6):
        for j in range(n):
            if (i, j) in ((5, 0), (5, 1), (4, 0), (3, 0), (5, 2)): continue
            hill = 2 + (1 if i in (1, 2) else 0) + (i == 2); c = cols[0] if j > hill else cols[2 if j == hill else (3 if j == hill - 1 else 4)]
            if (i, j) == (4, 4): c = '#e3b04b'
            e = group(piece, ((i - 2.5) * d, (j - 2) * d, 0), 1, i=i, j=j, c=c)
    for k, (x, y, r, c) in enumerate(((.62, -.95, .5, cols[4]), (1.05, -.55, 1.2, cols[3]), (.18, -1.02, 2.2, cols[5]), (1.15, -.08, .2, cols[2]), (-.30, -1.05, .9, '#86163a'))): group(piece, (x, y, .0), 1, rot=r, i=k, j=9, c=c)
