# A data-centre aisle at night, seen by a photographer with a fast wide lens: modelled, lit and rendered from nothing but
# this file (Blender 3.4 or later, Cycles on the CPU), then developed like a raw photograph by grade.py (numpy and OpenCV).
#
#   Make it again:   blender -b -P hero.py && python3 grade.py          (under an hour on two cores; no denoiser needed)
#
# The first writes the folder raw/ (OpenEXR), the second hero.jpg (3840 x 1920) beside it.
# A quick look in a minute or two:   blender -b -P hero.py -- width=960 samples=16 && python3 grade.py draft
#
# Axes: the camera stands at x = 0, y = 0 and looks along +y; z is up; metres throughout. The left row of cabinets (closed
# perforated doors, calm and dark: a headline stands on it) has its fronts at x = LEFT, the right row (open, busy) at RIGHT.
import math
import os
import random
import sys

import bpy
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = {'width': '2560', 'samples': '80', 'threads': '0', 'out': 'raw'}
if '--' in sys.argv:
    OPTIONS.update(a.split('=', 1) for a in sys.argv[sys.argv.index('--') + 1:])

random.seed(11)
rnd, uni, pick = random.random, random.uniform, random.choice

LEFT, RIGHT, END = -0.74, 1.12, 19.2        # the fronts of both rows, and the wall at the end of the aisle
U = 0.04445                                 # one rack unit
RACK_W, RACK_H, RACK_D = 0.6, 2.08, 1.1
EYE = 1.34                                  # height of the lens
CEILING = 3.25

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


# ---------------------------------------------------------------------------------------------------------- materials

class Nodes:
    """A few words of shorthand for building shader graphs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, operation, a, b=None, c=None):
        node = self.add('ShaderNodeMath', operation=operation)
        for slot, value in zip(node.inputs, (a, b, c)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                slot.default_value = value
            else:
                self.link(value, slot)
        return node.outputs[0]

    def vector(self, operation, a, b=None):
        node = self.add('ShaderNodeVectorMath', operation=operation)
        for slot, value in zip(node.inputs, (a, b)):
            if value is None:
                continue
            if isinstance(value, tuple):
                slot.default_value = value
            else:
                self.link(value, slot)
        return node.outputs['Value' if operation == 'LENGTH' else 'Vector']

    def holes(self, pitch, radius, plane='YZ'):
        """1 inside the holes of a hexagonal perforation, 0 on the sheet. Works in object space."""
        position = self.add('ShaderNodeTexCoord').outputs['Object']
        split = self.add('ShaderNodeSeparateXYZ')
        self.link(position, split.inputs[0])
        join = self.add('ShaderNodeCombineXYZ')
        self.link(split.outputs[plane[0]], join.inputs[0])
        self.link(split.outputs[plane[1]], join.inputs[1])
        scaled = self.vector('MULTIPLY', join.outputs[0], (1 / pitch, 1 / (pitch * math.sqrt(3)), 0))
        distances = []
        for shift in ((0, 0, 0), (.5, .5, 0)):
            cell = self.vector('FRACTION', self.vector('ADD', scaled, shift))
            centred = self.vector('MULTIPLY', self.vector('SUBTRACT', cell, (.5, .5, 0)),
                                  (pitch, pitch * math.sqrt(3), 0))
            flat = self.vector('MULTIPLY', centred, (1, 1, 0))
            distances.append(self.vector('LENGTH', flat))
        return self.math('LESS_THAN', self.math('MINIMUM', *distances), radius)

    def smudges(self, scale, low, high, detail=5):
        """A cloudy value between low and high: handling marks, dust, uneven lacquer."""
        noise = self.add('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = detail
        self.link(self.add('ShaderNodeTexCoord').outputs['Object'], noise.inputs['Vector'])
        ramp = self.add('ShaderNodeMapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = .32, .68
        ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = low, high
        self.link(noise.outputs['Fac'], ramp.inputs['Value'])
        return ramp.outputs[0]


def surface(name, colour, rough=.45, metal=0., worn=0., scale=6):
    n = Nodes(name)
    n.bsdf.inputs['Base Color'].default_value = (*colour, 1)
    n.bsdf.inputs['Metallic'].default_value = metal
    n.bsdf.inputs['Roughness'].default_value = rough
    if worn:
        n.link(n.smudges(scale, rough - worn, rough + worn), n.bsdf.inputs['Roughness'])
    return n.material


def perforated(name, colour, pitch, radius, see_through, rough=.4, metal=.7, plane='YZ'):
    n = Nodes(name)
    n.bsdf.inputs['Base Color'].default_value = (*colour, 1)
    n.bsdf.inputs['Metallic'].default_value = metal
    n.bsdf.inputs['Roughness'].default_value = rough
    if see_through:
        hole = n.add('ShaderNodeBsdfTransparent')
    else:
        hole = n.add('ShaderNodeBsdfDiffuse')
        hole.inputs['Color'].default_value = (.002, .0025, .003, 1)
    mix = n.add('ShaderNodeMixShader')
    n.link(n.holes(pitch, radius, plane), mix.inputs[0])
    n.link(n.bsdf.outputs[0], mix.inputs[1])
    n.link(hole.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], n.output.inputs['Surface'])
    return n.material


def emitter(name, colour=None, strength=1., sampled=True):
    """A light-giving surface; without a colour it takes each face's own from the attribute 'light'."""
    n = Nodes(name)
    n.tree.nodes.remove(n.bsdf)
    glow = n.add('ShaderNodeEmission')
    glow.inputs['Strength'].default_value = strength
    if colour:
        glow.inputs['Color'].default_value = (*colour, 1)
    else:
        n.link(n.add('ShaderNodeAttribute', attribute_name='light').outputs['Color'], glow.inputs['Color'])
    n.link(glow.outputs[0], n.output.inputs['Surface'])
    if not sampled:
        try:
            n.material.cycles.sample_as_light = False
        except AttributeError:
            n.material.cycles.emission_sampling = 'NONE'
    return n.material


M = {
    'frame': surface('frame', (.016, .018, .022), .42, .3, .12),
    'frame2': surface('frame2', (.055, .06, .066), .45, .3, .12),
    'inside': surface('inside', (.006, .007, .008), .7),
    'face': surface('face', (.050, .055, .062), .46, .5, .1, 14),
    'face2': surface('face2', (.13, .14, .15), .4, .75, .1, 14),
    'black': surface('black', (.010, .011, .013), .38, .1, .1, 20),
    'silver': surface('silver', (.30, .32, .34), .34, .95, .1, 20),
    'caddy': surface('caddy', (.085, .092, .102), .36, .75, .08, 25),
    'latch': surface('latch', (.24, .25, .265), .4, .8),
    'touch': surface('touch', (.16, .035, .02), .45),
    'hole': surface('hole', (.003, .003, .004), .8),
    'port': surface('port', (.08, .085, .09), .35, .85),
    'label': surface('label', (.52, .54, .55), .6),
    'ink': surface('ink', (.03, .03, .035), .7),
    'asset': surface('asset', (.50, .30, .05), .6),
    'vent': perforated('vent', (.06, .064, .070), .0056, .0022, False),
    'vent2': perforated('vent2', (.14, .15, .16), .0072, .0028, False, .38, .85),
    'zinc': surface('zinc', (.30, .32, .34), .42, .9, .12, 9),
    'concrete': surface('concrete', (.035, .038, .042), .85),
    'duct': surface('duct', (.62, .17, .012), .45),
    'pipe': surface('pipe', (.10, .11, .12), .4, .6),
    'rubber': surface('rubber', (.008, .008, .009), .6),
    'led': emitter('led', None, 1, sampled=False),
    'screen': emitter('screen', None, 1, sampled=False),
    'tube': emitter('tube', (.55, .84, 1.), 13, sampled=False),
    'tube dim': emitter('tube dim', (.5, .8, 1.), 2.2, sampled=False),
}
CABLE = {
    'aqua': surface('aqua', (.012, .30, .31), .42),
    'blue': surface('blue', (.015, .055, .26), .42),
    'grey': surface('grey', (.13, .14, .15), .45),
    'black': surface('cable black', (.012, .013, .014), .42),
    'amber': surface('amber', (.66, .20, .012), .42),
    'white': surface('white', (.40, .42, .43), .45),
}


