"""Small parts many pictures share: meshes baked once and placed many times, flower heads, leaves, pots, tags."""
from mathutils import Euler, Matrix
from studio import *


def bake(build, *a, **k):
    """Builds something once and melts it into one mesh that inst() can place many times."""
    before = set(bpy.data.objects); build(*a, **k)
    new = [o for o in bpy.data.objects if o not in before]
    graph = bpy.context.evaluated_depsgraph_get(); graph.update()
    import bmesh
    bm = bmesh.new(); mats = []
    for o in new:
        if o.type not in ('MESH', 'CURVE'): continue
        e = o.evaluated_get(graph); me = bpy.data.meshes.new_from_object(e); me.transform(o.matrix_world)
        slots = []
        for m in me.materials:
            if m not in mats: mats.append(m)
            slots.append(mats.index(m))
        for p in me.polygons: p.material_index = slots[p.material_index] if slots else 0
        bm.from_mesh(me)
    out = bpy.data.meshes.new('baked'); bm.to_mesh(out); bm.free()
    for m in mats: out.materials.append(m)
    for p in out.polygons: p.use_smooth = True
    for o in new: bpy.data.objects.remove(o)
    return out


def inst(mesh, x, y, z, s=1, rx=0, ry=0, rz=0):
    o = bpy.data.objects.new('i', mesh); bpy.context.collection.objects.link(o)
    o.location = (x, y, z); o.scale = (s, s, s) if not isinstance(s, tuple) else s
    o.rotation_euler = (Euler((rx, ry, 0)).to_matrix() @ Matrix.Rotation(rz, 3, 'Z')).to_euler(); return o


def lean(mesh, x, y, z, tilt, a, s=1, rz=0):
    """places a head that leans outwards in the direction a"""
    o = inst(mesh, x, y, z, s)
    axis = Vector((-math.sin(a), math.cos(a), 0))
    o.rotation_euler = (Matrix.Rotation(tilt, 3, axis) @ Matrix.Rotation(rz, 3, 'Z')).to_euler(); return o


def blade(m, L=.5, w=.12, lift=.1, droop=0):
    """a leaf that grows from the origin along +x"""
    p = []; ws = []
    for i in range(12):
        t = i / 11; p.append((L * t, 0, lift * math.sin(t * 2.2) - droop * t * t, 0, 1)); ws.append(max(.004, w * math.sin(math.pi * min(1, t * .93 + .05)) ** .8))
    return strip(p, ws, m, axis='N', thick=.008)


def flat_flower(color, n=5, R=.16, center='#e8b93c', w=.13, cup=.05, i=0):
    """an open flower with n petals, facing up"""
    def make():
        m = mat('ff%d' % i, color, rough=.5, sheen=.4)
        for k in range(n):
            o = blade(m, R, w, cup); o.rotation_euler = (0, 0, k * 2 * math.pi / n)
        sph(0, 0, .012, R * .2, mat('fc%d' % i, center, rough=.7), 1, 1, .6)
    return bake(make)


def vase(m, x=0, y=0, z=0, s=1, bands=True):
    prof = [(.02, 0), (.30, 0), (.36, .05), (.46, .30), (.48, .50), (.40, .75), (.24, .95), (.20, 1.05), (.25, 1.14), (.235, 1.14), (.18, 1.04), (.2, .9)]
    lathe([(r * s, h * s) for r, h in prof], m, x, y, z)
    if bands:
        for zz, r in ((.42, .4785), (.60, .4685)): torus(x, y, z + zz * s, (r - .004) * s, .010 * s, mat('st', '#86163a', rough=.4))
        for k in range(16):
            a = k * math.pi / 8; box(x + .484 * s * math.cos(a), y + .484 * s * math.sin(a), z + .51 * s, .02 * s, .085 * s, .085 * s, mat('st%d' % k, '#c8974a' if k % 2 else '#86163a', rough=.4), bevel=.003, rot=a)


def pot(m, R=.42, H=.55, soil=True, rim=True):
    lathe([(.02, 0), (R * .68, 0), (R * .72, .02), (R * .95, H * .95)] + ([(R * 1.06, H * .95), (R * 1.06, H * 1.1), (R * .95, H * 1.1)] if rim else [(R * .97, H * 1.02), (R * .9, H * 1.02)]) + [(R * .9, H * .8)], m)
    if soil: cyl(0, 0, H * .9, R * .9, .02, mat('soil', '#4a3222', rough=1), bevel=.005)


def sprinkle(n, R, d=2.39996):
    """n points of a round dense pattern: radius, angle"""
    return [(R * math.sqrt((i + .35) / n), i * d) for i in range(n)]


def kraft():
    return mat('kraft', '#c69c6d', rough=.85, spec=.1)


def glass(name='glass', tint='#ffffff'):
    """thin glass: clear where one looks through, bright at the edges; it throws no dark shadow"""
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputMaterial'); mix = t.nodes.new('ShaderNodeMixShader'); clear = t.nodes.new('ShaderNodeBsdfTransparent'); shine = t.nodes.new('ShaderNodeBsdfGlossy'); edge = t.nodes.new('ShaderNodeLayerWeight')
    clear.inputs[0].default_value = srgb(tint); shine.inputs['Roughness'].default_value = .06; edge.inputs['Blend'].default_value = .22
    t.links.new(edge.outputs['Facing'], mix.inputs[0]); t.links.new(clear.outputs[0], mix.inputs[1]); t.links.new(shine.outputs[0], mix.inputs[2]); t.links.new(mix.outputs[0], out.inputs[0]); return m
