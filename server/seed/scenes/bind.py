"""A bouquet as florists bind it: stems that cross at the ribbon and spread below it, leaves, open paper, heads on a dome."""
from flowers import *


def printed():
    """the patterned paper, laid flat by what a collar stores beside its points"""
    m = imgmat('wrap', tex('wrap.png'), scale=(1.15, 1.38, 1), rough=.6, proj='FLAT'); t = m.node_tree; at = t.nodes.new('ShaderNodeAttribute'); at.attribute_name = 'along'
    to = next(n for n in t.nodes if n.type == 'MAPPING').inputs[0]; t.links.new(at.outputs['Color'], to); return m


PAPERS = {'gol': printed, 'kraft': kraft}
PLAIN = {'white': '#f8f2ea', 'blush': '#eec9c1', 'sage': '#a9b891', 'cream': '#f3e4d2', 'sky': '#b9cbdd'}


def paper(kind):
    return PAPERS[kind]() if kind in PAPERS else mat('p' + kind, PLAIN[kind], rough=.75, spec=.15)


def collar(m, r0, r1, z0, z1, front, waves=9, amp=.05, ph=0):
    """Paper from the ribbon upwards, folded open before the viewer: its rim is `front` lower there than behind."""
    U, V = 168, 20; b = Bloom(); a = np.linspace(0, 2 * math.pi, U + 1)[None, :]; t = np.linspace(0, 1, V + 1)[:, None]
    near = (.5 + .5 * np.cos(a + math.pi / 2)) ** 2.2; top = z1 - front * near + amp * 1.3 * np.sin(5 * a + ph) + .04 * np.abs(((a * 7 / math.pi + ph) % 2) - 1)
    fold = amp * (np.abs((a * waves / math.pi + ph) % 2 - 1) - .5) * 1.6
    r = r0 + (r1 - r0) * t ** 1.12 * (1 + .10 * t * t) + fold * t ** .8 * (.4 + t); z = z0 + (top - z0) * t
    slant = np.hypot(r1 - r0, z1 - z0); wide = (a + math.pi / 2) * (r1 - r0) / slant; far = slant * (r0 / (r1 - r0) + t * (top - z0) / (z1 - z0))
    b.sheet(np.stack([r * np.cos(a), r * np.sin(a), z], -1), far * np.sin(wide), far * np.cos(wide))
    return inst(b.mesh([m], thick=.01), 0, 0, 0)


def leaf_bloom(L=.5, w=.2, droop=.3, m=None, fold=.35, wave=.0, seed=0):
    """a leaf that grows from the origin along +x and bends down"""
    b = Bloom(); t = np.linspace(0, 1, 12); path = np.stack([L * t, wave * L * np.sin(t * 5), L * (.55 * t - (.55 + droop) * t * t)], -1)
    b.ribbon(path, (0, 1, 0), w * np.sin(math.pi * np.clip(t * .95 + .03, 0, 1)) ** .75 * (1 - .35 * t) * 1.25, fold=fold, rnd=.2 + .6 * (seed * .37 % 1)); return b.mesh([m or green_mat()], thick=.006)


def grow(leaf, x, y, z, a, rise=.0, s=1):
    """places a leaf that points away from the axis in the direction a, `rise` steeper than it was made"""
    o = inst(leaf, x, y, z, s); o.rotation_euler = (Matrix.Rotation(a, 3, 'Z') @ Matrix.Rotation(-rise, 3, 'Y')).to_euler(); return o


def to_viewer(o, angle):
    """turns a head that leans outwards towards the camera as well"""
    o.rotation_euler = (Matrix.Rotation(angle, 3, 'X') @ o.rotation_euler.to_matrix()).to_euler(); return o


