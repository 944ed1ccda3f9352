// Profile, 150 x 100, four seconds. The endless loop of delivery: a pulse runs once around both halves, code on the left, a
// running service on the right; each stage lights up as it passes. One strand goes under the other, and the pulse with it.
import {
  LIGHT,
  TINT,
  animation,
  arc,
  dot,
  ease,
  fill,
  group,
  join,
  keys,
  layer,
  length,
  line,
  path,
  polar,
  poly,
  ring,
  rounded,
  stroke,
  taper,
  trim,
} from './kit.mjs'

const frames = 240
const [cx, cy] = [75, 50]
const r = 30
const d = 37.5
const under = 4.5 // the lower strand stops so far from the crossing

// Two circles and the two straight lines that touch both; they cross in the middle. Each half begins and ends near there:
// the right one leaves on the upper strand and comes back on the lower, the left one the other way round.
const touch = (Math.acos(r / d) * 180) / Math.PI
const short = (to) => {
  const l = Math.hypot(to[0] - cx, to[1] - cy)
  return [cx + ((to[0] - cx) / l) * under, cy + ((to[1] - cy) / l) * under]
}
const upRight = polar(cx + d, cy, r, 180 + touch)
const downRight = polar(cx + d, cy, r, 180 - touch)
const upLeft = polar(cx - d, cy, r, -touch)
const downLeft = polar(cx - d, cy, r, touch)
const right = join(
  poly([[cx, cy], upRight], false),
  arc(cx + d, cy, r, 180 + touch, 540 - touch),
  poly([downRight, short(downRight)], false),
)
const left = join(
  poly([short(upLeft), upLeft], false),
  arc(cx - d, cy, r, -touch, -360 + touch),
  poly([downLeft, [cx, cy]], false),
)
const half = length(right) + under
const whole = 2 * half

// The pulse: at frame 0 its head is in the middle and about to go around the right half. Strokes of falling length make its
// tail. `behind`: how far along the whole loop this piece of it begins.
const tail = taper(8).map((opacity, k) => ({ opacity, on: 68 - 8 * k }))
const loopHalf = (name, shape, role, behind) =>
  layer(name, [
    path(shape),
    ...tail.toReversed().map(({ on, opacity }) =>
      stroke(role, LIGHT, {
        opacity,
        dash: [on, whole - on],
        offset: keys([0, on + behind, ease.linear], [frames, on + behind - whole]),
      }),
    ),
    line(role, { opacity: 55 }),
    fill(role, TINT),
  ])

// Stages: three on each half; `s` is how far along they are.
const angles = [-58, 0, 58]
const stages = [
  ...angles.map((a) => ({ p: polar(cx + d, cy, r, a), role: 'accent', s: half / 2 + (a / 180) * Math.PI * r })),
  ...angles.map((a) => ({
    p: polar(cx - d, cy, r, 180 - a),
    role: 'accent-2',
    s: half + half / 2 + (a / 180) * Math.PI * r,
  })),
]

const stops = stages.map(({ p, role, s }, k) => {
  const t = (s / whole) * frames - 2
  const end = Math.min(t + 110, frames)
  const lit = (low, high) => keys([t, low, ease.out], [t + 10, high, ease.soft], [end, low])
  return layer(`stage ${k + 1}`, [
    group(dot(0, 0, role), { at: p, opacity: lit(0, 100) }),
    group(ring(role), { at: p }),
  ])
})

const code = layer(
  'code',
  [
    path(
      rounded(
        [
          [cx - d - 6.5, cy - 6.5],
          [cx - d - 13, cy],
          [cx - d - 6.5, cy + 6.5],
        ],
        1,
        false,
      ),
    ),
    path(
      rounded(
        [
          [cx - d + 6.5, cy - 6.5],
          [cx - d + 13, cy],
          [cx - d + 6.5, cy + 6.5],
        ],
        1,
        false,
      ),
    ),
    path(
      poly(
        [
          [cx - d + 2.4, cy - 8],
          [cx - d - 2.4, cy + 8],
        ],
        false,
      ),
    ),
    line('accent-2'),
  ],
  { opacity: keys([0, 100, ease.soft], [50, 60, ease.hold], [118, 60, ease.soft], [170, 100]) },
)

// The service: its trace is drawn anew while the pulse goes around the right half.
const trace = rounded(
  [
    [cx + d - 14, cy + 1],
    [cx + d - 7, cy + 1],
    [cx + d - 3, cy - 8.5],
    [cx + d + 3, cy + 9],
    [cx + d + 6.5, cy + 1],
    [cx + d + 14, cy + 1],
  ],
  [0, 1, 1, 1, 1, 0],
  false,
)
const service = layer('service', [
  group([path(trace), trim(0, keys([10, 0, ease.soft], [84, 100])), line('accent')], {
    opacity: keys([0, 0, ease.hold], [10, 0, ease.out], [16, 100, ease.hold], [180, 100, ease.soft], [frames, 0]),
  }),
  group([path(trace), line('accent', { opacity: 35 })]),
])

export const profile = animation({
  name: 'profile',
  width: 150,
  height: 100,
  frames,
  stillFrame: 86,
  layers: [
    stops,
    code,
    service,
    loopHalf('right', right, 'accent', 0),
    loopHalf('left', left, 'accent-2', half + under),
  ],
})
