"""Balloons, decorations, wraps, cards and ready sets."""
from flowers import *

COLORS = ['#9c1840', '#e6a4a4', '#f6e6d4', '#c8365a', '#dcb36a', '#f1cfc4']


def balloon(color, i=0):
    m = mat('bl%d' % i, color, rough=.16 if color != '#dcb36a' else .18, coat=.8, metal=1 if color == '#dcb36a' else 0); r = .42
    lathe([(h * r, z * r) for h, z in ((0, -1.22), (.06, -1.21), (.22, -1.08), (.62, -.74), (.93, -.25), (1.0, .15), (.92, .55), (.64, .88), (.30, 1.03), (0, 1.07))], m, steps=56); lathe([(0, .05), (.02, .03), (.055, -.03), (0, -.035)], m, 0, 0, -1.22 * r - .01, 20)


def bunch(n, spread, low):
    ms = [bake(balloon, c, i) for i, c in enumerate(COLORS)]; st = mat('strg', '#d8ae67', rough=.4)
    for k in range(n):
        t = (k + .5) / n; a = k * 2.39996; h = 1 - 2 * t; r = spread * math.sqrt(1 - h * h * .9); x, y, z = r * math.cos(a), r * math.sin(a) * .8, low + spread * 1.05 + spread * 1.05 * h
        inst(ms[(k * 2 + k // 3) % 6], x, y, z, 1, rx=-.12 * y, ry=.2 * x / spread); tube([(x, y, z - .52), (x * .4, y * .4, low * .55), (0, 0, .3)], .006, st)
    giftbox(w=.52, h=.38, bs=.9, sc=2.0)


scene('balloons-15', 'sky', fit=(1.95, 2.65, 2.4), ax=-.2, pr=1.0, aw=2.6, lens=68)(lambda: bunch(15, .78, 1.15))
scene('balloons-30', 'honey', fit=(2.2, 2.75, 2.6), ax=.2, pr=1.0, aw=2.6, lens=68)(lambda: bunch(30, 1.12, 1.2))


@scene('balloon-heart', 'rose', fit=(1.9, 2.5, 2.4), ax=.3, pr=1.0, lens=70)
def balloon_heart():
    from scene_sweets import heart_shape
    foil = mat('foil', '#a81440', rough=.2, metal=.55, coat=.6); st = mat('strg', '#d8ae67', rough=.4)
    for R, x, y, z, m in ((.62, 0, .1, 1.98, foil), (.36, -.66, -.05, 1.30, mat('f2', '#e6a4a4', rough=.22, metal=.4, coat=.6)), (.36, .66, -.05, 1.38, M()['gold'])):
        o = heart_shape(m, R, R * .62, bevel=R * .30); o.modifiers['b'].segments = 8; o.modifiers['b'].limit_method = 'ANGLE'; o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x, y + R * .3, z); tube([(x, y, z - R * 1.0), (x * .4, y, .8), (0, 0, .3)], .007, st)
    giftbox(w=.52, h=.38, bs=.9, sc=2.0)


def digit(text, m, x):
    cu = bpy.data.curves.new('d', 'FONT'); cu.body = text; cu.size = 1.5; cu.extrude = .06; cu.bevel_depth = .075; cu.bevel_resolution = 5; cu.offset = .03; o = bpy.data.objects.new('d', cu); bpy.context.collection.objects.link(o); cu.materials.append(m); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x, 0, 1.2); tube([(x + .42, 0, 1.2), (x * .3 + .2, 0, .7), (0, -.05, .3)], .007, mat('strg', '#d8ae67', rough=.4))


@scene('balloon-numbers', 'lilac', fit=(2.0, 2.4, 2.4), ax=-.3, pr=1.05, lens=70)
def numbers():
    digit('2', mat('dg', '#d8ae67', rough=.2, metal=1), -.92); digit('5', mat('dg2', '#a81440', rough=.2, metal=.5, coat=.6), .06); ms = [bake(balloon, c, i) for i, c in enumerate(COLORS)]
    for x, y, z, k in ((-.75, -.15, .95, 1), (.80, -.1, .92, 2)): inst(ms[k], x, y, z, .62); tube([(x, y, z - .3), (x * .4, y, .5), (0, 0, .3)], .006, mat('strg', '#d8ae67', rough=.4))
    giftbox(w=.5, h=.36, bs=.9, sc=2.0)


@scene('confetti', 'plum', fit=(1.9, 1.9, 2.2), ax=-.3)
def confetti():
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); w = imgmat('wr', tex('wrap.png'), scale=(1.7, 1.7, 2.0), rough=.5); lathe([(.02, 0), (.16, 0), (.18, .04), (.42, 1.05), (.40, 1.05), (.1, .1)], w); torus(0, 0, 1.05, .41, .03, M()['gold']); torus(0, 0, .08, .18, .02, M()['gold'])
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (.25, -.62, 0); e.location = (.55, 0, .10); random.seed(12); ms = [mat('cf%d' % i, h, rough=.4) for i, h in enumerate(('#9c1840', '#e3b667', '#e6a4a4', '#8fae9f', '#9d90b5', '#f6e6d4', '#3f6ea3'))]
    for k in range(130):
        t = random.random() ** .7; a = random.uniform(-.55, .55); x = -.05 - 1.15 * t * math.cos(a) * .75; z = .95 + 1.1 * t * math.sin(.85 + a) ; y = random.uniform(-.4, .4) * t; o = box(x, y, z, .075, .05 + .03 * (k % 2), .008, ms[k % 7], bevel=.002); o.rotation_euler = (random.uniform(0, 6), random.uniform(0, 6), random.uniform(0, 6))
    for k, (x, y) in enumerate(((-.7, -.55), (-.3, -.7), (.3, -.72), (.75, -.6), (-.95, -.2), (.95, -.3), (0, -.5))): o = box(x, y, .012, .08, .06, .008, ms[k % 7], bevel=.002, rot=k)
    for k, (x, z, a) in enumerate(((-.45, 1.55, 0), (-.75, 1.15, 1), (-.15, 1.75, 2))): tube([(x + .04 * q + .05 * math.cos(q * 1.9), .05 * math.sin(q * 1.9), z - .05 * q) for q in range(12)], .014, ms[k])