def bind(heads, n, d, H=3.2, tie=.95, dome=.5, wrap='gol', lining='cream', ribbon='satin', face=.25, foliage=None, front=.75, out=1.0, spread=.5, stem_r=.024, stem_mat=None, rise=.0, greens=1.0, blade=False):
    """n heads of the meshes given in turn, d apart, H high; tie: height of the ribbon; face: how far heads turn to the viewer"""
    c = M(); R = d * .5 * math.sqrt(n); green = green_mat('stem', '#5d8a44', '#416b34', '#7aa05a') if stem_mat is None else stem_mat
    leaf = foliage or [leaf_bloom(.46, .24, .25, green_mat('lf0', '#456f38', '#2c4f28', '#5c8848')), leaf_bloom(.38, .2, .5, green_mat('lf1', '#55803f', '#375c2d', '#6f9a55'))]
    sag = dome * R; rim = H - .24 - sag; rg = random.Random(11); k = max(.8, min(1.35, R / .75)); r0 = .045 + .020 * math.sqrt(n)
    outer, inner = paper(wrap), paper(lining)
    collar(outer, r0 * 1.25, R * 1.10, tie, rim + .06, front, waves=8, amp=.04 * k, ph=.4)
    collar(inner, r0, R * 1.04, tie + .02, rim + .26, front * 1.3, waves=8, amp=.04 * k, ph=.4)
    deal = [i % len(heads) for i in range(n)]; rg.shuffle(deal)
    for i, (r, a) in enumerate(sprinkle(n, R)):
        t = r / R; up = rg.uniform(-.05, .05) + rise * (i % 3 - 1); x, y, z = r * math.cos(a), r * math.sin(a), H - .24 - sag * t ** 2.1 + up
        o = to_viewer(lean(heads[deal[i]], x, y, z, out * .85 * t, a, rg.uniform(.95, 1.06), rz=i * 1.3), face * (1 if y < R * .4 else .5))
        down = o.rotation_euler.to_matrix() @ Vector((0, 0, -1)); q = .32 + .25 * t
        cross = (r0 * .8 * t * math.cos(a), r0 * .8 * t * math.sin(a)); low = (-math.cos(a + .5) * spread * R * (t * .8 + .1), -math.sin(a + .5) * spread * R * (t * .8 + .1))
        tube([(x, y, z, .8), (x + down.x * q * .8, y + down.y * q * .8, z + down.z * q, 1), (cross[0], cross[1], tie, 1), (low[0], low[1], rg.uniform(0, .08), 1.1)], stem_r, green)
        for j in range(2):
            if rg.random() > greens: continue
            f = rg.uniform(.08, .5); b = rg.uniform(0, 6.28)
            if t > .62 and y > -R * .45: continue
            lx, ly, lz = mixed(x, cross[0], f), mixed(y, cross[1], f), mixed(z, tie, f)
            grow(leaf[j % len(leaf)], lx, ly, lz - .02, a + (b - 3.1) * .45, 1.0 if blade else .5, rg.uniform(.8, 1.15))
    rim_leaves = int(13 * k * greens)
    for j in range(rim_leaves):
        a = j * 2 * math.pi / rim_leaves + rg.uniform(-.1, .1); q = .55 if blade else .90
        grow(leaf[j % len(leaf)], R * q * math.cos(a), R * q * math.sin(a), rim + .10 - (.6 if blade else 0) - front * .25 * (math.sin(a) < -.3) + rg.uniform(-.06, .06), a + rg.uniform(-.5, .5), .9 if blade else .35, rg.uniform(.85, 1.2))
    cyl(0, 0, tie, r0 * 1.3, .17 * k, c[ribbon], bevel=.03); bow(0, -r0 * 1.3, tie, c[ribbon], .8 * k)


def bow(x, y, z, m, s=1, tail=.62):
    """a bow that faces the viewer, with two hanging tails"""
    e = group(lambda: bow2(0, 0, 0, m, s=s, tails=False), (x, y, z)); e.rotation_euler = (math.radians(68), 0, 0)
    for sg in (-1, 1):
        path = [(x + sg * (.03 + .20 * t + .03 * math.sin(5 * t)) * s, y - (.10 + .10 * math.sin(3 * t)) * s, z - tail * t * s, 1, .25 * sg) for t in [i / 14 for i in range(15)]]
        strip(path, [.15 * s * (.6 + .4 * min(1, i / 4)) for i in range(15)], m, axis='N')
