"""Shapes, materials, light and the camera. All pictures: `OUT=<folder> blender -b --python server/seed/scenes/render.py` (Blender 3.4 with numpy), then `node server/seed/make-pictures.ts <folder>`."""
import bpy, math, random, sys, os
HERE=os.path.dirname(os.path.abspath(__file__))
def tex(n): return os.path.join(HERE,'tex',n)
from mathutils import Vector
def srgb(h):
    h=h.lstrip('#'); c=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple((x/12.92 if x<=0.04045 else ((x+0.055)/1.055)**2.4) for x in c)+(1,)
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s=bpy.context.scene; s.render.engine='CYCLES'; s.cycles.device='CPU'
    s.cycles.use_denoising=False
    s.view_settings.view_transform='Filmic'; s.view_settings.look='Medium High Contrast'; s.view_settings.exposure=.22
    return s
def mat(name,color,rough=.55,metal=0,spec=.4,sheen=0,sss=0,trans=0,coat=0,ior=1.45):
    m=bpy.data.materials.new(name); m.use_nodes=True
    b=m.node_tree.nodes['Principled BSDF']; i=b.inputs
    i['Base Color'].default_value=srgb(color); i['Roughness'].default_value=rough; i['Metallic'].default_value=metal
    i['Specular'].default_value=spec; i['Sheen'].default_value=sheen; i['Subsurface'].default_value=sss
    i['Subsurface Color'].default_value=srgb(color); i['Transmission'].default_value=trans; i['Clearcoat'].default_value=coat; i['IOR'].default_value=ior
    return m
def add(obj,m,smooth=True,bevel=0,segs=4,subsurf=0):
    obj.data.materials.clear(); obj.data.materials.append(m)
    if bevel:
        md=obj.modifiers.new('b','BEVEL'); md.width=bevel; md.segments=segs
    if subsurf:
        md=obj.modifiers.new('s','SUBSURF'); md.levels=subsurf; md.render_levels=subsurf
    if smooth:
        for p in obj.data.polygons: p.use_smooth=True
        obj.data.use_auto_smooth=True; obj.data.auto_smooth_angle=math.radians(40)
    return obj
def box(x,y,z,sx,sy,sz,m,bevel=.02,rot=0):
    bpy.ops.mesh.primitive_cube_add(size=1,location=(x,y,z),rotation=(0,0,rot)); o=bpy.context.object; o.scale=(sx,sy,sz)
    bpy.ops.object.transform_apply(location=False,rotation=False,scale=True); return add(o,m,bevel=bevel)
def cyl(x,y,z,r,h,m,bevel=.02,verts=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=r,depth=h,location=(x,y,z),vertices=verts); return add(bpy.context.object,m,bevel=bevel)
def sph(x,y,z,r,m,sx=1,sy=1,sz=1):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r,location=(x,y,z),segments=48,ring_count=24); o=bpy.context.object; o.scale=(sx,sy,sz); return add(o,m)
def lathe(profile,m,x=0,y=0,z=0,steps=96,thick=0,subsurf=1):
    me=bpy.data.meshes.new('l'); vs=[];fs=[];n=len(profile)
    for k in range(steps):
        a=2*math.pi*k/steps
        for r,h in profile: vs.append((r*math.cos(a),r*math.sin(a),h))
    for k in range(steps):
        k2=(k+1)%steps
        for j in range(n-1): fs.append((k*n+j,k2*n+j,k2*n+j+1,k*n+j+1))
    me.from_pydata(vs,[],fs); me.update(); o=bpy.data.objects.new('l',me); bpy.context.collection.objects.link(o); o.location=(x,y,z)
    bpy.context.view_layer.objects.active=o
    if thick:
        md=o.modifiers.new('t','SOLIDIFY'); md.thickness=thick; md.offset=0
    return add(o,m,subsurf=subsurf)
def ribbon_curve(pts,width,m,thick=.012,cyclic=False,tilt=None):
    cu=bpy.data.curves.new('r','CURVE'); cu.dimensions='3D'; cu.resolution_u=24
    sp=cu.splines.new('BEZIER'); sp.bezier_points.add(len(pts)-1)
    for i,(p) in enumerate(pts):
        bp=sp.bezier_points[i]; bp.co=p[:3]; bp.handle_left_type=bp.handle_right_type='AUTO'
        if len(p)>3: bp.tilt=p[3]
    sp.use_cyclic_u=cyclic
    cu.extrude=width/2; cu.bevel_depth=thick/2; cu.bevel_resolution=2; cu.twist_mode='Z_UP'
    o=bpy.data.objects.new('r',cu); bpy.context.collection.objects.link(o); cu.materials.append(m); return o