def tree(h, n):
    g = [mat('tg%d' % i, c, rough=.75) for i, c in enumerate(('#3f6b4a', '#4b7a52', '#356040'))]; H = 1.9; random.seed(2); lf = [bake(blade, m, .34, .12, .02, .10) for m in g]
    cyl(0, 0, .14, .08, .3, mat('tk', '#6b4630', rough=.8)); lathe([(.02, 0), (.26, 0), (.32, .26), (.30, .28), (0, .25)], mat('tp', '#7a1233', rough=.5, coat=.3)); lathe([(.58, .32), (.02, H - .1)], g[2], steps=40, subsurf=0)
    for k in range(430):
        t = k / 430; a = k * 2.39996; r = .60 * (1 - t) + .02; o = inst(lf[k % 3], r * .78 * math.cos(a), r * .78 * math.sin(a), .34 + (H - .42) * t, .62 + .42 * (1 - t)); o.rotation_euler = (0, .35, a)
    bs = [bake(sph, 0, 0, 0, .068, mat('tb%d' % i, c, rough=.18, coat=.7, metal=i == 1)) for i, c in enumerate(('#a81440', '#d8ae67', '#f3e3d3', '#3f6ea3'))]
    for k in range(n): t = (k + .4) / n; a = k * 2.39996; r = .86 * (1 - t) + .06; inst(bs[k % 4], r * math.cos(a), r * math.sin(a), .36 + (H - .5) * t, 1)
    tube([((.84 * (1 - t) + .04) * math.cos(t * 26), (.84 * (1 - t) + .04) * math.sin(t * 26), .42 + (H - .55) * t) for t in [i / 70 for i in range(71)]], .016, M()['gold'])
    s = M()['gold']; vs = [((.17 if i % 2 == 0 else .075) * math.sin(i * math.pi / 5), y, H + .06 + (.17 if i % 2 == 0 else .075) * math.cos(i * math.pi / 5)) for y in (-.03, .03) for i in range(10)]; fs = [tuple(range(9, -1, -1)), tuple(range(10, 20))] + [(i, (i + 1) % 10, 10 + (i + 1) % 10, 10 + i) for i in range(10)]; me = bpy.data.meshes.new('s'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('s', me); bpy.context.collection.objects.link(o); add(o, s, smooth=False, bevel=.012)


@scene('tree-small', 'peach', fit=(1.8, 1.6, 2.2), ax=.3)
def tree_small(): group(tree, (-.2, 0, 0), .72, h=1, n=30); group(giftbox, (.72, -.3, 0), .5, rot=-.3)


@scene('tree-large', 'sky', fit=(2.2, 2.65, 2.4), ax=-.3, pr=1.25, lens=70)
def tree_large(): group(tree, (0, .2, 0), 1.15, h=1, n=46); group(giftbox, (.86, -.40, 0), .42, rot=-.3); group(giftbox, (-.82, -.45, 0), .40, rot=.4, wrap=False, ribbon='pom'); group(giftbox, (.35, -.78, 0), .28, rot=.2, wrap=False, ribbon='nil')


@scene('snowman', 'mint', fit=(1.6, 2.0, 2), ax=.3)
def snowman():
    from scene_toys import fur, eyes, smile
    w = fur('#fbf7f0'); r = mat('sc', '#86163a', rough=.9, sheen=.6); d = mat('dk', '#2a2024', rough=.4); sph(0, 0, .52, .56, w, 1, .95, .92); sph(0, 0, 1.28, .42, w, 1, .95, .92); torus(0, 0, 1.0, .36, .10, r); box(.20, -.42, .76, .17, .09, .46, r, bevel=.03)
    bpy.ops.mesh.primitive_cone_add(vertices=24, radius1=.06, radius2=.01, depth=.34, location=(0, -.52, 1.30), rotation=(math.pi / 2, 0, 0)); add(bpy.context.object, fur('#e8893a')); eyes(0, -.375, 1.40, .04, .13); smile(0, -.39, 1.15, .10)
    for z in (.38, .60, .80): sph(0, -.535 + .1 * abs(z - .6), z, .05, d)
    lathe([(.34, 1.58), (.33, 1.66), (.30, 1.72), (.10, 1.95), (0, 1.98)], r); torus(0, 0, 1.60, .33, .07, mat('cu', '#f3e3d3', rough=.95, sheen=.8)); sph(0, 0, 2.02, .10, mat('cu', '#f3e3d3', rough=.95, sheen=.8))
    for s in (-1, 1): tube([(s * .50, 0, .72), (s * .78, -.05, .95), (s * .95, -.05, 1.15)], .03, mat('tw', '#6b4630', rough=.8)); tube([(s * .80, -.05, .98), (s * .95, -.05, .98)], .022, mat('tw', '#6b4630', rough=.8))


def kraft_parcel(w=1.15, h=.72):
    k = kraft(); j = mat('jute', '#e0c99a', rough=.95); box(0, 0, h / 2, w, w * .8, h, k, bevel=.015)
    for s in (-1, 1): box(s * (w / 2 + .002), 0, h / 2, .006, w * .5, h * .55, mat('kf', '#b98e5f', rough=.9), bevel=.002)
    for q in (-.018, .018): tube([(q, -w * .4 - .012, 0), (q, -w * .4 - .012, h + .012), (q, w * .4 + .012, h + .012), (q, w * .4 + .012, 0)], .013, j); box(0, -w * .4 - .010, h / 2, .05, .016, h, j, bevel=.006); box(0, 0, h + .008, .05, w * .8, .016, j, bevel=.006); box(-w / 2 - .008, 0, h / 2, .016, .05, h, j, bevel=.006); box(w / 2 + .008, 0, h / 2, .016, .05, h, j, bevel=.006); box(0, 0, h + .008, w, .05, .016, j, bevel=.006)
    for sg in (-1, 1): tube([(0, 0, h + .03), (sg * .22, -.10, h + .10), (sg * .36, -.04, h + .06), (sg * .20, .04, h + .03), (0, 0, h + .03)], .015, j); tube([(0, 0, h + .03), (sg * .12, -.2, h + .03), (sg * .25, -.34, h + .02)], .015, j)
    sph(0, 0, h + .04, .045, j); lf = bake(blade, mat('eu', '#8aa88a', rough=.6), .20, .12, .02); tube([(.05, .04, h + .03), (.25, .16, h + .04), (.48, .22, h + .03)], .012, mat('es', '#7a6a4a', rough=.8))
    for i in range(7): t = i / 6; inst(lf, .08 + .4 * t, .06 + .17 * t, h + .04, 1 - .3 * t, rz=.4 + (1.1 if i % 2 else -1.1))
    t = label_on(.30, -w * .4 - .03, h * .50, .26, .20); t.rotation_euler = (0, .15, 0)


scene('wrap-kraft', 'sage', fit=(1.75, 1.4, 2.1), ax=.3, rot=.45, up=2.2)(kraft_parcel)
scene('wrap-gol', 'pearl', fit=(1.7, 1.6, 2.1), ax=-.3, rot=.45, up=2.0)(lambda: giftbox(w=1.2, h=.80))


@scene('wrap-white', 'rose', fit=(1.7, 1.6, 2.1), ax=.3, rot=.45, up=2.0)
def wrap_white():
    w = 1.2; h = .80; b = mat('wb', '#fbf7f0', rough=.5); r = mat('red', '#b3122f', rough=.28, sheen=.5, spec=.6); box(0, 0, h / 2, w, w, h, b, bevel=.02); lh = h * .25; q = w * .158; box(0, 0, h + lh * .28, w * 1.066, w * 1.066, lh, b, bevel=.025)
    box(0, 0, h / 2, q, w * 1.01, h * 1.002, r, bevel=.005); box(0, 0, h / 2, w * 1.01, q, h * 1.002, r, bevel=.005); box(0, 0, h + lh * .28, q, w * 1.077, lh * 1.05, r, bevel=.005); box(0, 0, h + lh * .28, w * 1.077, q, lh * 1.05, r, bevel=.005); bow2(0, 0, h + lh * .8, r, s=1.12)


@scene('wrap-bag', 'sky', fit=(1.6, 2.1, 2), ax=-.3, rot=.4, pr=1.2)
def wrap_bag(): bag()


@scene('greeting-card', 'honey', fit=(2.0, 1.5, 2.1), ax=.3, up=1.9)
def card():
    p = mat('cp', '#fdf8ef', rough=.75); r = mat('cr', '#86163a', rough=.6); e = mat('env', '#e6c2bd', rough=.7)
    for sg, a in ((1, .42), (-1, 2.72)): o = box(.55 * math.cos(a) * sg * (1 if sg > 0 else -1), .0, .62, 1.05, .02, 1.24, p, bevel=.004); o.rotation_euler = (0, 0, a - (0 if sg > 0 else math.pi)); o.location = (.525 * math.cos(a), .525 * math.sin(a) - .15, .62)
    lab = imgmat('gl', tex('label.png'), coords='Generated', proj='FLAT', rot=(math.radians(90), 0, 0), rough=.6); a = .42; o = box(.54 * math.cos(a) + .02, .54 * math.sin(a) - .17, .70, .62, .014, .48, lab, bevel=.002); o.rotation_euler = (0, 0, a); o = box(.54 * math.cos(a) + .02, .54 * math.sin(a) - .166, .30, .55, .014, .03, r, bevel=.002); o.rotation_euler = (0, 0, a)
    for k in range(3): o = box(-.50, .055 - .0, .86 - .14 * k, .62 - .1 * k, .014, .022, mat('ink', '#5e4a4c', rough=.8), bevel=.002); o.location = (.525 * math.cos(2.72), .525 * math.sin(2.72) - .175, .90 - .15 * k); o.rotation_euler = (0, 0, 2.72 - math.pi)
    o = box(.05, -.75, .03, 1.25, .82, .03, e, bevel=.01, rot=.12)
    me = bpy.data.meshes.new('fl'); me.from_pydata([(-.60, -.42, .05), (.60, -.26, .05), (.08, -.80, .055)], [], [(0, 1, 2)]); q = bpy.data.objects.new('fl', me); bpy.context.collection.objects.link(q); add(q, mat('env2', '#d9aaa5', rough=.7), smooth=False); sph(.07, -.76, .05, .09, r, 1, 1, .35)


@scene('wedding-envelope', 'peach', fit=(2.0, 1.4, 2.1), ax=-.3, rot=-.15, up=2.2)
def envelope():
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); m = mat('en', '#f7efe3', rough=.6); g = M()['gold']; box(0, 0, 0, 1.7, 1.1, .05, m, bevel=.012); box(0, 0, .028, 1.58, .98, .01, g, bevel=.002); box(0, 0, .034, 1.55, .95, .01, m, bevel=.002)
    lab = imgmat('lab', tex('label.png'), coords='Generated', proj='FLAT', rot=(0, 0, 0), rough=.6); box(-.40, .05, .044, .52, .40, .012, lab, bevel=.002); box(.42, 0, .045, .16, 1.1, .014, M()['pom'], bevel=.003); box(.42, 0, -.01, .16, 1.11, .075, M()['pom'], bevel=.003)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (math.radians(62), 0, 0); e.location = (0, .15, .50); bow2(.42, -.02, .52, M()['pom'], s=.5, tails=False); box(0, .42, .3, .8, .1, .6, mat('hold', '#e3cdb2', rough=.8)); inst(rose('#f7efe6', 1), -.62, -.45, .06, 1, rx=.4); inst(rose('#e58f98', 2), -.30, -.58, .05, .85, rx=.4, ry=.2)
    lf = bake(blade, mat('lf', '#7f9a78', rough=.5), .36, .16, .08); inst(lf, -.7, -.5, .03, 1, rz=3.4); inst(lf, -.2, -.62, .03, 1, rz=-.4)


