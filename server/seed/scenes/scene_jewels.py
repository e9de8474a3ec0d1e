"""Jewellery, watches and clocks."""
from parts import *


def steel(): return mat('stl', '#d9d6d0', rough=.2, metal=1)


def open_box(outer='#86163a', lining='#f6ecdf', w=1.15, d=1.0, h=.3):
    """an open velvet box; what lies in it is set on the cushion at z = h - .06"""
    v = mat('vel' + outer, outer, rough=.75, sheen=1.0, spec=.2); l = mat('lin', lining, rough=.75, sheen=.6); g = M()['gold']
    box(0, 0, .03, w, d, .06, v, bevel=.02)
    for dx, dy, sx, sy in ((0, d / 2 - .03, w, .07), (0, -d / 2 + .03, w, .07), (w / 2 - .03, 0, .07, d), (-w / 2 + .03, 0, .07, d)): box(dx, dy, h / 2, sx, sy, h, v, bevel=.02); box(dx, dy, h + .004, sx, max(.02, sy - .05) if sy < sx else sy, .012, g, bevel=.004)
    box(0, 0, h - .12, w - .13, d - .13, .16, l, bevel=.05)
    e = bpy.data.objects.new('lid', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); e.location = (0, d / 2 + .02, h + .02)
    box(0, .10, d / 2, w, .05, d, v, bevel=.02); box(0, .06, d / 2, w - .12, .06, d - .12, l, bevel=.03)
    for dx, dz, sx, sz in ((0, d - .03, w, .07), (0, .03, w, .07), (w / 2 - .03, d / 2, .07, d), (-w / 2 + .03, d / 2, .07, d)): box(dx, .04, dz, sx, .16, sz, v, bevel=.02)
    box(0, .02, d / 2, .46, .02, .36, imgmat('lab', tex('label.png'), coords='Generated', proj='FLAT', rot=(math.radians(90), 0, 0), rough=.6), bevel=.003)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.rotation_euler = (math.radians(-16), 0, 0); return h - .04


def gem(r, color, z=0, x=0, y=0, rx=0):
    m = mat('gem' + color, color, rough=.03, trans=.35, coat=1, ior=1.8, spec=1); vs = []; fs = []; n = 12; prof = [(r, 0), (r, .08 * r), (r * .62, .42 * r)]
    for k in range(n):
        a = 2 * math.pi * k / n
        for q, h in prof: vs.append((q * math.cos(a), q * math.sin(a), h))
    b = len(vs); vs.append((0, 0, -r * .9))
    for k in range(n): k2 = (k + 1) % n; fs += [(b, k2 * 3, k * 3), (k * 3, k2 * 3, k2 * 3 + 1, k * 3 + 1), (k * 3 + 1, k2 * 3 + 1, k2 * 3 + 2, k * 3 + 2)]
    fs.append(tuple(k * 3 + 2 for k in range(n))); me = bpy.data.meshes.new('g'); me.from_pydata(vs, [], fs); o = bpy.data.objects.new('g', me); bpy.context.collection.objects.link(o); o.location = (x, y, z); o.rotation_euler = (rx, 0, 0); return add(o, m, smooth=False)


@scene('ring-silver', 'sky', fit=(1.75, 1.6, 2), ax=-.3, rot=.35)
def ring_silver():
    z = open_box('#2b3a63'); s = steel(); torus(0, -.05, z + .20, .25, .05, s, rot=(math.pi / 2, 0, 0)); k = mat('ox', '#5a5a62', rough=.4, metal=1)
    o = cyl(0, -.09, z + .50, .20, .07, s, bevel=.015, verts=8); o.rotation_euler = (.75, 0, math.pi / 8); p = o.matrix_basis.copy()
    def on(x, y, m, q, r=0):
        b = box(0, 0, 0, q, q, .03, m, bevel=.004); b.matrix_world = p @ Matrix.Rotation(-math.pi / 8, 4, 'Z') @ Matrix.Translation((x, y, .035)) @ Matrix.Rotation(r, 4, 'Z')
    on(0, 0, k, .16, .785); on(0, 0, s, .09, .785)
    for x, y in ((.1, .1), (-.1, .1), (.1, -.1), (-.1, -.1)): on(x, y, k, .05, .785)


@scene('pendant', 'pearl', fit=(1.75, 1.7, 2), ax=.3, rot=-.3)
def pendant():
    z = open_box('#86163a'); s = steel(); r = .40
    tube([(-.40, .30, z + .03), (-.34, .0, z + .04), (-.15, -.22, z + .05), (0, -.27, z + .06), (.15, -.22, z + .05), (.34, 0, z + .04), (.40, .30, z + .03)], .014, s)
    for k in range(34): t = k / 33; a = math.pi * (1 + t); x, y = .40 * math.cos(a), .28 + .55 * math.sin(a); torus(x, y, z + .05, .022, .008, s, rot=(math.pi / 2 * (k % 2), 0, a))
    torus(0, -.30, z + .07, .04, .012, s); o = torus(0, -.30, z + .10, .155, .022, s); o.location = (0, -.36, z + .07); gem(.145, '#6fb4dc', z + .10, 0, -.36)
    for k in range(8): a = k * math.pi / 4; sph(.155 * math.cos(a), -.36 + .155 * math.sin(a), z + .085, .02, s)


