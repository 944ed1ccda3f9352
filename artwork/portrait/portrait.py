# The sample's portrait: a fictional engineer in the aisle of hero.jpg, who looks at the visitor; modelled, lit and rendered from this file
# alone (Blender 3.4 or later with NumPy, SciPy and scikit-image, Cycles on the CPU), then developed by grade.py.
#
#   Make it again:   blender -b -P portrait.py && python3 grade.py        (ten minutes on two idle cores; no denoiser needed)
#
# The first writes the folder raw/ (OpenEXR), the second sample/images/portrait.jpg (1600 x 1800).
# A quick look in a minute:   blender -b -P portrait.py -- width=400 takes=2 && python3 grade.py draft
#
# Options: turn and body are the degrees between the camera and where face and shoulders point, roll tilts the camera.
#
# Axes: the face looks along +y; x is to the side (the camera is at x > 0); z is up. The origin is between the ears.
# Shapes are in centimetres; SCALE converts them to metres.
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
from skimage.measure import marching_cubes

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = {'width': '960', 'samples': '8', 'threads': '0', 'turn': '22', 'body': '42', 'roll': '3', 'zoom': '1.28', 'hair': '1',
           'takes': '6', 'out': 'raw'}
if '--' in sys.argv:
    OPTIONS.update(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])

SCALE = .01
rng = np.random.default_rng(54)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene

TURN, BODY = (math.radians(float(OPTIONS[k])) for k in ('turn', 'body'))
toward = Vector((math.sin(TURN), math.cos(TURN), 0))                    # from the person to the camera
right = Vector((-math.cos(TURN), math.sin(TURN), 0))                   # to the right in the picture
up = Vector((0, 0, 1))
AIM = Vector((0, .005, -.024))
CAMERA = AIM + toward * 1.62 + up * .03


# ------------------------------------------------------------------------------------- solid shapes, as distance fields

def grid(low, high, step):
    axes = [np.arange(a, b, step, dtype=np.float32) for a, b in zip(low, high)]
    return np.meshgrid(*axes, indexing='ij')