@scene('teacher-set', 'sage', fit=(2.15, 1.6, 2.2), ax=.3, rot=-.12, up=2.1)
def teacher_set():
    from scene_table import mug
    k = kraft(); w, h = 2.0, 1.25; box(0, 0, .03, w, h, .06, k)
    for dx, dy, sx, sy in ((0, h / 2, w, .04), (0, -h / 2, w, .04), (w / 2, 0, .04, h), (-w / 2, 0, .04, h)): box(dx, dy, .17, sx, sy, .34, k, bevel=.008)
    straw = mat('straw', '#e9d9b8', rough=.9); random.seed(3)
    for q in range(120): a = random.uniform(0, 6.28); x = random.uniform(-.92, .8); y = random.uniform(-.55, .45); tube([(x, y, .16), (x + .1 * math.cos(a), y + .07 * math.sin(a), .25), (x + .2 * math.cos(a), y + .1 * math.sin(a), .17)], .009, straw)
    group(mug, (-.52, .02, .16), .62, rot=-.4, color='#dcb98e', band='#86163a'); o = box(.12, .10, .48, .46, .10, .62, M()['nil'], bevel=.02); o.rotation_euler = (-.25, 0, 0); o = label_on(.12, .02, .50, .24, .19); o.rotation_euler = (-.25, 0, 0); box(.62, .05, .36, .38, .34, .40, M()['pom'], bevel=.03); label_on(.62, -.13, .38, .24, .19)
    o = cyl(.30, -.36, .28, .035, .85, mat('pn', '#2a161b', rough=.2, coat=.8), bevel=.01); o.rotation_euler = (0, math.pi / 2, .12); o = cyl(.30, -.36, .28, .04, .06, M()['gold'], bevel=.005); o.rotation_euler = (0, math.pi / 2, .12); bow2(0, -h / 2 - .02, .20, M()['pom'], s=.5, tails=False)