def tube(pts,r,m,cyclic=False):
    cu=bpy.data.curves.new('t','CURVE'); cu.dimensions='3D'; cu.resolution_u=16
    sp=cu.splines.new('BEZIER'); sp.bezier_points.add(len(pts)-1)
    for i,p in enumerate(pts):
        bp=sp.bezier_points[i]; bp.co=p[:3]; bp.handle_left_type=bp.handle_right_type='AUTO'
        if len(p)>3: bp.radius=p[3]
    sp.use_cyclic_u=cyclic; cu.bevel_depth=r; cu.bevel_resolution=6
    o=bpy.data.objects.new('t',cu); bpy.context.collection.objects.link(o); cu.materials.append(m); return o
def area(loc,target,size,energy,color='#ffffff'):
    l=bpy.data.lights.new('a','AREA'); l.size=size; l.energy=energy; l.color=srgb(color)[:3]
    o=bpy.data.objects.new('a',l); bpy.context.collection.objects.link(o); o.location=loc
    d=Vector(target)-Vector(loc); o.rotation_euler=d.to_track_quat('-Z','Y').to_euler(); return o
def studio(bg='#ead9c4',floor=None,key='#fff1df',world='#fff4e6',strength=.55):
    w=bpy.data.worlds.new('w'); bpy.context.scene.world=w; w.use_nodes=True
    w.node_tree.nodes['Background'].inputs[0].default_value=srgb(world); w.node_tree.nodes['Background'].inputs[1].default_value=strength
    # cyclorama: smooth sweep
    prof=[(-6,0)]+[(2.2+1.6*math.sin(a),1.6-1.6*math.cos(a)) for a in [i*math.pi/2/16 for i in range(17)]]+[(3.8,9)]
    vs=[];fs=[]
    for y,z in prof: vs+= [(-9,y,z),(9,y,z)]
    for i in range(len(prof)-1): fs.append((2*i,2*i+1,2*i+3,2*i+2))
    me=bpy.data.meshes.new('cyc'); me.from_pydata(vs,[],fs); me.update(); o=bpy.data.objects.new('cyc',me); bpy.context.collection.objects.link(o)
    add(o,mat('cyc',bg,rough=.9,spec=.1))
    area((-3.2,-3.2,5.2),(0,0,.8),2.6,520,key)
    area((4.2,-2.2,2.6),(0,0,.8),3.2,110,'#ffe3cf')
    area((0.5,2.0,4.8),(0,.3,.9),1.6,90,'#ffffff')
def camera(loc=(0,-7.2,2.5),target=(0,0,.95),lens=62):
    c=bpy.data.cameras.new('c'); c.lens=lens; o=bpy.data.objects.new('c',c); bpy.context.collection.objects.link(o)
    o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler()
    c.dof.use_dof=True; c.dof.focus_distance=(Vector(target)-Vector(loc)).length; c.dof.aperture_fstop=5.6
    bpy.context.scene.camera=o; return o
def passes(s,folder):
    """the beauty and the three noiseless guides of denoise.py, each in a file of its own"""
    s.view_layers[0].cycles.denoising_store_passes=True; s.use_nodes=True; t=s.node_tree; t.nodes.clear()
    r=t.nodes.new('CompositorNodeRLayers'); o=t.nodes.new('CompositorNodeOutputFile'); o.base_path=folder
    o.format.file_format='OPEN_EXR'; o.format.color_depth='32'; o.file_slots.clear()
    names={'beauty':'Image','albedo':'Denoising Albedo','normal':'Denoising Normal','depth':'Denoising Depth'}
    for k,v in names.items(): o.file_slots.new(k+'_'); t.links.new(r.outputs[v],o.inputs[k+'_'])
    c=t.nodes.new('CompositorNodeComposite'); t.links.new(r.outputs['Image'],c.inputs[0])
    return [os.path.join(folder,k+'_0001.exr') for k in names]
def render(name,w=800,h=1000,samples=16):
    # environment: OUT = folder for the PNG, Q = scale in percent, SPP = samples, RAW = without taking out the grain
    import tempfile
    from denoise import denoise_files
    s=bpy.context.scene; s.render.resolution_x=w; s.render.resolution_y=h; s.render.resolution_percentage=int(os.environ.get('Q','100'))
    s.cycles.samples=int(os.environ.get('SPP',samples)); s.cycles.use_adaptive_sampling=True; s.cycles.adaptive_threshold=.03; s.cycles.adaptive_min_samples=6; s.cycles.max_bounces=6
    s.cycles.caustics_reflective=False; s.cycles.caustics_refractive=False; s.cycles.sample_clamp_indirect=3
    s.render.image_settings.file_format='PNG'; out=os.path.join(os.environ.get('OUT','.'),name+'.png')
    if os.environ.get('RAW'): s.render.filepath=out; bpy.ops.render.render(write_still=True); return
    with tempfile.TemporaryDirectory() as folder:
        files=passes(s,folder); bpy.ops.render.render(); denoise_files(*files,out,s)
