// Loader, 200 x 200, two seconds. A wheel in a hexagon, in a slow orbit: the hexagon parts in three, comes together again, and
// goes out as a pulse when it locks. Frame 0 is the whole hexagon, so that it is right when nothing moves.
// The overlay has the same drawing as an inline SVG with a stylesheet (src/sections/loading-overlay/), which is there at the
// first paint: nothing but transforms and opacities moves, so that the compositor can move it alone.
import {
  LIGHT,
  TINT,
  animation,
  arc,
  composition,
  ease,
  fill,
  group,
  hexagon,
  keys,
  layer,
  line,
  path,
  polar,
  rounded,
  stroke,
  svgPath,
  taper,
  use,
  wheel,
} from './kit.mjs'

const c = 100
const frames = 120

const track = { r: 88 }
const comet = taper(9)
  .map((opacity, k) => ({ sweep: 128 - 13 * k, opacity }))
  .reverse()
const ticks = { r: 72, count: 72, width: 5, on: 1.5 }
const ring = { r: 56, sweep: 104 }
const hull = { r: 34, corner: 4, apart: 7 }

// Frames: the parts leave, come back one after the other, lock; a pulse goes out, and the wheel has turned by a spoke.
const part = { from: 6, to: 36 }
const back = { from: 36, to: 78, delay: 6 }
const pulse = { from: 84, to: 120, scale: 1.5 }
const dimmed = 45

const full = (r) => arc(c, c, r, -90, 270)
const partAndReturn = ({ from, to }, whole, parted) => {
  const waiting = from > part.to ? [[part.to, parted, ease.hold]] : []
  return keys([part.from, whole, ease.inOut], ...waiting, [from, parted, ease.inOut], [to, whole])
}

// A third of the hexagon, from the middle of an edge to that of the next but one; the tint reaches to the centre.
const middle = hull.r * Math.cos(Math.PI / 6)
const edges = [polar(c, c, middle, 180), polar(c, c, hull.r, 210), polar(c, c, hull.r, -90), polar(c, c, middle, -60)]
const shapes = {
  edges: rounded(edges, hull.corner, false),
  tint: rounded([[c, c], ...edges], [0, 0, hull.corner, hull.corner, 0]),
  hull: hexagon(c, c, hull.r, hull.corner),
}
const third = composition(
  'third',
  2 * c,
  2 * c,
  [0, frames],
  [layer('third', [group([path(shapes.edges), line('accent')]), group([path(shapes.tint), fill('accent', TINT)])])],
)
const toward = -120
const thirds = [1, 2, 0].map((turn, n) => {
  const moving = { from: back.from + n * back.delay, to: back.to + n * back.delay }
  return use(third, `third ${n + 1}`, {
    at: partAndReturn(moving, [c, c], polar(c, c, hull.apart, toward + 120 * turn)),
    anchor: [c, c],
    rotate: 120 * turn,
    opacity: partAndReturn(moving, 100, dimmed),
  })
})
const tickDash = [ticks.on, (2 * Math.PI * ticks.r) / ticks.count - ticks.on]

const turning = (degrees, shape, from = 0, to = frames) => ({
  at: [c, c],
  anchor: [c, c],
  rotate: keys([from, 0, shape], [to, degrees]),
})

export const loader = animation({
  name: 'loader',
  width: 200,
  height: 200,
  frames,
  stillFrame: 0,
  rate: 60,
  assets: [third],
  layers: [
    layer(
      'orbit',
      comet.map(({ sweep, opacity }) =>
        group([path(arc(c, c, track.r, -90 - sweep, -90)), stroke('accent', LIGHT, { opacity })]),
      ),
      turning(360, ease.linear),
    ),
    layer('track', [path(full(track.r)), line('line')]),
    layer(
      'ticks',
      [path(full(ticks.r)), stroke('line', ticks.width, { dash: tickDash, cap: 'butt' })],
      turning((-360 / ticks.count) * 3, ease.linear),
    ),
    layer(
      'ring',
      [0, 180].map((a) => group([path(arc(c, c, ring.r, a - ring.sweep / 2, a + ring.sweep / 2)), line('accent-2')])),
      turning(-180, ease.inOut),
    ),
    layer('wheel', wheel(c, c, hull.r, 'accent'), turning(60, ease.inOut, part.from, pulse.from)),
    layer('pulse', [path(shapes.hull), line('accent')], {
      at: [c, c],
      anchor: [c, c],
      scale: keys([pulse.from, [100, 100], ease.out], [pulse.to, [100 * pulse.scale, 100 * pulse.scale]]),
      opacity: keys([0, 0, ease.hold], [pulse.from, 100, ease.soft], [pulse.to, 0]),
    }),
    thirds,
  ],
})

// For the overlay.
export const paths = Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, svgPath(shape)]))