def union(a, b, k):
    """A smooth union: k is the radius of the blend."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def carve(a, b, k):
    return -union(-a, b, k)


def ellipsoid(p, centre, radii):
    q = [(v - c) / r for v, c, r in zip(p, centre, radii)]
    return (np.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2) - 1) * np.float32(min(radii))


def tube(p, points, radii, squash=(1, 1, 1)):
    """Capsules along a line of points, with a radius at each."""
    out = None
    p = [v / s for v, s in zip(p, squash)]
    for (a, b, ra, rb) in zip(points, points[1:], radii, radii[1:]):
        a, b = (np.array([v / s for v, s in zip(q, squash)], np.float32) for q in (a, b))
        ab = b - a
        t = np.clip(sum((v - s) * d for v, s, d in zip(p, a, ab)) / float(ab @ ab), 0, 1)
        d = np.sqrt(sum((v - s - t * w) ** 2 for v, s, w in zip(p, a, ab))) - (ra + (rb - ra) * t)
        out = d if out is None else np.minimum(out, d)
    return out


def bump(p, centre, sigma):
    return np.exp(-.5 * sum(((v - c) / s) ** 2 for v, c, s in zip(p, centre, sigma)))


def noise(shape, size, seed):
    """Smooth noise of about -1 to 1."""
    n = gaussian_filter(np.random.default_rng(seed).standard_normal(shape).astype(np.float32), size, mode='wrap')
    return n / (2 * n.std())


def curve(*points):
    z, v = zip(*sorted(points))
    return PchipInterpolator(z, v)


# the head, level by level: half its width, and where its front and back are
WIDTH = curve((13, .1), (12.4, 2.6), (11.5, 4.4), (10, 6.0), (8, 6.95), (6, 7.3), (3, 7.35), (0, 6.9), (-2, 6.5), (-4, 6.1),
              (-6, 5.35), (-7.5, 4.5), (-9, 3.4), (-10, 2.6), (-10.7, 1.75), (-11.2, .3))
FRONT = curve((13, -1), (12.4, 2.4), (11.5, 4.6), (10, 6.7), (8.3, 8.2), (6, 9.15), (4.4, 9.45), (3, 9.6), (1.8, 9.05),
              (.6, 8.9), (-1, 9.0), (-3.9, 9.45), (-6, 9.35), (-7.9, 9.0), (-9.3, 9.35), (-10.2, 9.15), (-10.8, 8.5), (-11.2, 7))
BACK = curve((13, -1.2), (12.4, -4.4), (11.5, -6.3), (10, -8.1), (8, -9.5), (5, -10.2), (2, -10.1), (-.5, -8.8), (-3, -5),
             (-5, -1.0), (-6.5, .2), (-8, 2.6), (-9.3, 5), (-10.3, 6.6), (-11.2, 6.8))
CENTRE = curve((13, -1), (8, -.8), (3, -.3), (0, .8), (-4, 2.6), (-7, 4.2), (-9, 6.2), (-11.2, 6.9))


def levels(p):
    x, y, z = p
    column = np.clip(z[0, 0], -11.15, 12.95)
    w, f, b, c = (g(column).astype(np.float32) for g in (WIDTH, FRONT, BACK, CENTRE))
    ahead = y > c
    r = np.where(ahead, f - c, c - b)
    n = np.where(ahead, 2.15, 2.7)
    u = (np.abs(x / w) ** n + np.abs((y - c) / r) ** n) ** (1 / n)
    d = (u - 1) * np.minimum(w, r) * .9
    outside = np.maximum(np.maximum(z - 12.95, -11.15 - z), 0)
    return np.maximum(d, 0) + np.minimum(d, 0) + outside


EYE, EYE_R, LID = (3.2, 7.45, .55), 1.2, .39


def face(step):
    low, high = (-10.2, -13.4, -21), (10.2, 13.2, 15.6)
    p = grid(low, high, step)
    x, y, z = p
    s = (np.abs(x), y, z)                                                               # both halves alike
    d = levels(p)
    d = gaussian_filter(d, .25 / step)
    # planes of the face
    for centre, sigma, amount in (
            ((3.0, 8.9, 2.55), (1.8, 1.4, .65), .30),       # brows
            ((0, 9.4, 3.0), (1.2, 1.2, .8), .12),
            ((3.25, 8.9, .55), (1.35, 1.4, .95), -.70),    # sockets
            ((1.5, 9.2, .9), (.6, 1, .8), -.15),
            ((4.9, 6.6, -1.3), (1.5, 2.0, 1.0), .42),       # cheekbones
            ((3.5, 8.4, -2.7), (1.4, 1.4, 1.2), .36),
            ((5.6, 4.2, -4.4), (1.2, 2.0, 1.6), -.32),
            ((6.6, 5.2, 3.2), (1.0, 1.6, 1.6), -.30),       # temples
            ((0, 9.6, -4.9), (1.6, 1.2, 1.0), .30),         # around the mouth
            ((2.3, 9.0, -5.6), (1.2, 1.2, 1.2), .22),
            ((0, 9.2, -7.75), (1.7, .9, .5), -.30),         # under the lip
            ((0, 9.3, -9.25), (1.5, 1.2, .85), .28),        # chin
            ((5.2, 1.0, -6.0), (1.1, 1.5, 1.1), .38)):      # angle of the jaw
        d = d - amount * bump(s, centre, sigma)
    # lids, open between two planes through the eye
    q = (s[0] - EYE[0], y - EYE[1], z - EYE[2])
    lid = np.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2) - 1.37
    d = union(d, lid, .45)
    side = np.abs(q[0] + .1) / 1.5
    upper, lower = q[2] - LID * (1 - side ** 2.2), -.45 * (1 - side ** 2) - q[2]
    slit = np.maximum(np.maximum(upper, lower), .5 - q[1])
    d = carve(d, slit, .10)
    fold = np.exp(-.5 * ((q[2] - .72 + .25 * side ** 2) / .09) ** 2) * (side < 1.05) * (q[1] > .3)
    d = d + .10 * fold
    # nose
    nose = tube(s, [(0, 8.75, 2.1), (0, 9.25, 1.0), (0, 10.0, -.5), (0, 10.85, -2.05), (0, 11.05, -2.6)],
                [.75, .60, .64, .74, .79])
    nose = union(nose, tube(s, [(.32, 11.05, -2.75), (.9, 10.45, -3.0), (1.28, 9.85, -3.05)], [.60, .56, .60]), .5)
    nose = union(nose, tube(s, [(0, 11.0, -3.0), (0, 10.0, -3.75)], [.45, .5]), .35)
    nose = union(nose, tube(s, [(0, 9.4, .8), (1.1, 9.2, -2.6)], [.4, .5]), .8)
    nose = union(nose, tube(s, [(0, 9.4, -.9), (.4, 9.95, -2.3), (.6, 9.95, -2.9)], [.35, .76, .8]), .35)   # its sides
    d = union(d, nose, .75)
    d = carve(d, ellipsoid(s, (.62, 10.35, -3.6), (.30, .62, .42)), .25)
    d = d + .05 * bump(s, (1.5, 10.2, -2.5), (.5, .6, .45))
    d = d + .10 * bump(s, (0, 10.1, -4.7), (.28, 1, .6))                                  # philtrum
    # lips
    upper = tube(s, [(2.75, 8.5, -5.58), (1.35, 9.62, -5.74), (.45, 9.93, -5.55), (0, 9.91, -5.62)], [.16, .37, .43, .39])
    lower = tube(s, [(2.65, 8.5, -5.68), (1.25, 9.52, -6.38), (0, 9.72, -6.6)], [.14, .42, .51])
    lips = np.minimum(upper, lower)
    d = union(d, upper, .38)
    d = union(d, lower, .38)
    line = -6.12 + .070 * s[0] ** 2
    d = d + .30 * np.exp(-.5 * ((z - line) / .085) ** 2) * np.clip((2.85 - s[0]) / .6, 0, 1) * (y > 7.5)
    d = d + .08 * bump(s, (3.0, 8.4, -5.5), (.35, .6, .35))
    crease = np.abs(s[0] - 1.75 - .62 * (-3.2 - z)) / .22                                 # from the nose to the mouth
    d = d + .07 * np.exp(-.5 * crease ** 2) * bump(s, (2.4, 9.3, -4.2), (2, 1.5, .8))
    # ear
    c, k = math.cos(.42), math.sin(.42)
    ex, ey, ez = s[0] - 7.15, y + .9, z + .3
    ey, ez = ey * math.cos(.18) + ez * math.sin(.18), ez * math.cos(.18) - ey * math.sin(.18)
    e = (ex * c + ey * k, ey * c - ex * k, ez)
    taper = 1 - .16 * np.clip(-e[2] / 3, -1, 1)
    oval = np.sqrt((e[1] / (1.75 * taper)) ** 2 + (e[2] / 3.15) ** 2)
    plate = np.maximum((oval - 1) * 1.7, np.abs(e[0] - .25 - .2 * oval) - .16)
    rim = np.sqrt(((oval - .92) * 1.75) ** 2 + (e[0] - .55) ** 2) - .24 + .5 * np.clip(e[1] - .6, 0, 1) * (e[2] < .5)
    inner = np.sqrt(((oval - .55) * 1.75) ** 2 + (e[0] - .4) ** 2) - .2 + .6 * np.clip(e[1] - .2, 0, 1)
    ear = union(union(plate, rim, .25), inner, .3)
    ear = union(ear, ellipsoid(e, (.3, .55, -2.6), (.35, .75, .75)), .3)                  # lobe
    ear = union(ear, ellipsoid(e, (.35, 1.35, -.5), (.32, .35, .55)), .3)                 # tragus
    d = union(d, ear, .35)
    # neck
    neck = tube(p, [(0, -2.4, 0), (0, -3.2, -9), (0, -4.6, -18), (0, -5.6, -26)], [4.3, 4.1, 4.8, 7])
    neck = union(neck, tube(s, [(4.6, -2.4, -3.4), (3.5, .3, -11), (1.3, 2.0, -18)], [.7, .75, .6]), 1.8)
    neck = union(neck, tube(p, [(0, 1.7, -11.2), (0, 1.2, -18)], [2.1, 1.7]), 2)
    neck = union(neck, tube(s, [(2.0, -5.6, -5), (3.0, -5.8, -14)], [2.0, 2.0]), 2)
    d = union(d, neck, .7)
    d = d + .012 * noise(d.shape, .35 / step, 3) + .006 * noise(d.shape, .16 / step, 4)
    return p, low, d, lips


def mesh_of(name, field, low, step, material, colours=None):
    points, faces, _, _ = marching_cubes(field, 0)
    mesh = bpy.data.meshes.new(name)
    index = points.copy()
    mesh.from_pydata(((points * step + np.array(low)) * SCALE).tolist(), [], faces[:, ::-1].tolist())
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    if colours is not None:
        layer = mesh.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
        rgba = np.ones((len(points), 4), np.float32)
        for i in range(3):
            rgba[:, i] = map_coordinates(colours[i], index.T, order=1)
        layer.data.foreach_set('color', rgba.ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    return thing


# ---------------------------------------------------------------------------------------------------------- materials

def principled(name, **settings):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    for key, value in settings.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material, material.node_tree, shader


def bumps(tree, shader, layers):
    """Fine relief: (size of the noise, height) for each layer."""
    last = None
    where = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    for scale, height in layers:
        texture = tree.nodes.new('ShaderNodeTexNoise')
        texture.inputs['Scale'].default_value = scale
        texture.inputs['Detail'].default_value = 4
        tree.links.new(where, texture.inputs['Vector'])
        node = tree.nodes.new('ShaderNodeBump')
        node.inputs['Distance'].default_value = height
        node.inputs['Strength'].default_value = .5
        tree.links.new(texture.outputs['Fac'], node.inputs['Height'])
        if last:
            tree.links.new(last, node.inputs['Normal'])
        last = node.outputs[0]
    tree.links.new(last, shader.inputs['Normal'])


skin, tree, shader = principled('skin', Roughness=.44, Specular=.42, Subsurface=.05)
shader.inputs['Subsurface Radius'].default_value = (.0085, .0032, .0016)
attribute = tree.nodes.new('ShaderNodeAttribute')
attribute.attribute_name = 'tint'
tree.links.new(attribute.outputs['Color'], shader.inputs['Base Color'])
tree.links.new(attribute.outputs['Color'], shader.inputs['Subsurface Color'])
bumps(tree, shader, ((900, .0003), (260, .0005)))

knit, tree, shader = principled('knit', Base_Color=(.090, .044, .018, 1), Roughness=.85, Specular=.25, Sheen=.7)
bumps(tree, shader, ((420, .0012), (60, .002)))
frame, _, _ = principled('frame', Base_Color=(.012, .010, .010, 1), Roughness=.22, Specular=.55)
white, tree, shader = principled('eye', Roughness=.08, Specular=.6)

lens = bpy.data.materials.new('lens')
lens.use_nodes = True
tree = lens.node_tree
tree.nodes.clear()
clear, gloss, mix, out = (tree.nodes.new('ShaderNode' + n) for n in
                          ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'OutputMaterial'))
gloss.inputs['Roughness'].default_value = .02
facing = tree.nodes.new('ShaderNodeLayerWeight')
facing.inputs['Blend'].default_value = .5
power = tree.nodes.new('ShaderNodeMath')
power.operation = 'POWER'
power.inputs[1].default_value = 5
tree.links.new(facing.outputs['Facing'], power.inputs[0])
span = tree.nodes.new('ShaderNodeMapRange')
span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = .04, .6
tree.links.new(power.outputs[0], span.inputs['Value'])
tree.links.new(span.outputs[0], mix.inputs[0])
tree.links.new(clear.outputs[0], mix.inputs[1])
tree.links.new(gloss.outputs[0], mix.inputs[2])
tree.links.new(mix.outputs[0], out.inputs[0])

strand = bpy.data.materials.new('hair')
strand.use_nodes = True
tree = strand.node_tree
tree.nodes.clear()
fibre, out = tree.nodes.new('ShaderNodeBsdfHairPrincipled'), tree.nodes.new('ShaderNodeOutputMaterial')
fibre.parametrization = 'MELANIN'
for key, value in (('Melanin', .91), ('Melanin Redness', .45), ('Roughness', .28), ('Radial Roughness', .45),
                   ('Random Color', .25), ('Random Roughness', .2)):
    fibre.inputs[key].default_value = value
tree.links.new(fibre.outputs[0], out.inputs[0])


# --------------------------------------------------------------------------------------------------------- the person

STEP = .13
P, LOW, HEAD, LIPS = face(STEP)
x, y, z = P
s = (np.abs(x), y, z)
tone = np.array([.47, .265, .175], np.float32)
tint = [np.full(HEAD.shape, v, np.float32) for v in tone]
red = (.55 * bump(s, (4.2, 7.8, -2.3), (1.6, 2, 1.4)) + .7 * bump(s, (0, 11.2, -2.8), (.9, 1, .8))
       + .6 * bump(s, (7.6, -.8, -.2), (1, 2, 3)) + .3 * bump(s, (3.2, 9, .2), (1.3, 1.4, .8)))
beard = bump(s, (0, 8, -9), (5, 5, 2.2)) + .8 * bump(s, (0, 10, -4.75), (2.2, 1.5, .6))
beard = np.clip(beard, 0, 1) * (.8 + .2 * noise(HEAD.shape, .13 / STEP, 7))
mouth = np.clip((.10 - LIPS) / .16, 0, 1)
mottle = 1 + .05 * noise(HEAD.shape, .5 / STEP, 5) + .03 * noise(HEAD.shape, .18 / STEP, 6)
shade = 1 - .18 * bump(s, (3.0, 9, 2.75), (1.5, 1.5, .28)) * (s[1] > 6)                    # under the brows' hair
for i, (to_red, to_lip, to_beard) in enumerate(((1.0, .38, .76), (.80, .145, .80), (.76, .12, .86))):
    tint[i] = tint[i] * (1 - red + red * to_red) * (1 - beard + beard * to_beard) * mottle * shade * (1 - mouth) + to_lip * mouth * mottle
mesh_of('head', HEAD, LOW, STEP, skin, tint)

for side in (-1, 1):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=256, ring_count=160, radius=EYE_R * SCALE,
                                         location=[v * SCALE for v in (side * EYE[0], EYE[1], EYE[2])])
    ball = bpy.context.object
    look = np.array((CAMERA - ball.location).normalized())                                 # at whoever looks at the picture
    points = np.empty(len(ball.data.vertices) * 3, np.float32)
    ball.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3) / (EYE_R * SCALE)
    angle = np.arccos(np.clip(points @ look, -1, 1))[:, None]
    across = np.cross(look, [0, 0, 1])
    around = np.arctan2(points @ np.cross(across, look), points @ across)[:, None]
    ray = .5 + .5 * np.cos(around * 23 + 2 * np.cos(around * 9))
    iris = np.array((.085, .044, .019)) * (.75 + .5 * ray) * (1 + .9 * np.clip((.38 - angle) / .2, 0, 1))
    soft = lambda edge, width: np.clip((angle - edge) / width + .5, 0, 1)
    rgb = iris * (1 - .8 * soft(.455, .09)) * soft(.185, .03) + .0015
    rgb = rgb * (1 - soft(.50, .05)) + np.array((.50, .455, .43)) * soft(.50, .05)
    rgba = np.ones((len(points), 4), np.float32)
    rgba[:, :3] = rgb
    ball.data.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', rgba.ravel())
    ball.data.polygons.foreach_set('use_smooth', np.ones(len(ball.data.polygons), bool))
    ball.data.materials.append(white)
tree = white.node_tree
attribute = tree.nodes.new('ShaderNodeAttribute')
attribute.attribute_name = 'tint'
tree.links.new(attribute.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])


def sweater(step):
    low, high = (-27, -20, -46), (27, 15, -8)
    p = grid(low, high, step)
    x, y, z = p
    s = (np.abs(x), y, z)
    d = tube(s, [(0, -5, -22.5), (9, -5.5, -21), (16.5, -5.5, -23.5)], [6.0, 5.8, 5.4])
    d = union(d, tube(s, [(16.5, -5.5, -23.5), (20.5, -5, -35), (21.5, -4, -50)], [5.4, 5.2, 4.8]), 2)
    d = union(d, ellipsoid(p, (0, -3.5, -39), (18, 12, 21.5)), 4)
    d = union(d, tube(s, [(3, -6.2, -13.5), (8, -6.6, -17.5), (14, -6, -20.5)], [2.6, 3.2, 3.8]), 3)
    d = union(d, tube(p, [(0, -3.3, -15.6), (0, -3.4, -22)], [5.6, 9.5]), 2.5)
    # the opening, and the ribbed band around it
    drop = -14.1 - .26 * (y + 4)
    ring = np.sqrt((x / 6.5) ** 2 + ((y + 3.3) / 7.2) ** 2)
    d = carve(d, np.maximum((ring - 1.0) * 6.4, drop - .9 - z), .3)
    lean = (ring - 1) * 6.4 + .22 * (z - drop)
    band = np.sqrt(np.maximum(np.abs(z - drop) - 1.0, 0) ** 2 + lean ** 2) - .50
    turn = np.arctan2(x / 6.5, (y + 3.3) / 7.2)
    d = union(d, band + .05 * np.cos(turn * 104), .9)
    fold = noise(d.shape, (3.2 / step, 3.2 / step, 1.3 / step), 9)
    far = np.clip((ring - 1.25) / .5, 0, 1)
    return low, d + (.55 * fold + .16 * noise(d.shape, .8 / step, 10)) * far


low, body = sweater(.3)
jumper = mesh_of('sweater', body, low, .3, knit)
jumper.rotation_euler.z = BODY - TURN                                                   # the shoulders look past the camera
jumper.location = Vector((0, -.033, 0)) - Matrix.Rotation(BODY - TURN, 3, 'Z') @ Vector((0, -.033, 0)) + up * .013


def wire(name, points, radius, material, closed=False, flat=1.):
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius * SCALE
    data.bevel_resolution = 4
    data.use_fill_caps = True
    line = data.splines.new('POLY')
    line.points.add(len(points) - 1)
    for node, q in zip(line.points, points):
        node.co = (*[v * SCALE for v in q], 1)
    line.use_cyclic_u = closed
    line.use_smooth = True
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    scene.collection.objects.link(thing)


def glasses():
    turn = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    for side in (-1, 1):
        u = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** .86 * 2.62
        v = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** .86 * 2.2
        rim = [(side * (3.45 + a), 9.52 - .05 * (3.45 + a) ** 1.35 + .09 * b, .2 + b) for a, b in zip(u, v)]
        wire('rim', rim, .19, frame, closed=True)
        mesh = bpy.data.meshes.new('lens')
        mesh.from_pydata([[c * SCALE for c in q] for q in rim], [], [list(range(len(rim)))])
        mesh.materials.append(lens)
        thing = bpy.data.objects.new('lens', mesh)
        thing.visible_shadow = False
        scene.collection.objects.link(thing)
        wire('arm', [(side * 6.05, 9.05, 1.0), (side * 6.55, 8.85, 1.02), (side * 6.95, 8.1, 1.05), (side * 7.25, 5, 1.15),
                     (side * 7.4, 1.5, 1.3), (side * 7.5, -.6, 1.4), (side * 7.4, -2.0, .7), (side * 7.2, -2.9, -.8)],
             .17, frame)
    t = np.linspace(-1, 1, 12)
    wire('bridge', [(a * .95, 9.56 + .40 * (1 - a * a), .75 + .32 * (1 - a * a)) for a in t], .17, frame)


glasses()


# --------------------------------------------------------------------------------------------------------------- hair

SMOOTH = gaussian_filter(HEAD, .5 / STEP)
SLOPE = np.stack(np.gradient(gaussian_filter(HEAD, 1.0 / STEP), STEP))
UNDER = curve((-12, -5.0), (-6, -5.4), (-4.2, -4.4), (-2.9, -2.5), (-1.9, .8), (-.6, 2.6), (.6, 2.4), (1.3, .2), (2.2, -1.0), (2.9, .4),
              (4.2, 2.8), (5.4, 4.8), (6.8, 6.6), (8.2, 7.6), (10, 8.6))


def sample(field, p):
    return map_coordinates(field, ((p - np.array(LOW)) / STEP).T, order=1, mode='nearest')


def normal(p):
    n = np.stack([sample(g, p) for g in SLOPE], 1)
    return n / (np.linalg.norm(n, axis=1, keepdims=True) + 1e-6)


def unit(v):
    return v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-6)


def scalp(count):
    """Random points on the scalp."""
    out = []
    while sum(map(len, out)) < count:
        v = unit(rng.standard_normal((4000, 3)))
        p = np.array([0, -1, 3.]) + v * 8
        for _ in range(14):
            p = p - v * sample(SMOOTH, p)[:, None] * .9
        ok = (p[:, 2] > UNDER(p[:, 1]) + rng.normal(0, .22, len(p))) & (np.abs(sample(SMOOTH, p)) < .3) & (np.abs(p[:, 0]) < 7.8)
        out.append(p[ok])
    return np.concatenate(out)[:count]


PARTING = np.array([1.8, 10.5, 7.5])


def grow(roots, length, steps, lift, wave):
    """Lets locks grow over the head, back from the forehead and down; returns an array (lock, step, 3)."""
    p, path = roots.copy(), [roots.copy()]
    count = len(roots)
    layer = rng.uniform(.1, 1, count) * lift
    phase, pace = rng.uniform(0, 6.28, count), rng.uniform(.7, 1.3, count)
    sway = unit(rng.standard_normal((count, 3)))
    away = roots - PARTING
    for i in range(1, steps):
        t = i / (steps - 1)
        n = normal(p)
        flow = unit(away - (away * n).sum(1, keepdims=True) * n)
        dr = flow + n * (1.3 * (1 - t) ** 3) + np.array([0, 0, -1]) * (.05 + .55 * t) + sway * .14
        turn = phase + pace * wave * i * (length / (steps - 1))
        u = unit(np.cross(dr, n))
        dr = unit(dr) + .30 * np.cos(turn)[:, None] * u * min(1, 2.5 * t)
        p = p + unit(dr) * (length / (steps - 1))[:, None]
        d = sample(SMOOTH, p)
        gap = layer * min(1, 3 * t) + .1 + .12 * lift * np.sin(turn)
        p = p + normal(p) * np.clip(gap - d, -.25, 2)[:, None]
        path.append(p.copy())
    return np.stack(path, 1)


def hair(locks, each, steps=26):
    roots = scalp(locks)
    height = np.clip((roots[:, 2] + 5) / 15, 0, 1)
    front = np.clip((roots[:, 1] - 1) / 6, 0, 1)
    length = (2.0 + 5.8 * height ** 1.4 + 2.0 * front * height) * rng.uniform(.7, 1.15, locks)
    lift = .25 + 1.35 * height ** 1.5 + .8 * front * height
    lift = lift * (1 - .35 * np.clip(-roots[:, 1] / 8, 0, 1))
    guide = grow(roots, length, steps, lift, .85)
    t = np.linspace(0, 1, steps)
    spread = rng.normal(0, 1, (locks, each, 1, 3)) * (.24 + .10 * t)[None, None, :, None]
    frizz = np.cumsum(rng.normal(0, .012, (locks, each, steps, 3)), 2)
    stray = (rng.random((locks, each, 1, 1)) < .10) * np.cumsum(rng.normal(0, .07, (locks, each, steps, 3)), 2)
    lines = guide[:, None] + spread + frizz + stray
    keep = np.linspace(0, 1, steps)[None, None] * rng.uniform(.6, 1, (locks, each, 1)) * (steps - 1)
    a = np.floor(keep).astype(int)
    f = (keep - a)[..., None]
    lines = (np.take_along_axis(lines, a[..., None], 2) * (1 - f)
             + np.take_along_axis(lines, np.minimum(a + 1, steps - 1)[..., None], 2) * f)
    flat = lines.reshape(-1, 3)
    flat += normal(flat) * np.clip(.06 - sample(SMOOTH, flat), 0, .8)[:, None]
    return flat.reshape(-1, steps, 3)


def fibres(name, lines, radius):
    """Renders lines as hair: a mesh of edges, turned into curves by geometry nodes."""
    count, steps, _ = lines.shape
    mesh = bpy.data.meshes.new(name)
    index = np.arange(count * steps).reshape(count, steps)
    edges = np.stack([index[:, :-1], index[:, 1:]], -1).reshape(-1, 2)
    mesh.vertices.add(count * steps)
    mesh.vertices.foreach_set('co', (lines * SCALE).astype(np.float32).ravel())
    mesh.edges.add(len(edges))
    mesh.edges.foreach_set('vertices', edges.astype(np.int32).ravel())
    thick = mesh.attributes.new('thick', 'FLOAT', 'POINT')
    taper = radius * (1 - .75 * np.linspace(0, 1, steps) ** 2)
    thick.data.foreach_set('value', np.tile(taper, count).astype(np.float32) * SCALE)
    mesh.update()
    source = bpy.data.objects.new(name + ' lines', mesh)
    scene.collection.objects.link(source)
    source.hide_render = True
    group = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    group.outputs.new('NodeSocketGeometry', 'Geometry')
    add = group.nodes.new
    info, to_curve, set_radius, named, set_material, end = (add(k) for k in (
        'GeometryNodeObjectInfo', 'GeometryNodeMeshToCurve', 'GeometryNodeSetCurveRadius', 'GeometryNodeInputNamedAttribute',
        'GeometryNodeSetMaterial', 'NodeGroupOutput'))
    info.inputs['Object'].default_value = source
    named.data_type = 'FLOAT'
    named.inputs['Name'].default_value = 'thick'
    set_material.inputs['Material'].default_value = strand
    group.links.new(info.outputs['Geometry'], to_curve.inputs[0])
    group.links.new(to_curve.outputs[0], set_radius.inputs['Curve'])
    group.links.new(next(s for s in named.outputs if s.enabled), set_radius.inputs['Radius'])
    group.links.new(set_radius.outputs[0], set_material.inputs[0])
    group.links.new(set_material.outputs[0], end.inputs[0])
    data = bpy.data.hair_curves.new(name)
    data.materials.append(strand)
    thing = bpy.data.objects.new(name, data)
    scene.collection.objects.link(thing)
    thing.modifiers.new('hair', 'NODES').node_group = group


def brows():
    lines = []
    for side in (-1, 1):
        t = rng.random(330)
        px = 1.35 + 4.0 * t
        pz = 2.2 + .60 * np.sin(np.minimum(t * 1.25, 1) * 2.2) - .75 * np.clip(t - .62, 0, 1) * 2 + rng.normal(0, .13, 330) * (1.1 - .7 * t)
        p = np.stack([px, np.full(330, 13.), pz], 1)
        for _ in range(60):
            p[:, 1] -= np.clip(sample(HEAD, p), -.3, .3)
        out = unit(np.stack([.5 + .6 * t, np.full(330, .25), .75 - 1.1 * t], 1) + rng.normal(0, .18, (330, 3)))
        line = [p + out * k * rng.uniform(.5, .8, (330, 1)) for k in np.linspace(0, 1, 5)]
        line = np.stack(line, 1)
        flat = line.reshape(-1, 3)
        flat += normal(flat) * np.clip(.04 - sample(HEAD, flat), 0, .5)[:, None]
        line = flat.reshape(line.shape) * np.array([side, 1, 1])
        lines.append(line)
    return np.concatenate(lines)


def lashes():
    lines = []
    for side in (-1, 1):
        u = np.linspace(-1.05, 1.25, 90) + rng.normal(0, .02, 90)
        edge = LID * (1 - (np.abs(u + .1) / 1.5) ** 2.2)
        y = np.sqrt(np.maximum(1.35 ** 2 - u ** 2 - edge ** 2, .05))
        p = np.stack([EYE[0] + u, EYE[1] + y, EYE[2] + edge], 1)
        out = unit(np.stack([u * .55, y, np.zeros(90)], 1))
        k = np.linspace(0, 1, 6)[None, :, None]
        size = rng.uniform(.35, .55, (90, 1, 1))
        line = p[:, None] + out[:, None] * k * size + np.array([0, 0, 1]) * (k ** 2 * .45 - k * .18) * size
        lines.append(line * np.array([side, 1, 1]))
    return np.concatenate(lines)


if float(OPTIONS['hair']):
    amount = float(OPTIONS['hair'])
    fibres('locks', hair(int(2400 * amount), 38), .010)
    fibres('brows', brows(), .009)
    fibres('lashes', lashes(), .005)
scene.cycles_curves.shape = 'RIBBONS'


# --------------------------------------------------------------------------------------------------- light and camera

def area(place, target, size, power, colour, spread=180):
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.energy, data.color = power, colour
    data.spread = math.radians(spread)
    thing = bpy.data.objects.new('area', data)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)


# warm and soft from the side to which the face is turned; a little of the room from above on the other, so that the jaw shades the neck;
# a spark in the eyes; teal from the racks behind on both sides
area(right * 1.1 + toward * .62 + up * .56, (0, .03, -.02), (.5, .7), 34, (1, .79, .60))
area(-right * .8 + toward * .8 + up * .75, (0, .02, -.03), (.8, .8), 1.9, (.70, .88, 1))
area(toward * 1.5 + right * .42 + up * .40, (0, .07, 0), (.09, .09), .26, (1, .95, .9), 40)
area(-right * .7 - toward * 1.2 + up * .6, (0, -.03, .03), (.3, .9), 26, (.25, .74, 1))
area(right * .75 - toward * 1.0 + up * .25, (0, .0, 0), (.25, .9), 10, (.35, .85, 1))
world = bpy.data.worlds.new('room')
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (.25, .6, .75, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = .018
scene.world = world

camera = bpy.data.cameras.new('camera')
roll = math.radians(float(OPTIONS['roll']))
camera.lens, camera.sensor_width, camera.sensor_fit = 85, 24 / float(OPTIONS['zoom']), 'HORIZONTAL'
camera.dof.use_dof = True
camera.dof.aperture_fstop = 2.2
eye = bpy.data.objects.new('camera', camera)
eye.location = CAMERA
eye.rotation_euler = (AIM - CAMERA).to_track_quat('-Z', 'Y').to_euler()
eye.rotation_euler.rotate_axis('Z', roll)
camera.dof.focus_distance = 1.62 - .055
scene.collection.objects.link(eye)
scene.camera = eye

scene.render.engine = 'CYCLES'
scene.cycles.samples = int(OPTIONS['samples'])
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 4
scene.cycles.transparent_max_bounces = 8
scene.cycles.sample_clamp_indirect = 4
scene.render.film_transparent = True
scene.render.threads_mode = 'FIXED' if int(OPTIONS['threads']) else 'AUTO'
scene.render.threads = max(1, int(OPTIONS['threads']))
scene.render.resolution_x = int(OPTIONS['width'])
scene.render.resolution_y = int(OPTIONS['width']) * 9 // 8
scene.render.image_settings.file_format = 'OPEN_EXR'
scene.render.image_settings.color_mode = 'RGBA'
scene.render.image_settings.color_depth = '16'
for take in range(1, int(OPTIONS['takes']) + 1):                         # alike in everything but noise
    scene.cycles.seed = take
    scene.render.filepath = os.path.join(HERE, OPTIONS['out'], 'take-%d.exr' % take)
    bpy.ops.render.render(write_still=True)