@scene('earrings', 'plum', fit=(1.75, 1.7, 2), ax=-.3, rot=.3)
def earrings():
    z = open_box('#2b3a63'); g = M()['gold']; p = mat('prl', '#f8efe4', rough=.15, coat=.9, sheen=.4)
    for sg in (-1, 1):
        x = sg * .24; torus(x, .22, z + .07, .05, .016, g, rot=(.3, 0, 0)); sph(x, .12, z + .07, .06, g, 1, 1, .5); o = torus(x, -.04, z + .07, .13, .02, g); sph(x, -.04, z + .07, .085, p)
        for k in range(5): a = math.pi + math.pi * (k + .5) / 5; tube([(x + .14 * math.cos(a), -.04 + .14 * math.sin(a), z + .06), (x + .19 * math.cos(a), -.04 + .26 * math.sin(a), z + .06)], .009, g); sph(x + .19 * math.cos(a), -.04 + .30 * math.sin(a), z + .06, .036, p)


@scene('bracelet', 'mint', fit=(1.7, 1.2, 2), ax=.3, up=2.2)
def bracelet():
    v = mat('vl', '#7a1233', rough=.8, sheen=1); o = cyl(0, 0, .36, .34, 1.5, v, bevel=.10); o.rotation_euler = (0, math.pi / 2, 0); box(0, 0, .05, 1.3, .8, .10, v, bevel=.03); s = steel(); tq = mat('tq', '#3f9aa0', rough=.25, coat=.6); cr = mat('cr', '#b3202f', rough=.2, coat=.7)
    for x in (-.13, .13): torus(x, 0, .36, .37, .03, s, rot=(0, math.pi / 2, 0))
    torus(0, 0, .36, .355, .10, s, rot=(0, math.pi / 2, 0)).scale = (1, 1, 1)
    for k in range(9): a = math.pi * (.06 + .88 * k / 8); y, z = -.46 * math.cos(a), .36 + .46 * math.sin(a); sph(0, y, z, .062, cr if k % 2 == 0 else tq, 1.1, 1, 1); [sph(x, y * .86, .36 + (z - .36) * .86, .022, s) for x in (-.11, .11)]


def watch(dial, strap, case='#d9d6d0', r=.40):
    cs = mat('cs' + case, case, rough=.2, metal=1); st = mat('st' + strap, strap, rough=.6); d = mat('dl' + dial, dial, rough=.35, coat=.5); h = mat('hn', '#f7efe3', rough=.3) if dial != '#f7efe3' else mat('hn', '#2a161b', rough=.4)
    pillow = mat('plw', '#f3e9dc', rough=.9, sheen=.6); o = cyl(0, .0, .42, .38, .74, pillow, bevel=.12); o.rotation_euler = (0, math.pi / 2, 0)
    torus(0, 0, .42, .41, .05, st, rot=(0, math.pi / 2, 0)).scale = (1, 1, 5.2)
    e = bpy.data.objects.new('w', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects)
    cyl(0, 0, 0, r, .14, cs, bevel=.03); cyl(0, 0, .075, r * .86, .02, d, bevel=0); torus(0, 0, .07, r * .93, .03, cs); o = cyl(r + .05, 0, 0, .05, .08, cs, bevel=.01); o.rotation_euler = (0, math.pi / 2, 0)
    for k in range(12): a = k * math.pi / 6; box(r * .72 * math.cos(a), r * .72 * math.sin(a), .088, .09 if k % 3 == 0 else .05, .022, .01, M()['gold'] if case != '#d9d6d0' else h, bevel=.002, rot=a)
    for L, a, w in ((r * .62, 1.05, .026), (r * .45, 2.62, .034)): box(L / 2 * math.cos(a), L / 2 * math.sin(a), .096, L, w, .012, h, bevel=.003, rot=a)
    sph(0, 0, .10, .03, cs, 1, 1, .5)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.location = (0, -.36, .72); e.rotation_euler = (math.radians(48), 0, 0)


for name, dial, strap, case, pal in (('watch-blue', '#2b3a63', '#27345a', '#d9d6d0', 'sand'), ('watch-black', '#24211f', '#2a2725', '#d9d6d0', 'sky'), ('watch-rose', '#f7efe3', '#a85b5b', '#dba58c', 'rose')):
    scene(name, pal, fit=(1.55, 1.5, 2), ax=.3, rot=-.25, up=2.2)(lambda dial=dial, strap=strap, case=case: watch(dial, strap, case))


@scene('watch-pair', 'pearl', fit=(2.2, 1.5, 2), ax=-.3, up=2.2)
def watch_pair():
    group(watch, (-.52, .05, 0), 1.08, rot=.12, dial='#f7efe3', strap='#6b4430', case='#d8ae67'); group(watch, (.52, -.12, 0), .86, rot=-.15, dial='#f7efe3', strap='#86163a', case='#d8ae67')


