"""Honey in jars and in the comb."""
from parts import *


def one_jar(color, h=.75, R=.42, top='#7a1233'):
    hon = mat('hon' + color, color, rough=.12, coat=1, spec=.6); c = M()
    lathe([(.02, 0), (R * .85, 0), (R * .97, .05), (R, .16), (R, h * .78), (R * .92, h * .9), (R * .76, h * .97), (R * .75, h), (0, h)], hon)
    cyl(0, 0, h + .07, R * .82, .15, mat('ld' + top, top, rough=.4, coat=.3), bevel=.03); torus(0, 0, h + .01, R * .82, .016, c['gold']); label_on(0, -R - .004, h * .45, R * .95, R * .72)


@scene('honey-white', 'pearl', fit=(1.9, 1.5, 2), ax=.35, pr=1.3)
def honey_white():
    group(one_jar, (-.15, .1, 0), 1.35, color='#f2e3c0', top='#2b3a63')
    wood = mat('wd', '#b07a45', rough=.6); hon = mat('hs', '#f2e3c0', rough=.2, coat=.8); sph(.75, -.42, .1, .22, wood, 1.15, .8, .35); sph(.75, -.42, .15, .17, hon, 1.1, .75, .3); tube([(.95, -.48, .12), (1.15, -.62, .16), (1.42, -.85, .2)], .035, wood)
    g = bake(blade, mat('yl', '#7f9a68', rough=.6), .22, .07, .04); f = flat_flower('#d98aa0', 6, .07, '#f2cf5a', .045)
    for k in range(10): o = inst(g, -.75 + .05 * k, -.62 - .03 * (k % 3), .02 + .01 * k, 1); o.rotation_euler = (0, -.2, k * .9)
    for k in range(5): inst(f, -.72 + .11 * k, -.64 + .05 * (k % 2), .10, 1.1, rx=.5)


@scene('honey-comb', 'honey', fit=(2.1, 1.4, 2.2), ax=-.35, up=2.3)
def honey_comb():
    wax = mat('wax', '#e2a93f', rough=.35, coat=.4); dk = mat('dk', '#b9700d', rough=.1, coat=1); wood = mat('wd', '#b98a5c', rough=.7); box(0, 0, .06, 1.9, 1.3, .10, wood, bevel=.03)

    def cell():
        bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=.102, depth=.34, location=(0, 0, .17)); add(bpy.context.object, wax, smooth=False, bevel=.012)
        bpy.ops.mesh.primitive_cylinder_add(vertices=6, radius=.074, depth=.03, location=(0, 0, .335)); add(bpy.context.object, dk, smooth=False, bevel=.008)
    c = bake(cell)
    for p in c.polygons: p.use_smooth = False
    for q in range(-4, 5):
        for r in range(-2, 3):
            if abs(q + r / 2) < 3.6: inst(c, .18 * (q + r / 2) - .05, .156 * r + .05, .11, rz=math.pi / 6)
    hon = mat('hd', '#d98a12', rough=.08, coat=1); sph(.55, -.48, .12, .26, hon, 1.4, .7, .12); sph(.15, -.5, .115, .14, hon, 1.6, .6, .12)
    e = bpy.data.objects.new('dip', None); bpy.context.collection.objects.link(e); before = set(bpy.data.objects); w2 = mat('w2', '#9a6a3a', rough=.6); tube([(0, 0, .12), (0, 0, .95)], .032, w2); sph(0, 0, .97, .05, w2); cyl(0, 0, -.02, .055, .36, w2, bevel=.01)
    for k in range(6): cyl(0, 0, -.18 + k * .062, .10 + .055 * math.sin(math.pi * (k + .5) / 6), .036, w2, bevel=.014, verts=48)
    for o in set(bpy.data.objects) - before: o.parent = e
    e.location = (.35, -.45, .30); e.rotation_euler = (math.radians(72), 0, math.radians(110))


@scene('honey-trio', 'sand', fit=(2.2, 1.4, 2), ax=.3, up=2.0)
def honey_trio():
    wood = mat('wd', '#b98a5c', rough=.7)
    for x, col, top in ((-.72, '#b8690c', '#7a1233'), (0, '#e0a030', '#2b3a63'), (.72, '#f0dfb6', '#7d9170')): group(one_jar, (x, 0, .08), .78, color=col, top=top)
    box(0, 0, .04, 2.3, .86, .07, wood, bevel=.02)
    for y in (-.43, .43): box(0, y, .16, 2.3, .05, .30, wood, bevel=.015)
    for x in (-1.15, 1.15): box(x, 0, .16, .05, .9, .30, wood, bevel=.015)
    straw = mat('straw', '#e6cf9a', rough=.9)
    for k in range(70): a = k * 2.4; x = -1.05 + 2.1 * ((k * 37) % 70) / 70; y = -.34 + .68 * ((k * 23) % 70) / 70; tube([(x, y, .12), (x + .1 * math.cos(a), y + .05 * math.sin(a), .18), (x + .2 * math.cos(a), y + .08 * math.sin(a), .13)], .008, straw)
    bow2(0, -.46, .16, M()['satin'], s=.5, tails=False)
