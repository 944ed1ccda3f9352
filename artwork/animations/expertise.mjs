// Expertise, 180 x 150, six seconds. A cluster looks after itself: the node in the middle falls ill, the scheduler moves its
// pods to its neighbours, the node comes back, and the pods return.
import {
  LIGHT,
  animation,
  dot,
  ease,
  face,
  fill,
  glow,
  group,
  hexagon,
  keys,
  layer,
  length,
  line,
  path,
  poly,
  rect,
  rounded,
  circle,
  stroke,
  wheel,
} from './kit.mjs'

const frames = 360
const pod = 13
const pitch = 18
const node = { w: 50, h: 82, y: 62, r: 8, xs: [6, 65, 124] }
const hub = { x: 90, y: 22, r: 17 }

const slot = (n, column, row) => [node.xs[n] + node.w / 2 + (column - 0.5) * pitch, node.y + 26 + row * pitch]

// When: the node falls ill, the pods go, the node is well again, the pods return.
const ill = 40
const go = 92
const well = 196
const home = 236

const nodes = node.xs.map((x, n) => {
  const sick = n === 1
  const lamp = [x + 10, node.y + 10]
  const body = rect(x, node.y, node.w, node.h, node.r)
  const slots = [0, 1, 2].flatMap((row) => [0, 1].map((column) => slot(n, column, row)))
  return layer(`node ${n + 1}`, [
    group(dot(...lamp, 'accent'), {
      opacity: sick
        ? keys(
            [0, 100, ease.hold],
            [ill, 100, ease.soft],
            [ill + 8, 0, ease.hold],
            [well, 0, ease.soft],
            [well + 12, 100],
          )
        : 100,
    }),
    ...(sick
      ? [
          group(dot(...lamp, 'signal'), {
            opacity: keys(
              [0, 0, ease.hold],
              [ill, 0, ease.soft],
              [ill + 10, 100, ease.soft],
              [ill + 30, 30, ease.soft],
              [ill + 50, 100, ease.soft],
              [ill + 70, 30, ease.soft],
              [ill + 90, 100, ease.hold],
              [well, 100, ease.soft],
              [well + 10, 0],
            ),
          }),
        ]
      : []),
    group([
      path(
        poly(
          [
            [x + 17, node.y + 10],
            [x + node.w - 10, node.y + 10],
          ],
          false,
        ),
      ),
      line('quiet'),
    ]),
    group([...slots.map(([sx, sy]) => circle(sx, sy, 1.25)), fill('quiet', 60)]),
    ...(sick
      ? [
          group([body, line('signal', { dash: [3, 4] })], {
            opacity: keys(
              [0, 0, ease.hold],
              [ill + 6, 0, ease.soft],
              [ill + 26, 100, ease.hold],
              [well, 100, ease.soft],
              [well + 20, 0],
            ),
          }),
        ]
      : []),
    group(
      face(body, 'quiet', {
        outline: {
          opacity: sick
            ? keys(
                [0, 60, ease.hold],
                [ill, 60, ease.soft],
                [ill + 20, 0, ease.hold],
                [well, 0, ease.soft],
                [well + 24, 60],
              )
            : 60,
        },
      }),
    ),
  ])
})

// Pods at rest, and the four that travel. --------------------------------------------------------------------------------

const body = (role) => face(rect(-pod / 2, -pod / 2, pod, pod, 3.5), role, { ground: true })

// At rest pods lie at the bottom, as if they had weight; room is left on the side of the sick node.
const resting = layer(
  'pods',
  [
    ['accent', [0, 0, 1], [0, 1, 2], [2, 1, 0], [2, 1, 2]],
    ['accent-2', [0, 0, 0], [0, 0, 2], [2, 1, 1], [2, 0, 2]],
  ].map(([role, ...slots]) =>
    group(
      face(
        slots.map(([n, column, row]) => {
          const [x, y] = slot(n, column, row)
          return rect(x - pod / 2, y - pod / 2, pod, pod, 3.5)
        }),
        role,
        { ground: true },
      ),
    ),
  ),
)

