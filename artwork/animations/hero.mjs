// Hero, 200 x 160, four seconds. A stack of three servers on a plate, in isometric projection. Once a loop its heart beats:
// a ring goes over the floor, signals run along the traces to three nodes, each lights up, and one answers in amber.
import {
  animation,
  composition,
  ease,
  ellipse,
  fill,
  group,
  keys,
  layer,
  length,
  path,
  poly,
  rounded,
  stroke,
  use,
} from './kit.mjs'

const frames = 240
const center = [100, 97]
const iso = (x, y, z = 0) => [center[0] + (x - y) * 0.866, center[1] + (x + y) * 0.5 - z]

// The three faces of a box that the viewer sees; (x, y) is its middle on the floor.
const box = (x, y, z, w, d, h) => {
  const [x0, x1, y0, y1] = [x - w / 2, x + w / 2, y - d / 2, y + d / 2]
  return {
    top: [iso(x0, y0, z + h), iso(x1, y0, z + h), iso(x1, y1, z + h), iso(x0, y1, z + h)],
    left: [iso(x0, y1, z + h), iso(x1, y1, z + h), iso(x1, y1, z), iso(x0, y1, z)],
    right: [iso(x1, y1, z + h), iso(x1, y0, z + h), iso(x1, y0, z), iso(x1, y1, z)],
    silhouette: [
      iso(x0, y0, z + h),
      iso(x1, y0, z + h),
      iso(x1, y0, z),
      iso(x1, y1, z),
      iso(x0, y1, z),
      iso(x0, y1, z + h),
    ],
  }
}

// A face: the surface, with a tint on it.
const face = (points, role, opacity) => group([path(poly(points)), fill(role, opacity), fill('surface')])

// The servers: one drawn, used three times, each a little later than the one below it ----------------------------------

const side = 48
const tall = 13
const gap = 6
const bottom = 3
const beat = 12
const delay = 7
const wide = { w: 200, h: 160 }

const lift = keys([beat, [0, 0], ease.soft], [beat + 24, [0, -2.5], ease.soft], [beat + 90, [0, 0]])
const edges = (b) => [path(poly([b.left[0], b.left[1], b.right[1]], false)), path(poly([b.left[1], b.left[2]], false))]

// A lamp on the left side of a server whose foot is on the floor.
const lamp = (k) => {
  const x = 7 + k * 6.5 - side / 2
  return poly([iso(x, side / 2, 8.5), iso(x + 4, side / 2, 8.5), iso(x + 4, side / 2, 4.5), iso(x, side / 2, 4.5)])
}

const server = (() => {
  const b = box(0, 0, 0, side, side, tall)
  const y = side / 2
  return composition(
    'server',
    wide.w,
    wide.h,
    [-60, 300],
    [
      layer(
        'server',
        [
          group([path(lamp(0)), fill('accent')], {
            opacity: keys(
              [20, 100, ease.soft],
              [32, 25, ease.soft],
              [56, 100, ease.hold],
              [116, 100, ease.soft],
              [126, 25, ease.soft],
              [146, 100],
            ),
          }),
          group([path(lamp(1)), fill('accent')], {
            opacity: keys(
              [38, 100, ease.soft],
              [50, 25, ease.soft],
              [74, 100, ease.hold],
              [164, 100, ease.soft],
              [174, 25, ease.soft],
              [194, 100],
            ),
          }),
          group([path(lamp(2)), fill('accent', 35)]),
          group([path(poly([iso(3, y, 6.5), iso(y - 7, y, 6.5)], false)), stroke('quiet', 1.5, { opacity: 60 })]),
          group([
            path(poly([iso(y, y - 8, 6.5), iso(y, 8 - y, 6.5)], false)),
            stroke('quiet', 4.5, { opacity: 40, cap: 'butt', dash: [1.25, 4.6] }),
          ]),
          group([path(poly(b.silhouette)), stroke('accent', 1.25, { opacity: 85 })]),
          group([...edges(b), stroke('accent', 1, { opacity: 45 })]),
          face(b.top, 'accent', 20),
          face(b.left, 'accent-2', 14),
          face(b.right, 'accent-2', 5),
        ],
        { at: lift },
      ),
    ],
  )
})()

const height = (n) => bottom + n * (tall + gap)
const servers = [2, 1, 0].map((n) => use(server, `server ${n + 1}`, { start: n * delay, at: [0, -height(n)] }))

// The amber answer arrives at the third lamp of the server in the middle.
const arrived = layer('answer', [path(lamp(2)), fill('signal')], {
  at: [0, -height(1)],
  opacity: keys([0, 0, ease.hold], [172, 0, ease.out], [182, 100, ease.soft], [236, 0]),
})