# -------------------------------------------------------------------------------------------------------------- shapes

class Pile:
    """Collects many small solids per material and makes one mesh of each."""

    def __init__(self):
        self.parts = {}

    def _part(self, material):
        return self.parts.setdefault(material, ([], [], []))

    def faces(self, material, points, faces, light=None):
        vertices, polygons, lights = self._part(material)
        base = len(vertices)
        vertices.extend(points)
        polygons.extend(tuple(base + i for i in f) for f in faces)
        if light:
            lights.extend([light] * len(faces))

    def build(self):
        for material, (vertices, polygons, lights) in self.parts.items():
            mesh = bpy.data.meshes.new(material)
            mesh.from_pydata(vertices, [], polygons)
            mesh.materials.append(M.get(material) or CABLE[material])
            if lights:
                layer = mesh.attributes.new('light', 'FLOAT_COLOR', 'FACE')
                layer.data.foreach_set('color', [c for rgb in lights for c in (*rgb, 1)])
            thing = bpy.data.objects.new(material, mesh)
            scene.collection.objects.link(thing)
            if material == 'led':
                thing.visible_diffuse = False       # thousands of pin-points: seen and mirrored, but no source of noise


pile = Pile()
BOX = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
# A box whose front (towards the viewer) has a small bevel, so that its edges catch the light as real ones do.
BEVELLED = ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7),
            (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11), (8, 9, 10, 11))


def box(material, x0, x1, y0, y1, z0, z1, light=None):
    pile.faces(material, [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)], BOX, light)


def flat(material, x0, x1, y0, y1, z, light=None):
    """A level sheet that faces down."""
    pile.faces(material, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 3, 2, 1)], light)


def upright(material, x0, x1, y, z0, z1, light=None):
    """An upright sheet across the aisle."""
    pile.faces(material, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], light)


class Front:
    """The front plane of a cabinet: u runs along the row, d out of the front into the aisle, z up."""

    def __init__(self, side, y, plane=None):
        self.side, self.y = side, y
        self.x = plane if plane is not None else (RIGHT if side > 0 else LEFT)

    def at(self, u, d, z):
        return (self.x - self.side * d, self.y + u, z)

    def block(self, material, u0, u1, d0, d1, z0, z1, bevel=.0, light=None):
        if not bevel:
            points = [self.at(u, d, z) for u in (u0, u1) for d in (d0, d1) for z in (z0, z1)]
            return pile.faces(material, points, BOX, light)
        b = min(bevel, (u1 - u0) * .4, (z1 - z0) * .4)
        ring = ((u0, z0), (u1, z0), (u1, z1), (u0, z1))
        inner = ((u0 + b, z0 + b), (u1 - b, z0 + b), (u1 - b, z1 - b), (u0 + b, z1 - b))
        points = [self.at(u, d0, z) for u, z in ring] + [self.at(u, d1 - b, z) for u, z in ring] + \
                 [self.at(u, d1, z) for u, z in inner]
        pile.faces(material, points, BEVELLED, light)

    def led(self, u, z, d, colour, power, w=.0028, h=.0028):
        far = min(1, max(0, (self.y - 4.5) / 6))        # far away they would sink in the haze: help them a little
        power, w, h = power * (1 + 1.6 * far), w * (1 + .7 * far), h * (1 + .7 * far)
        self.block('led', u - w / 2, u + w / 2, d, d + .0012, z - h / 2, z + h / 2,
                   light=tuple(c * power for c in colour))


curves = {}


def cable(material, points, radius=.0028):
    """A smooth cable through the given points."""
    key = (material, round(radius, 4))
    if key not in curves:
        data = bpy.data.curves.new('cable ' + material, 'CURVE')
        data.dimensions, data.bevel_depth, data.bevel_resolution, data.resolution_u = '3D', radius, 1, 6
        data.materials.append(CABLE.get(material) or M[material])
        scene.collection.objects.link(bpy.data.objects.new('cable ' + material, data))
        curves[key] = data
    spline = curves[key].splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.order_u, spline.use_endpoint_u = 4, True


# ------------------------------------------------------------------------------------------------------ pilot lights

TEAL, CYAN, GREEN, AMBER, BLUE = (.02, .80, .86), (.10, .60, 1.), (.05, 1., .36), (1., .40, .04), (.07, .24, 1.)
WHITE = (.75, .9, 1.)


def pilot(bias=None):
    """A colour for a pilot light: teal and cyan mostly; a cabinet may lean to one."""
    if bias and rnd() < .66:
        return bias
    return random.choices((TEAL, CYAN, GREEN, AMBER, BLUE), (.46, .27, .14, .055, .075))[0]


def power(base=1.):
    """No two pilot lights are equally bright, and some are seen between two blinks."""
    return base * math.exp(random.gauss(-.3, .85)) * 13


# ------------------------------------------------------------------------------------------------- what sits in a cabinet

EAR = .0585             # the 19-inch opening begins here
WIDE = .483             # width over the ears


def label(front, u, z, d, w, h):
    """A paper label with a few printed lines or a bar code."""
    front.block('label', u, u + w, d, d + .0006, z, z + h)
    if h > .012 and rnd() < .5:
        x = u + w * .08
        while x < u + w * .9:
            step = uni(.0005, .0018)
            front.block('ink', x, x + step, d + .0006, d + .0008, z + h * .3, z + h * .88)
            x += step + uni(.0006, .0018)
        front.block('ink', u + w * .08, u + w * uni(.5, .9), d + .0006, d + .0008, z + h * .1, z + h * .2)
    else:
        for k in range(2 if h < .012 else 3):
            zz = z + h * (.18 + .27 * k)
            front.block('ink', u + w * .08, u + w * uni(.45, .92), d + .0006, d + .0008, zz, zz + h * .11)


def ears(front, z, n, material, handle=True):
    h = n * U
    for u in (EAR, EAR + WIDE - .017):
        front.block(material, u, u + .017, 0, .014, z + .0006, z + h - .0006, .0012)
        for k in range(max(1, n)):
            zz = z + (k + .5) * U
            front.block('hole', u + .005, u + .012, .0135, .0142, zz - .003, zz + .003)
        if handle and n > 1 or handle and rnd() < .3:
            front.block('silver' if material == 'face2' else 'black', u + .004, u + .012, .014, .034,
                        z + h * .16, z + h * .84, .003)


def body(front, z, n, material='face', depth=.008):
    front.block(material, EAR + .017, EAR + WIDE - .017, -.35, depth, z + .0007, z + n * U - .0007, .0012)