@scene('disco-ball', 'sand', fit=(1.6, 1.9, 2), ax=-.3)
def disco():
    m = mat('mir', '#e8e6e2', rough=.08, metal=1); c = [m, mat('mir2', '#e6c7c9', rough=.1, metal=1), mat('mir3', '#d8c9a8', rough=.1, metal=1), mat('mir4', '#b9c6d6', rough=.1, metal=1)]; sph(0, 0, .98, .60, mat('in', '#55505a', rough=.4)); tiles = [bake(box, 0, 0, 0, .088, .088, .02, q, .004) for q in c]; random.seed(1)
    for j in range(1, 20):
        p = math.pi * j / 20; n = max(4, int(2 * math.pi * .61 * math.sin(p) / .098))
        for k in range(n): a = 2 * math.pi * k / n; o = inst(tiles[random.randrange(4)], .61 * math.sin(p) * math.cos(a), .61 * math.sin(p) * math.sin(a), .98 + .61 * math.cos(p)); o.rotation_euler = (0, p, a)
    cyl(0, 0, 1.62, .12, .08, M()['gold'], bevel=.02); torus(0, 0, 1.74, .09, .02, M()['gold'], rot=(math.pi / 2, 0, 0)); lathe([(.02, 0), (.44, 0), (.46, .06), (.30, .14), (.26, .30), (.32, .40), (0, .42)], mat('bs', '#2c2a2c', rough=.5)); torus(0, 0, .08, .46, .012, M()['gold'])
