// Hero, 200 x 160, four seconds. A stack of three servers and three nodes around it. Once a loop its heart beats: a ring goes
// out, signals run along the traces to the nodes, each lights up, and one answers in amber.
import {
  LIGHT,
  animation,
  composition,
  dot,
  ease,
  face,
  glow,
  group,
  keys,
  layer,
  length,
  line,
  path,
  poly,
  rect,
  rounded,
  stroke,
  use,
} from './kit.mjs'

const frames = 240
const wide = { w: 200, h: 160 }
const beat = 12

// The servers: one drawn, used three times, each a little later than the one below it ----------------------------------

const rack = { x: 62, y: 20, w: 76, h: 24, pitch: 32 }
const lampY = rack.y + rack.h / 2
const lampX = (k) => rack.x + 12 + k * 10
const level = (n) => n * rack.pitch // 0 is the uppermost
const delay = 7

const blink = (...times) =>
  keys(
    ...times.flatMap((t, k) => [
      [t, 100, ease.soft],
      [t + 12, 20, ease.soft],
      [t + 34, 100, ...(k < times.length - 1 ? [ease.hold] : [])],
    ]),
  )
const body = rect(rack.x, rack.y, rack.w, rack.h, 5)
const server = composition(
  'server',
  wide.w,
  wide.h,
  [-60, 300],
  [
    layer('server', [
      group(dot(lampX(0), lampY, 'accent'), { opacity: blink(20, 116) }),
      group(dot(lampX(1), lampY, 'accent'), { opacity: blink(38, 164) }),
      group(dot(lampX(2), lampY, 'accent'), { opacity: 35 }),
      group([
        ...[-3, 3].map((dy) =>
          path(
            poly(
              [
                [rack.x + 46, lampY + dy],
                [rack.x + rack.w - 10, lampY + dy],
              ],
              false,
            ),
          ),
        ),
        line('quiet'),
      ]),
      glow(body, 'accent', keys([beat, 0, ease.out], [beat + 16, 60, ease.soft], [beat + 80, 0])),
      group(face(body, 'accent', { ground: true })),
    ]),
  ],
)
const servers = [2, 1, 0].map((n) => use(server, `server ${3 - n}`, { start: (2 - n) * delay, at: [0, level(n)] }))

// The amber answer arrives at the third lamp of the server in the middle.
const arrived = layer('answer', dot(lampX(2), lampY + level(1), 'signal'), {
  opacity: keys([0, 0, ease.hold], [172, 0, ease.out], [182, 100, ease.soft], [236, 0]),
})

// A ring goes out from the stack.
const heart = [rack.x + rack.w / 2, lampY + level(1)]
const rings = layer('beat', [rect(-42, -48, 84, 96, 8), line('accent')], {
  at: heart,
  scale: keys([beat, [92, 94], ease.glide], [beat + 96, [130, 122]]),
  opacity: keys([0, 0, ease.hold], [beat, 0, ease.out], [beat + 14, 70, ease.soft], [beat + 96, 0]),
})

// The nodes, their traces and signals ---------------------------------------------------------------------------------

const size = 22
const sideY = 132
const nodes = [
  { name: 'left', x: 22, y: sideY, leave: 40 },
  { name: 'below', x: 100, y: 146, leave: 54 },
  { name: 'right', x: 178, y: sideY, leave: 68 },
]
const travel = 44
const side = { left: rack.x, right: rack.x + rack.w }
const foot = rack.y + level(2) + rack.h
const ways = [
  {
    name: 'left',
    points: [
      [side.left, lampY],
      [22, lampY],
      [22, sideY - size / 2],
    ],
    leave: 40,
  },
  {
    name: 'below',
    points: [
      [100, foot],
      [100, 146 - size / 2],
    ],
    leave: 54,
  },
  {
    name: 'right',
    points: [
      [side.right, lampY],
      [184, lampY],
      [184, sideY - size / 2],
    ],
    leave: 68,
  },
  {
    name: 'answer',
    points: [
      [172, sideY - size / 2],
      [172, lampY + level(1)],
      [side.right, lampY + level(1)],
    ],
    leave: 130,
    role: 'signal',
  },
]

const traces = ways.map(({ name, points, leave, role = 'accent' }) => {
  const shape = rounded(points, 6, false)
  const whole = length(shape)
  const run = (on, opacity) =>
    stroke(role, LIGHT, {
      opacity,
      dash: [on, whole + 60],
      offset: keys([leave, on + 3, ease.soft], [leave + travel, on - 22 - whole]),
    })
  return layer(`trace ${name}`, [path(shape), run(8, 100), run(19, 50), line('quiet')])
})

const box = rect((wide.w - size) / 2, (wide.h - size) / 2, size, size, 5)
const node = composition(
  'node',
  wide.w,
  wide.h,
  [-160, 300],
  [
    layer('node', [
      group(dot(wide.w / 2, wide.h / 2, 'accent-2'), {
        opacity: keys([travel - 12, 35, ease.out], [travel + 4, 100, ease.soft], [travel + 76, 35]),
      }),
      glow(box, 'accent-2', keys([travel - 12, 0, ease.out], [travel + 4, 100, ease.soft], [travel + 76, 0])),
      group(face(box, 'accent-2', { ground: true })),
    ]),
  ],
)

// The node on the right writes the answer.
const answer = layer('asked', dot(0, 0, 'signal'), {
  at: [nodes[2].x, nodes[2].y],
  opacity: keys([0, 0, ease.hold], [112, 0, ease.out], [124, 100, ease.hold], [172, 100, ease.soft], [190, 0]),
})

export const hero = animation({
  name: 'hero',
  width: wide.w,
  height: wide.h,
  frames,
  stillFrame: 92,
  assets: [server, node],
  layers: [
    answer,
    nodes.map(({ name, x, y, leave }) =>
      use(node, `node ${name}`, { start: leave, at: [x - wide.w / 2, y - wide.h / 2] }),
    ),
    arrived,
    servers,
    traces,
    rings,
  ],
})