def server_bays(front, z, bias):
    """A 1U machine: eight small drives, a vent, buttons, pilot lights."""
    body(front, z, 1)
    ears(front, z, 1, 'face')
    u0 = EAR + .026
    count = 8
    lit, busy = rnd() < .93, uni(.3, .85)
    for k in range(count):
        u = u0 + k * .0345
        if rnd() < .06:
            front.block('vent', u, u + .033, .0, .0086, z + .005, z + .039)
            continue
        front.block('hole', u - .0004, u + .0337, .008, .0083, z + .004, z + .0405)
        front.block('caddy', u, u + .0325, .0, .0125, z + .005, z + .0395, .0012)
        front.block('vent2', u + .004, u + .0225, .0124, .0128, z + .0085, z + .036)
        front.block('latch' if rnd() < .8 else 'touch', u + .0245, u + .031, .0125, .0165, z + .009, z + .0345, .0015)
        if lit and rnd() < busy:
            front.led(u + .0278, z + .0372, .0126, pilot(bias), power(), .0042, .0024)
        if lit and rnd() < .25:
            front.led(u + .0215, z + .0372, .0126, GREEN if rnd() < .8 else AMBER, power(.6), .003, .0022)
    u = u0 + count * .0345 + .006
    front.block('vent', u, EAR + WIDE - .045, .008, .0092, z + .006, z + .0385)
    if rnd() < .35:
        label(front, u + .01, z + .014, .0095, .04, .012)
    for k, colour in enumerate((TEAL, pilot(), GREEN)):
        if lit and rnd() < .8:
            front.led(EAR + WIDE - .034, z + .012 + k * .0095, .0085, colour, power(1.1), .0034, .003)
    front.block('silver', EAR + WIDE - .029, EAR + WIDE - .021, .008, .0105, z + .018, z + .026, .002)


def drives_24(front, z, bias):
    """2U with 24 upright drives: the classic disk shelf."""
    body(front, z, 2, 'face2' if rnd() < .2 else 'face')
    ears(front, z, 2, 'face2' if rnd() < .5 else 'face')
    busy = uni(.2, .85)
    for k in range(24):
        u = EAR + .0225 + k * .01825
        front.block('hole', u - .0003, u + .0178, .008, .0082, z + .004, z + 2 * U - .004)
        front.block('caddy', u, u + .0172, .0, .0135, z + .005, z + 2 * U - .005, .0012)
        front.block('vent2', u + .003, u + .0142, .0134, .0138, z + .012, z + .052)
        front.block('latch', u + .0035, u + .0137, .0135, .0195, z + .056, z + .074, .002)
        if rnd() < .12:
            front.block('label', u + .004, u + .013, .0195, .0197, z + .060, z + .066)
        if rnd() < busy:
            front.led(u + .0052, z + .0795, .0137, pilot(bias), power(.75), .0032, .0028)
        if rnd() < .3:
            front.led(u + .012, z + .0795, .0137, pilot(), power(.4), .003, .0028)


def drives_12(front, z, bias):
    """2U with twelve large drives, three rows of four trays."""
    body(front, z, 2, 'face')
    ears(front, z, 2, 'face2' if rnd() < .5 else 'face')
    for row in range(3):
        for col in range(4):
            u, zz = EAR + .0225 + col * .1095, z + .0035 + row * .0276
            front.block('caddy', u, u + .1075, .0, .0125, zz, zz + .0262, .0014)
            front.block('vent2', u + .022, u + .083, .0124, .0128, zz + .004, zz + .0222)
            front.block('latch', u + .086, u + .104, .0125, .0178, zz + .004, zz + .0222, .002)
            if row and rnd() < .2:
                label(front, u + .03, zz + .008, .0129, .03, .009)
            if rnd() < .9:
                front.led(u + .009, zz + .017, .0127, pilot(bias), power(1.2), .0046, .0032)
            if rnd() < .45:
                front.led(u + .009, zz + .0085, .0127, pilot(), power(.7), .0046, .0028)


def bezel(front, z, bias, n=2):
    """A machine behind its perforated bezel, with a small name plate and one light bar."""
    h = n * U
    body(front, z, n, 'black', .004)
    front.block('face2' if rnd() < .35 else 'face', EAR, EAR + WIDE, .004, .026, z + .001, z + h - .001, .004)
    front.block('vent2' if rnd() < .5 else 'vent', EAR + .03, EAR + WIDE - .03, .0255, .0272, z + .007, z + h - .007)
    front.block('black', EAR + .2, EAR + .27, .027, .0295, z + h * .32, z + h * .68, .002)
    front.block('silver', EAR + .215, EAR + .255, .0295, .0302, z + h * .45, z + h * .55)
    for u in (EAR + .006, EAR + WIDE - .018):
        front.block('silver', u, u + .012, .026, .031, z + h * .25, z + h * .75, .002)
    if rnd() < .92:
        front.led(EAR + .024, z + h * .5, .0262, pilot(bias), power(1.3), .003, h * .36)
    for k in range(random.randint(1, 4)):
        front.led(EAR + WIDE - .0245, z + h * (.25 + .15 * k), .0262, pilot(bias), power(), .0034, .003)


def ports(front, z, rows, groups, per_group, bias, activity, plug=()):
    """Rows of sockets with their pairs of lights; gives back where the sockets are."""
    sockets = []
    pitch = .0149
    u = EAR + .032
    for g in range(groups):
        for k in range(per_group):
            for row in range(rows):
                zz = z + (.0065 if row == 0 and rows == 2 else .0235) if rows == 2 else z + .0145
                front.block('port', u - .0003, u + .0133, .008, .0094, zz - .0005, zz + .0125)
                front.block('hole', u + .0008, u + .0122, .0094, .0096, zz + .0008, zz + .0112)
                sockets.append((u + .0065, zz + .006))
                if rnd() < activity:
                    front.led(u + .003, z + (.0395 if row else .0042), .0086, pilot(bias), power(1.05), .0036, .0026)
                if rnd() < activity * .45:
                    front.led(u + .0102, z + (.0395 if row else .0042), .0086, pick((GREEN, AMBER, TEAL, TEAL)),
                              power(.7), .0032, .0024)
            u += pitch
        u += .0062
    return sockets


def switch(front, z, bias):
    body(front, z, 1, 'face' if rnd() < .7 else 'face2')
    ears(front, z, 1, 'face', False)
    sockets = ports(front, z, 2, 3, 8, bias, uni(.65, .95))
    for k in range(3):                      # the uplinks
        u = EAR + .418 + k * .0135
        front.block('silver', u, u + .012, .008, .0105, z + .008, z + .036, .001)
        front.block('hole', u + .0015, u + .0105, .0105, .0107, z + .011, z + .033)
        if rnd() < .8:
            front.led(u + .006, z + .0395, .0086, CYAN, power(1.2), .004, .0026)
    for k in range(3):
        front.led(EAR + .0245, z + .012 + k * .009, .0085, pick((TEAL, GREEN, CYAN)), power(.9), .003, .003)
    return sockets