const trip = 50
const travellers = [
  { from: [1, 0, 1], to: [0, 1, 1], role: 'accent', out: 0, back: 30 },
  { from: [1, 1, 1], to: [2, 0, 1], role: 'accent-2', out: 8, back: 38 },
  { from: [1, 0, 2], to: [0, 1, 0], role: 'accent-2', out: 28, back: 0 },
  { from: [1, 1, 2], to: [2, 0, 0], role: 'accent', out: 36, back: 8 },
].map(({ from, to, role, out, back }, k) => {
  const a = slot(...from)
  const b = slot(...to)
  const dx = (b[0] - a[0]) * 0.3
  const rise = 18
  const bow = [
    [dx, -rise + (b[1] - a[1]) * 0.6],
    [-dx, -rise],
  ]
  const bowBack = [
    [-dx, -rise],
    [dx, -rise + (b[1] - a[1]) * 0.6],
  ]
  const t1 = go + out
  const t2 = home + back
  return layer(`pod ${k + 1}`, body(role), {
    at: keys([t1, a, ease.inOut, bow], [t1 + trip, b, ease.hold], [t2, b, ease.inOut, bowBack], [t2 + trip, a]),
    scale: keys(
      [t1, [100, 100], ease.soft],
      [t1 + trip / 2, [116, 116], ease.soft],
      [t1 + trip, [100, 100], ease.hold],
      [t2, [100, 100], ease.soft],
      [t2 + trip / 2, [116, 116], ease.soft],
      [t2 + trip, [100, 100]],
    ),
  })
})

// The scheduler and its lines. -------------------------------------------------------------------------------------------

const middle = node.xs.map((x) => x + node.w / 2)
const bend = 51
const lines = [
  rounded(
    [
      [hub.x, hub.y + hub.r],
      [hub.x, bend],
      [middle[0], bend],
      [middle[0], node.y],
    ],
    5,
    false,
  ),
  poly(
    [
      [hub.x, hub.y + hub.r],
      [hub.x, node.y],
    ],
    false,
  ),
  rounded(
    [
      [hub.x, hub.y + hub.r],
      [hub.x, bend],
      [middle[2], bend],
      [middle[2], node.y],
    ],
    5,
    false,
  ),
]

const signal = (shape, role, from, to, up) => {
  const whole = length(shape)
  const on = 10
  const [a, b] = [on + 3, -whole - 3]
  return group([
    path(shape),
    stroke(role, LIGHT, { dash: [on, whole + 40], offset: keys([from, up ? b : a, ease.soft], [to, up ? a : b]) }),
  ])
}

const wires = layer('wires', [
  signal(lines[1], 'signal', ill + 8, ill + 30, true),
  signal(lines[0], 'accent', ill + 38, ill + 70, false),
  signal(lines[2], 'accent', ill + 38, ill + 70, false),
  signal(lines[1], 'accent', well - 16, well + 8, false),
  group([...lines.map(path), line('quiet')]),
])

const work = keys(
  [0, 0, ease.hold],
  [ill + 24, 0, ease.out],
  [ill + 40, 100, ease.soft],
  [ill + 110, 0, ease.hold],
  [well - 36, 0, ease.out],
  [well - 18, 100, ease.soft],
  [well + 50, 0],
)
const hull = path(hexagon(hub.x, hub.y, hub.r, 3))
const scheduler = layer('scheduler', [
  wheel(hub.x, hub.y, hub.r, 'accent'),
  glow(hull, 'accent', work),
  group(face(hull, 'accent')),
])

export const expertise = animation({
  name: 'expertise',
  width: 180,
  height: 150,
  frames,
  stillFrame: 122,
  layers: [travellers.reverse(), resting, scheduler, nodes, wires],
})
