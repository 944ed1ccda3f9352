// Loader, 200 x 200, two seconds. A container in a slow orbit: its three faces part, come together again, and a ring goes out
// when they lock. Frame 0 is the whole container, so that it is right when nothing moves. The overlay has the same drawing as
// an inline SVG with a stylesheet (src/sections/loading-overlay/), which is there at the first paint.
import {
  animation,
  arc,
  ease,
  fill,
  group,
  hexagon,
  keys,
  layer,
  length,
  path,
  polar,
  rounded,
  stroke,
  taper,
} from './kit.mjs'

const c = 100
const frames = 120

const track = { r: 88, width: 2 }
const comet = taper(9)
  .map((opacity, k) => ({ sweep: 128 - 13 * k, width: 4, opacity }))
  .reverse()
const ticks = { r: 72, count: 72, width: 5, on: 1.5 }
const ring = { r: 56, sweep: 104, width: 3 }
const cube = { r: 30, corner: 2.5, closed: 1.4, open: 7 }
const outline = { r: 39, width: 2 }

// Frames: the faces part, come back one after the other, lock; the outline is drawn meanwhile and leaves as a pulse.
const part = { from: 6, to: 36 }
const back = { from: 36, to: 78, delay: 6 }
const draw = { from: 36, to: 90 }
const pulse = { from: 90, to: 120, scale: 1.34 }

const full = (r) => arc(c, c, r, -90, 270)
const faces = [
  { name: 'top', role: 'accent', opacity: 100, toward: -90, corners: [210, -90, -30] },
  { name: 'left', role: 'accent-2', opacity: 100, toward: 150, corners: [210, 150, 90] },
  { name: 'right', role: 'accent', opacity: 60, toward: 30, corners: [-30, 30, 90] },
].map((face, n) => ({
  ...face,
  shape: rounded([[c, c], ...face.corners.map((a) => polar(c, c, cube.r, a))], cube.corner),
  closed: polar(0, 0, cube.closed, face.toward),
  open: polar(0, 0, cube.open, face.toward),
  from: back.from + n * back.delay,
  to: back.to + n * back.delay,
}))
const hex = hexagon(c, c, outline.r, 4)
const hexLength = Math.ceil(length(hex))
const tickDash = [ticks.on, (2 * Math.PI * ticks.r) / ticks.count - ticks.on]
const dimmed = 45

export const loader = animation({
  name: 'loader',
  width: 200,
  height: 200,
  frames,
  stillFrame: 0,
  layers: [
    layer(
      'orbit',
      comet.map(({ sweep, width, opacity }) =>
        group([path(arc(c, c, track.r, -90 - sweep, -90)), stroke('accent', width, { opacity })]),
      ),
      {
        at: [c, c],
        anchor: [c, c],
        rotate: keys([0, 0, ease.linear], [frames, 360]),
      },
    ),
    layer('track', [path(full(track.r)), stroke('line', track.width)]),
    layer('ticks', [path(full(ticks.r)), stroke('line', ticks.width, { dash: tickDash, cap: 'butt' })], {
      at: [c, c],
      anchor: [c, c],
      rotate: keys([0, 0, ease.linear], [frames, (-360 / ticks.count) * 3]),
    }),
    layer(
      'ring',
      [0, 180].map((a) =>
        group([path(arc(c, c, ring.r, a - ring.sweep / 2, a + ring.sweep / 2)), stroke('accent-2', ring.width)]),
      ),
      {
        at: [c, c],
        anchor: [c, c],
        rotate: keys([0, 0, ease.inOut], [frames, -180]),
      },
    ),
    layer(
      'outline',
      [
        path(hex),
        stroke('accent', outline.width, {
          dash: [hexLength, hexLength],
          offset: keys([draw.from, hexLength, ease.soft], [draw.to, 0]),
        }),
      ],
      {
        at: [c, c],
        anchor: [c, c],
        scale: keys([pulse.from, [100, 100], ease.glide], [pulse.to, [100 * pulse.scale, 100 * pulse.scale]]),
        opacity: keys(
          [0, 0, ease.hold],
          [draw.from, 0, ease.out],
          [draw.from + 12, 100, ease.hold],
          [pulse.from, 100, ease.soft],
          [pulse.to, 0],
        ),
      },
    ),
    ...faces.map(({ name, role, opacity, shape, closed, open, from, to }) => {
      const partAndReturn = (whole, parted) => {
        const waiting = from > part.to ? [[part.to, parted, ease.hold]] : []
        return keys([part.from, whole, ease.inOut], ...waiting, [from, parted, ease.inOut], [to, whole])
      }
      return layer(name, [path(shape), fill(role, opacity)], {
        at: partAndReturn(closed, open),
        opacity: partAndReturn(100, dimmed),
      })
    }),
  ],
})