def patch_panel(front, z):
    body(front, z, 1, 'black', .004)
    ears(front, z, 1, 'black', False)
    sockets = []
    for k in range(24):
        u = EAR + .03 + k * .0176 + (k // 6) * .002
        front.block('port', u, u + .0145, .004, .0075, z + .010, z + .027, .001)
        front.block('hole', u + .0015, u + .013, .0075, .0077, z + .012, z + .025)
        sockets.append((u + .007, z + .018))
        if k % 6 == 0:
            front.block('label', u, u + .085, .0042, .0046, z + .031, z + .0385)
    return sockets


def blank(front, z, n=1):
    kind = 'face' if rnd() < .5 else 'black'
    front.block(kind, EAR, EAR + WIDE, -.002, .004, z + .0008, z + n * U - .0008, .0012)
    if rnd() < .5:
        front.block('vent', EAR + .03, EAR + WIDE - .03, .004, .0046, z + .009, z + n * U - .009)
    if rnd() < .15:
        label(front, EAR + uni(.03, .3), z + .014, .0048, .05, .018)


def big_box(front, z, bias):
    """4U storage: a plain front with two stout handles and a column of lights."""
    body(front, z, 4, 'face', .012)
    ears(front, z, 4, 'face', False)
    front.block('vent2', EAR + .03, EAR + WIDE - .1, .012, .0128, z + .012, z + 4 * U - .012)
    for u in (EAR + .05, EAR + WIDE - .13):
        for zz in (z + .03, z + 4 * U - .042):
            front.block('silver', u, u + .012, .012, .05, zz, zz + .012, .002)
        front.block('silver', u - .001, u + .013, .044, .056, z + .03, z + 4 * U - .03, .004)
    for k in range(10):
        if rnd() < .85:
            front.led(EAR + WIDE - .06, z + .025 + k * .0135, .0125, pilot(bias), power(1.1), .011, .0034)
    front.block('black', EAR + WIDE - .048, EAR + WIDE - .022, .012, .0135, z + .02, z + .16, .002)
    label(front, EAR + .17, z + 2 * U - .01, .0129, .075, .024)


def blades(front, z, bias):
    """A ten-unit chassis with eight upright blades."""
    h = 10 * U
    body(front, z, 10, 'black', .002)
    ears(front, z, 10, 'face', False)
    for k in range(8):
        u = EAR + .021 + k * .0553
        w, z0, z1 = .0535, z + .012, z + h - .05
        if k == 5 and rnd() < .7:
            front.block('face', u, u + w, .0, .004, z0, z1, .001)
            front.block('vent', u + .006, u + w - .006, .004, .0046, z0 + .02, z1 - .02)
            continue
        front.block('face2', u, u + w, .0, .012, z0, z1, .002)
        front.block('vent2', u + .006, u + w - .006, .012, .0128, z0 + .12, z1 - .07)
        for zz in (z0 + .012, z0 + .062):
            front.block('caddy', u + .006, u + w - .006, .012, .016, zz, zz + .042, .0015)
            if rnd() < .8:
                front.led(u + .0105, zz + .036, .0162, pilot(bias), power(), .004, .003)
        front.block('silver', u + .014, u + w - .014, .012, .034, z1 - .046, z1 - .018, .005)
        front.block('touch', u + .02, u + w - .02, .034, .036, z1 - .036, z1 - .028)
        for j in range(4):
            if rnd() < .85:
                front.led(u + w - .009, z1 - .06 - j * .012, .0125, pilot(bias), power(1.1), .0042, .0042)
        label(front, u + .012, z0 + .17, .0129, .03, .02)
    front.block('vent', EAR + .02, EAR + WIDE - .02, .002, .010, z + h - .044, z + h - .006)
    front.led(EAR + WIDE - .04, z + h - .025, .0102, BLUE, power(1.3), .012, .004)


def display_unit(front, z):
    """2U with a little read-out in amber: the power meter."""
    body(front, z, 2, 'face', .01)
    ears(front, z, 2, 'face2')
    u = EAR + .15
    front.block('black', u, u + .11, .01, .0125, z + .018, z + .072, .002)
    for k in range(3):
        zz = z + .028 + k * .014
        x = u + .012
        while x < u + .095:
            w = uni(.003, .014)
            front.block('led', x, x + w, .0126, .013, zz, zz + .006, light=tuple(c * 2.6 for c in AMBER))
            x += w + .004
    for k in range(4):
        front.block('silver', u + .13 + k * .02, u + .142 + k * .02, .01, .0125, z + .035, z + .047, .003)
    front.led(u + .14, z + .062, .0105, GREEN, power(), .004, .004)
    front.block('vent', EAR + .03, EAR + .135, .01, .0106, z + .012, z + .076)


def patching(front, sockets, colours, share, side=-1, floor=.25, radius=.0028):
    """Patch cables: out of the sockets, over into the finger duct at the side, down in a bundle."""
    u_side = .026 if side < 0 else RACK_W - .026
    chosen = [s for s in sockets if rnd() < share]
    for u, z in chosen:
        colour = random.choices(colours, [3] + [1] * (len(colours) - 1))[0]
        out, sag = uni(.035, .075), uni(.012, .05)
        su, sd = u_side + random.gauss(0, .008), uni(.006, .05)
        low = max(floor, z - abs(random.gauss(.35, .4)) - .12)
        reach = su - u
        back = su + random.gauss(0, .004)
        front.block('black', u - .0048, u + .0048, .008, .022, z - .004, z + .004, .001)     # the plug
        points = [front.at(u, .018, z), front.at(u, .018 + out * .7, z), front.at(u + reach * .08, out, z - sag * .5),
                  front.at(u + reach * .45, out + .008, z - sag),
                  front.at(u + reach * .85, sd + .02, z - sag * 1.2),
                  front.at(su, sd, z - sag - .05), front.at(back + uni(-.004, .004), sd, (z + low) / 2 + uni(-.05, .05)),
                  front.at(back, sd, low + .06), front.at(back + .03, sd - .02, low), front.at(back + .07, -.12, low - .02)]
        cable(colour, points, radius)
    if chosen:                              # straps around the bundle
        top = max(z for _, z in chosen)
        for k in range(4):
            zz = top - .14 - .17 * k
            if zz > floor:
                front.block('rubber', u_side - .024, u_side + .024, -.002, .058, zz, zz + .014, .004)


def loop(front, u, z, colour, drop, u2, z2, radius=.003):
    """One lazy cable hanging in front of the machines."""
    cable(colour, [front.at(u, .012, z), front.at(u, .075, z - .005), front.at(u + (u2 - u) * .2, .10, z - drop * .8),
                   front.at((u + u2) / 2, .11, min(z, z2) - drop), front.at(u + (u2 - u) * .85, .09, z2 - drop * .7),
                   front.at(u2, .07, z2 - .004), front.at(u2, .012, z2)], radius)


# ------------------------------------------------------------------------------------------------------------ cabinets

def cabinet(side, y, skin='frame'):
    """The empty cabinet: posts, plinth, top, inner walls."""
    f = Front(side, y)
    w = RACK_W
    for u0, u1 in ((.004, .046), (w - .046, w - .004)):
        f.block(skin, u0, u1, -.06, .0, .05, RACK_H - .03, .003)
    for u0, u1 in ((.0, .005), (w - .005, w)):
        f.block(skin, u0, u1, -RACK_D, .030, .03, RACK_H, .002)
    f.block(skin, .004, w - .004, -RACK_D, .026, RACK_H - .045, RACK_H, .003)
    f.block(skin, .004, w - .004, -.4, .018, .03, .085, .003)
    f.block('rubber', .01, w - .01, -.4, -.01, 0, .032)
    f.block('inside', .046, w - .046, -RACK_D, -.42, .06, RACK_H - .05)
    for u in (EAR - .010, EAR + WIDE - .006):                       # mounting rails with their square holes
        f.block('zinc' if skin == 'frame2' else 'face', u, u + .017, -.02, -.001, .085, RACK_H - .045)
        zz = .095
        while zz < RACK_H - .06:
            f.block('hole', u + .004, u + .012, -.001, -.0004, zz, zz + .0085)
            zz += .0148
    return f


door_meshes = []


def door(front, angle=0):
    """A perforated door, hinged on its far edge: frame, sheet, swing handle. At angle 0 it is shut."""
    w, z0, z1 = RACK_W - .008, .06, RACK_H - .05
    if not door_meshes:
        sheet = bpy.data.meshes.new('sheet')
        sheet.from_pydata([(0, .03, z0 + .02), (0, w - .03, z0 + .02), (0, w - .03, z1 - .02), (0, .03, z1 - .02)], [],
                          [(0, 1, 2, 3)])
        sheet.materials.append(M['door sheet'])
        points, faces = [], []
        bars = ((0, .034, z0, z1), (w - .034, w, z0, z1), (.034, w - .034, z0, z0 + .036), (.034, w - .034, z1 - .036, z1),
                (w * .32 - .009, w * .32 + .009, z0 + .036, z1 - .036))
        for a, b, c, d in bars:
            base, t, bv = len(points), .016, .0035
            points += [(-.004, a, c), (-.004, b, c), (-.004, b, d), (-.004, a, d)]
            points += [(t - bv, a, c), (t - bv, b, c), (t - bv, b, d), (t - bv, a, d)]
            points += [(t, a + bv, c + bv), (t, b - bv, c + bv), (t, b - bv, d - bv), (t, a + bv, d - bv)]
            faces += [tuple(base + i for i in q) for q in BEVELLED + ((3, 2, 1, 0),)]
        frame = bpy.data.meshes.new('door frame')
        frame.from_pydata(points, [], faces)
        frame.materials.append(M['frame'])
        hpoints, hfaces = [], []
        for a, b, c, d, t in ((.008, .030, 1.0, 1.19, .022), (.013, .025, 1.03, 1.15, .036), (.012, .026, .94, .975, .02)):
            base = len(hpoints)
            hpoints += [(x, yy, zz) for x in (.012, t) for yy in (a, b) for zz in (c, d)]
            hfaces += [tuple(base + i for i in q) for q in BOX]
        handle = bpy.data.meshes.new('handle')
        handle.from_pydata(hpoints, [], hfaces)
        handle.materials.append(M['face2'])
        door_meshes.extend((sheet, frame, handle))
    side = front.side
    # local x is out of the door, local y runs from the lock edge (0) to the hinge edge (w)
    hinge = Vector(front.at(RACK_W - .004, .032, 0))
    flip = Matrix.Diagonal((-side, 1, 1, 1))
    turn = Matrix.Rotation(math.radians(angle) * -side, 4, 'Z')
    for mesh in door_meshes:
        thing = bpy.data.objects.new(mesh.name, mesh)
        thing.matrix_world = Matrix.Translation(hinge) @ turn @ flip @ Matrix.Translation((0, -w, 0))
        scene.collection.objects.link(thing)


def fill(front, plan, bias, cables=None, share=.6):
    """Fills a cabinet from the top down following a plan of (kind, count)."""
    z = RACK_H - .055
    for kind, count in plan:
        for _ in range(count):
            n = {'bays': 1, '24': 2, '12': 2, 'bezel': 2, 'bezel1': 1, 'switch': 1, 'patch': 1, 'blank': 1, 'gap': 1,
                 'big': 4, 'blades': 10, 'meter': 2, 'blank2': 2}[kind]
            z -= n * U
            if z < .09:
                return
            if kind == 'bays':
                server_bays(front, z, bias)
            elif kind == '24':
                drives_24(front, z, bias)
            elif kind == '12':
                drives_12(front, z, bias)
            elif kind == 'bezel':
                bezel(front, z, bias)
            elif kind == 'bezel1':
                bezel(front, z, bias, 1)
            elif kind == 'switch':
                sockets = switch(front, z, bias)
                if cables:
                    half = EAR + WIDE / 2
                    patching(front, [s for s in sockets if s[0] < half], cables, share, -1)
                    patching(front, [s for s in sockets if s[0] >= half], cables, share, 1)
            elif kind == 'patch':
                sockets = patch_panel(front, z)
                if cables:
                    patching(front, sockets, cables, share * .8, pick((-1, 1)))
            elif kind == 'big':
                big_box(front, z, bias)
            elif kind == 'blades':
                blades(front, z, bias)
            elif kind == 'meter':
                display_unit(front, z)
            elif kind.startswith('blank'):
                blank(front, z, n)


def plate(front, text):
    """The number plate on the top rail."""
    f = front
    f.block('label', .23, .37, .026, .0275, RACK_H - .040, RACK_H - .006)
    data = bpy.data.curves.new('plate', 'FONT')
    data.body, data.size, data.align_x, data.align_y, data.extrude = text, .03, 'CENTER', 'CENTER', .0003
    data.materials.append(M['ink'])
    thing = bpy.data.objects.new('plate', data)
    thing.location = f.at(.30, .0282, RACK_H - .023)
    thing.rotation_euler = (math.radians(90), 0, math.radians(-90 if f.side > 0 else 90))
    scene.collection.objects.link(thing)


# Deep doors: 6 mm holes, 8 mm apart.
M['door sheet'] = perforated('door sheet', (.018, .020, .024), .0082, .0032, True, .38, .5)

# The right row, near to far: plan, leaning of the pilot lights, cables, door (None = none, 0 = shut, else degrees).
RIGHT_ROW = [
    ([('bays', 9), ('blank', 1), ('bays', 12), ('24', 4), ('bezel', 4), ('12', 3)], TEAL, None, .0, None),
    ([('blank', 2), ('24', 5), ('blank', 1), ('12', 6), ('bezel', 3), ('24', 4)], TEAL, None, .0, None),
    ([('blank', 1), ('switch', 1), ('bays', 6), ('24', 2), ('bays', 3), ('24', 3), ('blank', 1), ('12', 3), ('bezel', 2),
      ('big', 2)], CYAN, None, 0, None),
    ([('patch', 1), ('switch', 1), ('patch', 1), ('blank', 1), ('switch', 1), ('gap', 1), ('patch', 1), ('switch', 2),
      ('patch', 1), ('blank', 1), ('bezel', 2), ('meter', 1), ('blank2', 1), ('bays', 8), ('bezel', 3), ('24', 2)],
     TEAL, ('aqua', 'blue', 'grey'), .75, None),
    ([('blank2', 1), ('blades', 1), ('blank', 1), ('blades', 1), ('switch', 2), ('blank', 1), ('12', 3), ('bezel', 4)],
     TEAL, ('amber', 'aqua'), .35, None),
    ([('blank', 3), ('bays', 14), ('gap', 2), ('bays', 10), ('24', 3)], CYAN, None, 0, 0),
    ([('switch', 2), ('blank', 1), ('24', 8), ('meter', 1), ('12', 4)], TEAL, ('black', 'grey', 'amber'), .5, 32),
    ([('12', 9), ('blank', 1), ('bezel', 4), ('12', 4)], GREEN, None, 0, None),
    ([('blank', 2), ('24', 10), ('big', 3)], TEAL, None, 0, 0),
    ([('patch', 2), ('switch', 3), ('patch', 2), ('bays', 16), ('bezel', 5)], TEAL, ('blue', 'aqua', 'white'), .6, None),
    None,
    None,
    ([('bays', 20), ('24', 8)], CYAN, None, 0, None),
    ([('blades', 3), ('24', 4)], TEAL, None, 0, 0),
    ([('24', 9), ('12', 9)], TEAL, None, 0, None),
    ([('switch', 4), ('bays', 30)], TEAL, ('aqua', 'grey'), .4, None),
    ([('12', 16)], CYAN, None, 0, 0),
    ([('24', 16)], TEAL, None, 0, None),
    ([('bays', 36)], TEAL, None, 0, 0),
    ([('24', 8), ('bays', 18)], CYAN, None, 0, None),
]
FIRST = 1.30
number = 3
y = FIRST
for i, entry in enumerate(RIGHT_ROW):
    if y > END - .8:
        break
    if entry:
        plan, bias, colours, share, opened = entry
        front = cabinet(+1, y, 'frame2' if i in (4, 9, 14) else 'frame')
        fill(front, plan, bias, colours, share)
        plate(front, 'B%02d' % number)
        if opened is not None:
            door(front, opened)
    y += RACK_W + .004
    number += 1
    if i == 4:                              # an in-row cooler, half as wide, stands between two cabinets
        f = Front(+1, y)
        f.block('frame2', 0, .3, -RACK_D, .024, .03, RACK_H, .004)
        f.block('vent2', .025, .275, .024, .0255, .12, RACK_H - .35)
        f.block('black', .09, .21, .024, .028, RACK_H - .26, RACK_H - .16, .003)
        for k in range(4):
            w = uni(.03, .08)
            f.block('led', .1, .1 + w, .028, .0284, RACK_H - .245 + k * .02, RACK_H - .237 + k * .02,
                    light=tuple(c * 2.2 for c in (CYAN if k else WHITE)))
        f.led(.15, RACK_H - .30, .025, TEAL, 16, .05, .005)
        y += .304

# A few lazy cables where people have been at work.
f = Front(+1, FIRST + 3 * (RACK_W + .004))
loop(f, .16, 1.78, 'amber', .16, .44, 1.60)
loop(f, .22, 1.66, 'aqua', .12, .50, 1.30)
loop(f, .30, 1.88, 'grey', .24, .20, 1.42)
f = Front(+1, FIRST + 2 * (RACK_W + .004))
loop(f, .20, 1.95, 'blue', .14, .52, 1.72)

# The left row: all behind doors; behind them sit quiet machines with few pilot lights.
y = -1.15
number = 1
k = 0
while y < END - .8:
    if not 12.1 < y < 13.2:
        front = cabinet(-1, y)
        z = .09
        while z < RACK_H - .12:
            n = pick((1, 1, 2, 2, 2))
            if z + n * U > RACK_H - .06:
                break
            deep = Front(-1, y, LEFT - .07)
            if rnd() < .82:
                skin = pick(('face', 'face', 'face2', 'black'))
                deep.block(skin, EAR, EAR + WIDE, -.3, .004, z + .001, z + n * U - .001, .0015)
                if rnd() < (.8 if y < 2.4 else .62):
                    lights = random.choices((1, 2, 4, 8, 12), (.3, .3, .2, .12, .08))[0]
                    u, colour = uni(.08, .42), pilot()
                    for j in range(lights):
                        if u + j * .018 < EAR + WIDE:
                            deep.led(u + j * .018, z + .5 * U, .005, colour if rnd() < .8 else pilot(), power(.8), .004, .0035)
            z += n * U
        plate(front, 'A%02d' % max(1, number))
        door(front, 24 if k == 10 else 0)
        if rnd() < .8:                       # the electronic lock's pilot light
            front.led(.026, .99, .053, pick((TEAL, TEAL, GREEN, AMBER)), 7, .004, .004)
    y += RACK_W + .004
    number += 1
    k += 1


# ------------------------------------------------------------------------------------------------------- floor and ceiling

def floor():
    """Raised-floor tiles, each laid a hair's breadth out of level, so that reflections break at the seams."""
    n = Nodes('tile')
    n.bsdf.inputs['Base Color'].default_value = (.030, .034, .040, 1)
    n.bsdf.inputs['Specular'].default_value = .55
    n.link(n.smudges(2.3, .10, .26, 8), n.bsdf.inputs['Roughness'])
    speck = n.add('ShaderNodeTexNoise')
    speck.inputs['Scale'].default_value = 420
    n.link(n.add('ShaderNodeTexCoord').outputs['Object'], speck.inputs['Vector'])
    ramp = n.add('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .42, .62
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (.022, .025, .030, 1), (.050, .056, .064, 1)
    n.link(speck.outputs['Fac'], ramp.inputs[0])
    n.link(ramp.outputs[0], n.bsdf.inputs['Base Color'])
    M['tile'] = n.material
    M['grate'] = perforated('grate', (.06, .065, .072), .021, .0072, False, .3, .6, plane='XY')
    size, gap = .6, .0016
    x0 = LEFT + .02 - 2 * size
    for i in range(8):
        for j in range(-3, 34):
            x, yy = x0 + i * size, j * size - .1
            a, b = random.gauss(0, .0011), random.gauss(0, .0011)
            lift = uni(-.0004, .0004)
            grate = i in (2, 4) and (j * 7 + i) % 5 in (0, 1)
            e, bev = gap, .0025

            def height(dx, dy):
                return lift + a * (dx - .3) + b * (dy - .3)
            outer = [(e, e), (size - e, e), (size - e, size - e), (e, size - e)]
            inner = [(e + bev, e + bev), (size - e - bev, e + bev), (size - e - bev, size - e - bev), (e + bev, size - e - bev)]
            points = [(x + dx, yy + dy, height(dx, dy) - .0016) for dx, dy in outer] + \
                     [(x + dx, yy + dy, height(dx, dy)) for dx, dy in inner]
            points += [(px, py, -.03) for px, py, _ in points[:4]]
            pile.faces('grate' if grate else 'tile', points,
                       [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7),
                        (8, 9, 1, 0), (9, 10, 2, 1), (10, 11, 3, 2), (11, 8, 0, 3)])
    box('hole', -4, 6, -4, 24, -.06, -.032)


floor()

box('concrete', -5, 6, -4, END + .2, CEILING, CEILING + .1)
box('concrete', -5, -4.9, -4, END, 0, CEILING)
box('concrete', 5.9, 6, -4, END, 0, CEILING)
for k in range(9):                                                  # beams
    box('concrete', -5, 6, 1.6 + k * 2.4, 1.75 + k * 2.4, CEILING - .16, CEILING)
for x, r in ((-.62, .035), (-.50, .022), (.86, .03)):               # pipes along the ceiling
    cable('pipe', [(x, -2, CEILING - .24), (x, 6, CEILING - .24), (x, 12, CEILING - .24), (x, END, CEILING - .24)], r)
for k in range(7):                                                  # sprinklers
    yy = 2.9 + k * 2.4
    cable('pipe', [(.86, yy, CEILING - drop) for drop in (.24, .29, .31, .33)], .012)

# Light strips over the aisle: one burns at half power, one is off, as after hours.
MID = (LEFT + RIGHT) / 2
for k, state in enumerate(('tube dim', 'tube', None, 'tube', 'tube dim', 'tube', 'tube', 'tube dim', 'tube')):
    y0 = -1.4 + k * 2.35
    z = CEILING - .34
    box('zinc', MID - .075, MID + .075, y0 - .03, y0 + 1.53, z + .012, z + .06)
    for x in (MID - .07, MID + .07):
        box('zinc', x - .004, x + .004, y0 - .03, y0 + 1.53, z - .012, z + .02)
    if state:
        flat(state, MID - .05, MID + .05, y0, y0 + 1.5, z)
    for yy in (y0 + .2, y0 + 1.3):
        cable('pipe', [(MID, yy, z + .05), (MID, yy, z + .15), (MID, yy, z + .25), (MID, yy, CEILING)], .003)


def tray(x0, x1, z, y0, y1, basket=False):
    """A cable ladder, or a wire basket."""
    for x in (x0, x1):
        box('zinc', x - .008, x + .008, y0, y1, z, z + .07)
    yy = y0
    while yy < y1:
        box('zinc', x0, x1, yy, yy + (.006 if basket else .025), z + .004, z + .016)
        yy += .1 if basket else .3
    yy = y0 + .7
    while yy < y1:                          # hangers
        for x in (x0 - .012, x1 + .012):
            cable('pipe', [(x, yy, z), (x, yy, z + .3), (x, yy, z + .5), (x, yy, CEILING)], .004)
        yy += 2.4


def lay(x0, x1, z, y0, y1, colours, count, radius=.0035):
    """Cables lying in a tray, wandering a little."""
    for _ in range(count):
        x, zz = uni(x0 + .02, x1 - .02), z + .02 + abs(random.gauss(0, .018))
        colour = pick(colours)
        points, yy = [], y0
        while yy < y1:
            x = min(max(x + random.gauss(0, .018), x0 + .015), x1 - .015)
            points.append((x, yy, zz + random.gauss(0, .005)))
            yy += uni(.5, .9)
        points.append((x, y1, zz))
        cable(colour, points, radius)


TRAY = 2.36
tray(RIGHT + .06, RIGHT + .42, TRAY, .5, END - .3)
lay(RIGHT + .06, RIGHT + .42, TRAY, .4, END - .2, ('aqua', 'blue', 'grey', 'black', 'blue', 'aqua', 'grey'), 46, .0042)
tray(LEFT - .45, LEFT - .12, TRAY, .5, END - .3, basket=True)
lay(LEFT - .45, LEFT - .12, TRAY, .4, END - .2, ('grey', 'black', 'blue', 'black'), 26, .0045)
# The fibre duct: a yellow channel along the left row.
for y0 in range(1, int(END) - 1, 2):
    for x0, x1, z0, z1 in ((LEFT - .02, LEFT + .08, 2.50, 2.506), (LEFT - .02, LEFT - .014, 2.50, 2.56),
                           (LEFT + .074, LEFT + .08, 2.50, 2.56)):
        box('duct', x0, x1, y0 + .004, y0 + 1.996, z0, z1)
    box('duct', LEFT - .028, LEFT + .088, y0 - .06, y0 + .06, 2.494, 2.565)
for yy in (5.05, 10.9, 14.6):               # crossings over the aisle
    for dy in (0, .28):
        box('zinc', LEFT - .3, RIGHT + .3, yy + dy, yy + dy + .014, TRAY + .17, TRAY + .24)
    x = LEFT - .2
    while x < RIGHT + .3:
        box('zinc', x, x + .022, yy, yy + .28, TRAY + .172, TRAY + .186)
        x += .25
    for _ in range(18):
        dy, dz = uni(.03, .25), abs(random.gauss(0, .018))
        cable(pick(('aqua', 'blue', 'black', 'grey')),
              [(LEFT - .3, yy + dy, TRAY + .2 + dz), (-.2, yy + dy + random.gauss(0, .02), TRAY + .2 + dz),
               (.5, yy + dy + random.gauss(0, .02), TRAY + .2 + dz), (RIGHT + .3, yy + dy, TRAY + .2 + dz)], .0042)
# Waterfalls: bundles that drop from the tray into the cabinets.
for i, colour in ((2, 'blue'), (3, 'aqua'), (4, 'black'), (6, 'grey'), (9, 'blue'), (12, 'aqua')):
    y0 = FIRST + i * (RACK_W + .004) + (.3 if i > 4 else 0)
    for _ in range(16):
        u = y0 + .30 + random.gauss(0, .05)
        x = RIGHT + .10 + random.gauss(0, .012)
        cable(colour if rnd() < .8 else 'grey',
              [(RIGHT + .25, u + uni(-.3, .3), TRAY + .03), (RIGHT + .16, u, TRAY + .05), (x - .04, u, TRAY + .04),
               (x - .06, u, TRAY - .06), (x - .03, u, RACK_H + .10), (x + .02, u, RACK_H + .02),
               (x + .05, u, RACK_H - .02)], .0038)

# ------------------------------------------------------------------------------------------------ the end of the aisle

box('frame', -5, MID - .8, END, END + .1, 0, CEILING)
box('frame', MID + .8, 6, END, END + .1, 0, CEILING)
box('frame', MID - .8, MID + .8, END, END + .1, 2.25, CEILING)
for x in (MID - .8, MID - .015, MID + .77):                          # a glazed double door, a lit corridor behind it
    box('face', x, x + .03, END - .02, END + .06, 0, 2.25)
for z in (0, 1.02, 2.2):
    box('face', MID - .8, MID + .8, END - .02, END + .06, z, z + .05)
for k in range(65):                                                 # its walls, brighter towards the ceiling
    z, glow, step = k * .04, .09 + .011 * k, .04
    near, back = (.26 * glow, .50 * glow, .60 * glow), (.42 * glow, .72 * glow, .84 * glow)
    box('screen', MID - 1.0, MID - .95, END + .1, END + 7, z, z + step, light=near)
    box('screen', MID + .95, MID + 1.0, END + .1, END + 7, z, z + step, light=near)
    box('screen', MID - 1.0, MID + 1.0, END + 7, END + 7.1, z, z + step, light=back)
    if k < 51:                                                      # a door at its far end
        box('screen', MID - .35, MID + .55, END + 6.95, END + 7, z, z + step, light=tuple(c * .34 for c in back))
box('screen', MID - 1.0, MID + 1.0, END + .1, END + 7, 2.6, 2.65, light=(.10, .19, .23))
box('tile', MID - 1.0, MID + 1.0, END + .1, END + 7, -.05, 0)
for x in (MID - .40, MID + .55):
    box('frame2', x, x + .05, END + 6.9, END + 7, 0, 2.1)
box('frame2', MID - .95, MID - .70, END + 2.2, END + 2.9, 0, 1.1)    # a cabinet by the wall
for x in (MID - .16, MID + .10):                                    # push bars of the glazed doors
    box('silver', x, x + .06, END - .06, END - .02, .95, 1.25)
box('frame2', MID - .95, MID - .70, END + 2.2, END + 2.9, 0, 1.1)       # a cabinet by the wall
for k in range(3):
    flat('tube dim', MID - .3, MID + .3, END + 1.0 + k * 2, END + 1.6 + k * 2, 2.59)
# The emergency sign over the door: a white arrow and a door on green.
upright('led', MID - .2, MID + .2, END - .06, 2.36, 2.54, (.02, .9, .28))
upright('led', MID - .14, MID - .02, END - .065, 2.43, 2.47, (1.6, 2, 1.8))
upright('led', MID + .05, MID + .13, END - .065, 2.39, 2.51, (1.6, 2, 1.8))


# ------------------------------------------------------------------------------------------------------ cart and laptop

def cart(x, y, turn):
    """A service cart: two shelves, castors, a push bar; on it a laptop with a terminal, a coil of cable, a mug."""
    start = {m: len(p[0]) for m, p in pile.parts.items()}
    w, d = .52, .40                      # along x, along y
    for px in (-w / 2, w / 2 - .025):
        for py in (-d / 2, d / 2 - .025):
            box('silver', px, px + .025, py, py + .025, .10, .90)
            box('rubber', px - .005, px + .03, py - .012, py + .037, 0, .085)
            box('zinc', px + .004, px + .021, py + .002, py + .023, .085, .105)
    for z in (.22, .86):
        box('frame2', -w / 2, w / 2, -d / 2, d / 2, z, z + .022)
        for a, b, c, e in ((-w / 2, w / 2, -d / 2 - .006, -d / 2), (-w / 2, w / 2, d / 2, d / 2 + .006)):
            box('silver', a, b, c, e, z - .004, z + .04)
    box('black', -.16, .10, -.12, .14, .244, .36)         # a case on the lower shelf
    box('asset', -.12, .02, -.1215, -.12, .28, .32)
    box('black', .12, .22, -.1, .05, .244, .31)
    # laptop
    top = .884
    box('face2', -.17, .17, -.13, .10, top, top + .016)
    box('ink', -.15, .15, -.03, .085, top + .016, top + .0165)
    lean = math.radians(14)
    cz, cy = top + .018, .105

    def on_lid(px, h, out):
        return (px, cy + h * math.sin(lean) - out * math.cos(lean), cz + h * math.cos(lean) + out * math.sin(lean))

    def panel(material, x0, x1, h0, h1, out, light=None):
        corners = [on_lid(x, h, out) for x, h in ((x0, h0), (x1, h0), (x1, h1), (x0, h1))]
        pile.faces(material, corners, [(0, 1, 2, 3)], light)
    points = [on_lid(px, h, out) for px in (-.17, .17) for out in (-.007, 0) for h in (0, .225)]
    pile.faces('black', points, BOX)
    panel('screen', -.160, .160, .012, .215, .001, (.010, .030, .040))
    panel('screen', -.160, .160, .203, .215, .0015, (.05, .14, .17))
    for row in range(13):                                   # the terminal
        h = .190 - row * .0098
        x0 = -.150 + pick((0, 0, .008, .016))
        tint = pick(((.10, .75, .65), (.10, .75, .65), (.45, .55, .6), (.2, .5, .9), (.9, .42, .06)))
        for _ in range(random.randint(1, 5)):
            x1 = x0 + uni(.008, .04)
            if x1 > .03:
                break
            panel('screen', x0, x1, h, h + .0052, .002, tuple(c * 2.1 for c in tint))
            x0 = x1 + .005
    for j in range(2):                                      # two small charts beside it
        base = .028 + j * .085
        panel('screen', .045, .152, base, base + .075, .0015, (.02, .055, .07))
        level = .5
        for b in range(16):
            level = min(1, max(.15, level + uni(-.22, .22)))
            panel('screen', .049 + b * .0063, .0535 + b * .0063, base + .005, base + .005 + level * .062, .002,
                  tuple(c * 1.7 for c in ((.08, .8, .72) if not j else (.12, .5, .95))))
    box('label', .205, .245, -.06, -.02, top, top + .085)    # a mug
    # put it in place
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for m, (vertices, _, _) in pile.parts.items():
        for i in range(start.get(m, 0), len(vertices)):
            vertices[i] = tuple(place @ Vector(vertices[i]))
    for k in range(7):                                      # a coil of patch cable hangs from a corner
        r = .085 + uni(-.012, .012)
        ring = [place @ Vector((w / 2 + .012 + k * .004, -.02 + r * math.cos(t), .78 + r * 1.25 * math.sin(t)))
                for t in [j * math.pi / 5 for j in range(11)]]
        cable('amber', ring, .004)
    lead = ((-.17, .05, top + .01), (-.24, .06, top + .01), (-.30, .07, top - .1), (-.34, .06, .4), (-.38, .0, .06),
            (-.44, -.2, .008), (-.42, -.5, .008), (-.30, -.9, .008))
    cable('black', [place @ Vector(p) for p in lead], .004)
    glow = bpy.data.lights.new('laptop', 'AREA')
    glow.shape, glow.size, glow.size_y, glow.energy, glow.color = 'RECTANGLE', .3, .19, .55, (.45, .85, 1)
    lamp = bpy.data.objects.new('laptop', glow)
    lamp.matrix_world = place @ Matrix.Translation(on_lid(0, .11, .012)) @ Matrix.Rotation(math.radians(90) - lean, 4, 'X')
    lamp.visible_camera = lamp.visible_glossy = False
    scene.collection.objects.link(lamp)


cart(-.36, 6.35, -9)
pile.build()


# --------------------------------------------------------------------------------------------------------------- light

def area(name, place, look, size, size_y, watts, colour, spread=180, mirrored=True):
    data = bpy.data.lights.new(name, 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', size, size_y, watts, colour
    data.spread = math.radians(spread)
    lamp = bpy.data.objects.new(name, data)
    lamp.location = place
    lamp.rotation_euler = (Vector(look) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera, lamp.visible_glossy = False, mirrored
    scene.collection.objects.link(lamp)


# The strips over the aisle, as the surfaces below see them (the far ones as one).
for yy, length, watts in ((1.7, 1.5, 25), (6.4, 1.5, 27), (14.0, 7.5, 85)):
    area('strip', (MID, yy, CEILING - .36), (MID, yy, 0), .1, length, watts, (.56, .84, 1.))
# What thousands of pilot lights add up to: a teal glow from the right row over the floor and the opposite doors.
area('pilot glow', (RIGHT - .06, 4.2, 1.2), (LEFT, 4.2, 1.0), 5.6, 1.7, 26, (.08, .82, .86), mirrored=False)
area('pilot glow', (RIGHT - .06, 13., 1.2), (LEFT, 13., 1.0), 8, 1.7, 24, (.08, .82, .86), mirrored=False)
# A dim, broad light from behind the camera shapes the nearest fronts.
area('behind', (-.45, -.9, 2.2), (RIGHT, 3.4, 1.2), 1.6, .7, 80, (.55, .80, 1.), 110)
# In the cross aisle on the right somebody has left a warm lamp on: a blade of amber over the floor and the far doors.
area('cross aisle', (RIGHT + 1.5, 8.72, 2.0), (RIGHT - 1.5, 7.2, .3), .5, .5, 170, (1., .54, .20), 120)
area('work lamp', (RIGHT + .05, FIRST + 5.05, 1.99), (RIGHT - .15, FIRST + 4.9, .6), .3, .08, 5, (1., .58, .22))

world = bpy.data.worlds.new('night')
scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (.003, .006, .011, 1)

# -------------------------------------------------------------------------------------------------------------- camera

camera = bpy.data.cameras.new('camera')
view = bpy.data.objects.new('camera', camera)
scene.collection.objects.link(view)
scene.camera = view
view.location = (0, 0, EYE)
view.rotation_euler = (math.radians(90), 0, 0)
camera.lens, camera.sensor_width = 28, 36
camera.shift_x, camera.shift_y = -.11, .004       # a shift lens: the vanishing point right of the middle, uprights upright
camera.clip_start = .02
camera.dof.use_dof = True
camera.dof.focus_distance = 3.9
camera.dof.aperture_fstop = 1.9
camera.dof.aperture_blades = 9

# -------------------------------------------------------------------------------------------------------------- render

r = scene.render
r.engine = 'CYCLES'
r.resolution_x, r.resolution_y = int(OPTIONS['width']), int(OPTIONS['width']) // 2
r.resolution_percentage = 100
if OPTIONS['threads'] != '0':
    r.threads_mode, r.threads = 'FIXED', int(OPTIONS['threads'])
c = scene.cycles
c.device = 'CPU'
c.samples = int(OPTIONS['samples'])
c.use_adaptive_sampling = False
c.use_denoising = False
c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 6, 2, 3, 2
c.transparent_max_bounces = 12
c.sample_clamp_direct, c.sample_clamp_indirect = 0, 1.5
c.blur_glossy = .4
c.caustics_reflective = c.caustics_refractive = False
c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4

layer = scene.view_layers[0]
layer.use_pass_z = False
layer.use_pass_mist = True
layer.use_pass_normal = True
layer.use_pass_diffuse_color = True
world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = 1.0, 20.0, 'LINEAR'

# The picture (linear light), the distance (for the haze), and two guides for the noise filter, as OpenEXR files.
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
source = tree.nodes.new('CompositorNodeRLayers')
tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
writer = tree.nodes.new('CompositorNodeOutputFile')
writer.base_path = os.path.join(HERE, OPTIONS['out'])
writer.format.file_format, writer.format.color_depth = 'OPEN_EXR', '32'
writer.file_slots.clear()
for name, socket in (('light', 'Image'), ('mist', 'Mist'), ('normal', 'Normal'), ('colour', 'DiffCol')):
    writer.file_slots.new(name + '-')
    tree.links.new(source.outputs[socket], writer.inputs[name + '-'])
r.image_settings.file_format = 'PNG'
for take in (1, 2):                         # two takes with different noise: grade.py tells noise from detail by comparing them
    c.seed = take
    scene.frame_set(take)
    bpy.ops.render.render(write_still=False)