def arch(x,y,w,h,d,m):
    # doorway-like arch slab
    n=40; vs=[];
    pts=[(-w/2,0)]+[(-w/2*math.cos(a),h-w/2+w/2*math.sin(a)) for a in [i*math.pi/n for i in range(n+1)]]+[(w/2,0)]
    for yy in (-d/2,d/2):
        for px,pz in pts: vs.append((px,yy,pz))
    k=len(pts); fs=[tuple(range(k)),tuple(range(2*k-1,k-1,-1))]+[(i,(i+1)%k,k+(i+1)%k,k+i) for i in range(k)]
    me=bpy.data.meshes.new('arch'); me.from_pydata(vs,[],fs); me.update(); o=bpy.data.objects.new('arch',me); bpy.context.collection.objects.link(o); o.location=(x,y,0)
    import bmesh
    bm=bmesh.new(); bm.from_mesh(me); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(me); bm.free()
    return add(o,m,bevel=.03)
def imgmat(name,path,scale=(1,1,1),rough=.55,coords='Object',proj='BOX',rot=(0,0,0),loc=(0,0,0)):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=.35
    t=nt.nodes.new('ShaderNodeTexImage'); t.image=bpy.data.images.load(path); t.projection=proj; t.projection_blend=0.0; t.interpolation='Cubic'
    mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=scale; mp.inputs['Location'].default_value=loc; mp.inputs['Rotation'].default_value=rot
    tc=nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(tc.outputs[coords],mp.inputs[0]); nt.links.new(mp.outputs[0],t.inputs[0]); nt.links.new(t.outputs[0],b.inputs['Base Color']); return m
def strip(pts,widths,m,loc=(0,0,0),rot=0,thick=.014,axis='Y',subsurf=1):
    """ribbon strip: pts in (x,z) plane with width along Y, or (x,y,z) with given side vec"""
    vs=[];fs=[]
    for (p,w) in zip(pts,widths):
        if axis=='Y': x,z=p; vs+=[(x,-w/2,z),(x,w/2,z)]
        else:
            x,y,z,nx,ny=p; vs+=[(x-nx*w/2,y-ny*w/2,z),(x+nx*w/2,y+ny*w/2,z)]
    for i in range(len(pts)-1): fs.append((2*i,2*i+1,2*i+3,2*i+2))
    me=bpy.data.meshes.new('strip'); me.from_pydata(vs,[],fs); me.update(); o=bpy.data.objects.new('strip',me); bpy.context.collection.objects.link(o)
    o.location=loc; o.rotation_euler=(0,0,rot); md=o.modifiers.new('t','SOLIDIFY'); md.thickness=thick; md.offset=0
    return add(o,m,subsurf=subsurf)
def bow2(x,y,z,m,s=1,rot=0,tails=True):
    N=28
    def loop(sg,L,H,lift,w,r):
        pts=[];ws=[]
        for i in range(N+1):
            t=i/N; xx=L*(1-math.cos(2*math.pi*t))/2; zz=H*math.sin(2*math.pi*t)*.5*(0.35+.65*math.sin(math.pi*t))+lift*(xx/L)**1.2
            pts.append((sg*xx*s,zz*s)); ws.append(w*s*(.42+.58*math.sin(math.pi*t)**.8))
        strip(pts,ws,m,(x,y,z+.05*s),r)
    for sg,dr in ((1,.10),(-1,-.10)):
        loop(sg,.56,.42,.26,.26,rot+dr)
    for sg,dr in ((1,.75),(-1,.6)):
        loop(sg,.42,.34,.30,.22,rot+dr)
    if tails:
        for sg,ang in ((1,-.75),(-1,.55)):
            pts=[];ws=[]
            for i in range(15):
                t=i/14; xx=sg*.72*t*s; zz=(.05*(1-t)**2+.012+.028*math.sin(t*7)*t)*s
                pts.append((xx,zz)); ws.append(.19*s*(.5+.5*min(1,t*2.2)))
            strip(pts,ws,m,(x,y,z),rot+ang)
    o=sph(x,y,z+.085*s,.1*s,m,1.0,.95,.85)
def petal(base,R,H,wid,m,loc,open_=.0,tip=.35,rotx=0,roty=0):
    U,V=10,14; vs=[];fs=[]
    for j in range(V+1):
        v=j/V
        rad=R*(math.sin(math.pi*(.10+.60*v))*(1)+open_*v**2)
        half=wid*(math.sin(math.pi*min(1,(v*.86+.14)))**.75) if v<.98 else wid*.06
        for i in range(U+1):
            u=-1+2*i/U; a=base+u*half
            rr=rad*(1-.10*u*u*(v)) ; zz=H*(v-.05*u*u*v)
            vs.append((rr*math.cos(a),rr*math.sin(a),zz))
    for j in range(V):
        for i in range(U): k=j*(U+1)+i; fs.append((k,k+1,k+U+2,k+U+1))
    me=bpy.data.meshes.new('pet'); me.from_pydata(vs,[],fs); me.update(); o=bpy.data.objects.new('pet',me); bpy.context.collection.objects.link(o)
    o.location=loc; o.rotation_euler=(rotx,roty,0); md=o.modifiers.new('t','SOLIDIFY'); md.thickness=.012
    return add(o,m,subsurf=1)