def alarm(color):
    m = mat('al' + color, color, rough=.25, coat=.7); g = M()['gold']; w = mat('fw', '#fbf6ec', rough=.5); k = mat('hk', '#2a161b', rough=.4)
    e = bpy.data.objects.new('a', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); cyl(0, 0, 0, .58, .36, m, bevel=.08); cyl(0, 0, .17, .50, .04, w, bevel=.01); torus(0, 0, .18, .52, .035, g)
    for i in range(12): a = i * math.pi / 6; box(.41 * math.cos(a), .41 * math.sin(a), .195, .10 if i % 3 == 0 else .05, .03, .012, k, bevel=.003, rot=a)
    for L, a, q in ((.34, 1.9, .03), (.24, .4, .04)): box(L / 2 * math.cos(a), L / 2 * math.sin(a), .20, L, q, .012, k, bevel=.003, rot=a)
    sph(0, 0, .20, .04, m, 1, 1, .5)
    for o in set(bpy.data.objects) - before - {e}: o.parent = e
    e.location = (0, 0, .72); e.rotation_euler = (math.radians(90), 0, 0)
    for s in (-1, 1):
        q = s * .62; o = sph(s * .36, 0, 1.30, .24, g, 1, 1, .72); o.rotation_euler = (0, q, 0); tube([(s * .30, 0, 1.1), (s * .34, 0, 1.22)], .04, g); tube([(s * .34, 0, .28), (s * .44, -.02, .05)], .055, g); sph(s * .45, -.02, .06, .08, g)
    tube([(-.20, 0, 1.40), (-.16, 0, 1.62), (.16, 0, 1.62), (.20, 0, 1.40)], .03, g); sph(0, 0, 1.38, .07, g)


scene('alarm-red', 'mint', fit=(1.6, 1.7, 2), ax=-.3, rot=-.2)(lambda: alarm('#b8203c'))
scene('alarm-green', 'peach', fit=(1.6, 1.7, 2), ax=.3, rot=-.2)(lambda: alarm('#3f7a5f'))


@scene('table-clock', 'cocoa', fit=(1.6, 1.75, 2), ax=.3, rot=-.25)
def table_clock():
    wd = mat('wd', '#6b3f26', rough=.4, coat=.4); g = M()['gold']; w = mat('fw', '#fbf6ec', rough=.5); k = mat('hk', '#2a161b', rough=.4); box(0, 0, .07, 1.3, .56, .14, wd, bevel=.03); box(0, 0, .18, 1.15, .46, .08, wd, bevel=.02)
    before = set(bpy.data.objects); arch(0, 0, 1.0, 1.30, .40, wd); o = list(set(bpy.data.objects) - before)[0]; o.location = (0, 0, .22)
    for z, r, m, d in ((.98, .36, g, .05), (.98, .33, w, .07)): o = cyl(0, -.20, z, r, d, m, bevel=.01); o.rotation_euler = (math.pi / 2, 0, 0)
    for i in range(12): a = i * math.pi / 6; o = box(.27 * math.cos(a), -.245, .98 + .27 * math.sin(a), .07, .01, .022, k, bevel=.002); o.rotation_euler = (0, -a, 0)
    for L, a, q in ((.24, 1.2, .02), (.17, 2.7, .03)): o = box(L / 2 * math.cos(a), -.252, .98 + L / 2 * math.sin(a), L, .01, q, k, bevel=.002); o.rotation_euler = (0, -a, 0)
    sph(0, -.25, .98, .025, g); box(0, -.21, .42, .5, .02, .05, g, bevel=.005)
    for s in (-1, 1): sph(s * .56, -.02, .27, .05, g)


@scene('hourglass', 'honey', fit=(1.4, 1.8, 2), ax=-.3)
def hourglass():
    wd = mat('wd', '#8a4a2c', rough=.4, coat=.4); g = M()['gold']; sand = mat('sn', '#e0b060', rough=.9); gl = glass()
    for z in (.06, 1.74): cyl(0, 0, z, .56, .12, wd, bevel=.04)
    for k in range(3):
        a = k * 2.094 + .52; x, y = .46 * math.cos(a), .46 * math.sin(a); lathe([(.05, .12), (.035, .3), (.06, .5), (.035, .9), (.06, 1.3), (.035, 1.5), (.05, 1.68)], wd, x, y, 0, 24); sph(x, y, .9, .06, g)
    lathe([(.36, .13), (.38, .3), (.36, .55), (.2, .78), (.045, .9), (.2, 1.02), (.36, 1.25), (.38, 1.5), (.36, 1.67)], gl); lathe([(0, .13), (.34, .13), (.355, .22), (.2, .36), (0, .46)], sand); lathe([(0, .90), (.03, .91), (.18, 1.04), (.32, 1.22), (.30, 1.24), (0, 1.18)], sand); cyl(0, 0, .68, .010, .46, sand, bevel=0, verts=12)