// A mark on the lid of the uppermost, brightened by the beat.
const diamond = (r, z = 0) => poly([iso(-r, -r, z), iso(r, -r, z), iso(r, r, z), iso(-r, r, z)])
const lid = composition(
  'lid',
  wide.w,
  wide.h,
  [-60, 300],
  [
    layer('lid', [group([path(diamond(6)), fill('accent')]), group([path(diamond(13)), stroke('accent', 1.25)])], {
      at: lift,
      opacity: keys([beat - 6, 60, ease.out], [beat + 20, 100, ease.soft], [beat + 120, 60]),
    }),
  ],
)

// The floor -----------------------------------------------------------------------------------------------------------

const plate = 52
const floor = layer('floor', [
  path(rounded([iso(-plate, -plate), iso(plate, -plate), iso(plate, plate), iso(-plate, plate)], 6)),
  stroke('quiet', 1, { opacity: 45 }),
  fill('surface', 72),
])

const rings = layer(
  'beat',
  [0, 1].map((k) => {
    const t = beat + k * 16
    return group([ellipse(0, 0, 1.2247 * 40, 0.7071 * 40), stroke('accent', 1.25)], {
      at: center,
      scale: keys([t, [66, 66], ease.glide], [t + 96, [124, 124]]),
      opacity: keys([0, 0, ease.hold], [t, 0, ease.out], [t + 14, k ? 40 : 80, ease.soft], [t + 96, 0]),
    })
  }),
)

// The nodes, their traces and signals ---------------------------------------------------------------------------------

const far = 46
const foot = side / 2
const nodes = [
  { name: 'left', x: -far, y: far, leave: 40 },
  { name: 'front', x: far, y: far, leave: 54 },
  { name: 'right', x: far, y: -far, leave: 68 },
]
const travel = 44
const ways = [
  {
    name: 'left',
    points: [
      [-9, foot],
      [-9, far],
      [8 - far, far],
    ],
    leave: 40,
  },
  {
    name: 'front',
    points: [
      [9, foot],
      [9, far],
      [far - 8, far],
    ],
    leave: 54,
  },
  {
    name: 'right',
    points: [
      [foot, -9],
      [far, -9],
      [far, 8 - far],
    ],
    leave: 68,
  },
  {
    name: 'answer',
    points: [
      [far, far - 8],
      [far, 9],
      [foot, 9],
    ],
    leave: 130,
    role: 'signal',
  },
]

const traces = ways.map(({ name, points, leave, role = 'accent' }) => {
  const shape = rounded(
    points.map(([x, y]) => iso(x, y)),
    3,
    false,
  )
  const whole = length(shape)
  const run = (on, opacity) =>
    stroke(role, 2.5, {
      opacity,
      dash: [on, whole + 60],
      offset: keys([leave, on + 3, ease.soft], [leave + travel, on - 22 - whole]),
    })
  return layer(`trace ${name}`, [path(shape), run(8, 100), run(19, 50), stroke('quiet', 1.25, { opacity: 55 })])
})

const cube = (() => {
  const b = box(0, 0, 0, 16, 16, 14)
  return composition(
    'node',
    wide.w,
    wide.h,
    [-160, 300],
    [
      layer('node', [
        group([path(poly(b.top)), fill('accent')], {
          opacity: keys([0, 0, ease.hold], [travel - 12, 0, ease.out], [travel + 4, 100, ease.soft], [travel + 76, 0]),
        }),
        group([path(poly(b.silhouette)), stroke('accent-2', 1.25)]),
        group([...edges(b), stroke('accent-2', 1, { opacity: 60 })]),
        face(b.top, 'accent', 22),
        face(b.left, 'accent-2', 18),
        face(b.right, 'accent-2', 7),
      ]),
    ],
  )
})()

const cubes = [1, 0, 2].map((k) => {
  const { name, x, y, leave } = nodes[k]
  const [px, py] = iso(x, y)
  return use(cube, `node ${name}`, { start: leave, at: [px - center[0], py - center[1]] })
})

// On its lid the node in front writes the answer.
const answer = layer('asked', [group([path(diamond(5)), fill('signal')], { anchor: center })], {
  at: iso(far, far, 14),
  scale: keys(
    [0, [0, 0], ease.hold],
    [112, [0, 0], ease.out],
    [128, [100, 100], ease.hold],
    [172, [100, 100], ease.soft],
    [190, [0, 0]],
  ),
})

export const hero = animation({
  name: 'hero',
  width: wide.w,
  height: wide.h,
  frames,
  stillFrame: 92,
  assets: [server, lid, cube],
  layers: [
    answer,
    cubes,
    use(lid, 'lid', { start: 2 * delay, at: [0, -height(2) - tall] }),
    arrived,
    servers,
    traces,
    rings,
    floor,
  ],
})
