// History, 120 x 120, six seconds. A commit graph that keeps growing: the newest commit, in amber, leaves the one before it,
// everything moves down a row, a branch goes out and comes back, the oldest rows fade. One period of six commits is drawn
// once and used twice, a loop apart, so that there is no seam.
import {
  animation,
  composition,
  dot,
  ease,
  face,
  group,
  keys,
  layer,
  line,
  path,
  poly,
  rect,
  ring,
  trim,
  use,
} from './kit.mjs'

const size = 120
const step = 60 // frames from one commit to the next
const move = 36 // of which so many move; then the graph rests
const pitch = 20
const top = 18
const lanes = [15, 35]
const text = 60

// Oldest first: the lane of the commit, the lines that lead up to it from the row below, and the length of its message.
const period = [
  { lane: 0, lines: [[0, 0]], message: 34 },
  { lane: 0, lines: [[0, 0]], message: 22 },
  {
    lane: 1,
    lines: [
      [0, 1],
      [0, 0],
    ],
    message: 30,
  },
  {
    lane: 0,
    lines: [
      [0, 0],
      [1, 1],
    ],
    message: 38,
  },
  {
    lane: 1,
    lines: [
      [1, 1],
      [0, 0],
    ],
    message: 18,
  },
  {
    lane: 0,
    lines: [
      [0, 0],
      [1, 0],
    ],
    message: 27,
  },
]
const frames = step * period.length

// A row begins to fade when it is so many steps old, and is gone so many later.
const fading = { commit: [3, 2.4], line: [2, 2.7], message: [2, 3.4] }
const life = step * 12

const y = (row) => top - pitch - row * pitch

const fade = (row, [after, during], first) =>
  keys(
    ...(first ?? [[0, 100, ease.hold]]),
    [(row + after) * step, 100, ease.linear],
    [(row + after + during) * step, 0],
  )

const growing = (row) => keys([row * step, 0, ease.inOut], [row * step + move, 100])

const rows = period.map(({ lane, lines, message }, row) => {
  const role = lane ? 'accent-2' : 'accent'
  const born = row * step
  const here = [lanes[lane], y(row)]
  // The way up from the row below. A commit comes out of the tip of its own line.
  const way = (from, to) => ({
    c: false,
    v: [
      [lanes[from], y(row - 1)],
      [lanes[to], y(row)],
    ],
    i: [[0, 0], from === to ? [0, 0] : [0, pitch * 0.6]],
    o: [from === to ? [0, 0] : [0, -pitch * 0.6], [0, 0]],
  })
  const [own] = lines[0]
  const bend =
    own === lane
      ? undefined
      : [
          [0, -pitch * 0.6],
          [0, pitch * 0.6],
        ]
  const newest = keys(
    [born + move - 12, 0, ease.soft],
    [born + move, 100, ease.hold],
    [born + step, 100, ease.soft],
    [born + step + 16, 0],
  )

  const commit = group([group(dot(0, 0, 'signal'), { opacity: newest }), group(ring(role))], {
    at: keys([born, [lanes[own], y(row - 1)], ease.inOut, bend], [born + move, here]),
    opacity: fade(row, fading.commit, [
      [born, 0, ease.out],
      [born + 14, 100, ease.hold],
    ]),
  })
  const log = group(
    [
      path(
        poly(
          [
            [text, here[1]],
            [text + 8, here[1]],
          ],
          false,
        ),
      ),
      path(
        poly(
          [
            [text + 16, here[1]],
            [text + 16 + message, here[1]],
          ],
          false,
        ),
      ),
      trim(0, keys([born + move - 10, 0, ease.out], [born + step - 6, 100])),
      line('signal', { opacity: newest }),
      line('quiet'),
    ],
    { opacity: fade(row, fading.message) },
  )
  const links = lines.map(([from, to]) =>
    group([path(way(from, to)), trim(0, growing(row)), line(from || to ? 'accent-2' : 'accent')], {
      opacity: fade(row, fading.line),
    }),
  )
  return { commit, log, links }
})

const scroll = keys(
  ...Array.from({ length: life / step }, (_, k) => [
    [k * step, [0, k * pitch], ease.inOut],
    [k * step + move, [0, (k + 1) * pitch], ease.hold],
  ]).flat(),
)

const graph = composition(
  'graph',
  size,
  size,
  [0, 2 * frames],
  [
    layer('graph', [rows.map((r) => r.commit), rows.map((r) => r.log), rows.map((r) => r.links)].flat(2), {
      at: scroll,
    }),
  ],
)

// Around the newest message.
const tag = layer('tag', face(rect(text - 8, top - 7, size - text + 7, 14, 4), 'signal'))

export const history = animation({
  name: 'history',
  width: size,
  height: size,
  frames,
  stillFrame: 350,
  assets: [graph],
  layers: [use(graph, 'older', { start: -frames }), use(graph, 'newer'), tag],
})
