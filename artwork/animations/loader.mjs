// Loader, 200 x 200, two seconds. A container in a slow orbit: its three faces part, come together again, each with the edges
// around it, and these go out as a pulse when they lock. Frame 0 is the whole container, so that it is right when nothing moves.
// The overlay has the same drawing as an inline SVG with a stylesheet (src/sections/loading-overlay/), which is there at the
// first paint: nothing but transforms and opacities moves, so that the compositor can move it alone.
import { animation, arc, ease, fill, group, keys, layer, path, polar, rounded, stroke, taper } from './kit.mjs'

const c = 100
const frames = 120

const track = { r: 88, width: 2 }
const comet = taper(9)
  .map((opacity, k) => ({ sweep: 128 - 13 * k, width: 4, opacity }))
  .reverse()
const ticks = { r: 72, count: 72, width: 5, on: 1.5 }
const ring = { r: 56, sweep: 104, width: 3 }
const cube = { r: 30, corner: 2.5, closed: 1.4, open: 7 }
const outline = { r: 39, width: 2, corner: 4, gap: 1.2 }

// Frames: the faces part, come back one after the other, lock; the outline comes with them and leaves as a pulse.
const part = { from: 6, to: 36 }
const back = { from: 36, to: 78, delay: 6 }
const appear = { from: 36, to: 48 }
const pulse = { from: 90, to: 120, scale: 1.34 }

const dimmed = 45

const full = (r) => arc(c, c, r, -90, 270)
// A run of lines without a little of either end.
const shortened = ([from, corner, to], by) => {
  const along = ([x, y]) => {
    const [dx, dy] = [corner[0] - x, corner[1] - y]
    const share = by / Math.hypot(dx, dy)
    return [x + dx * share, y + dy * share]
  }
  return [along(from), corner, along(to)]
}
const edgesOf = (angles) => {
  const corners = angles.map((a) => polar(c, c, outline.r, a))
  return rounded(shortened(corners, outline.gap), outline.corner, false)
}

const partAndReturn = ({ from, to }, whole, parted) => {
  const waiting = from > part.to ? [[part.to, parted, ease.hold]] : []
  return keys([part.from, whole, ease.inOut], ...waiting, [from, parted, ease.inOut], [to, whole])
}
const moving = (face) => ({
  at: partAndReturn(face, face.closed, face.open),
  opacity: partAndReturn(face, 100, dimmed),
})

const faces = [
  { name: 'top', role: 'accent', opacity: 100, toward: -90, corners: [210, -90, -30] },
  { name: 'left', role: 'accent-2', opacity: 100, toward: 150, corners: [210, 150, 90] },
  { name: 'right', role: 'accent', opacity: 60, toward: 30, corners: [-30, 30, 90] },
].map((face, n) => ({
  ...face,
  shape: rounded([[c, c], ...face.corners.map((a) => polar(c, c, cube.r, a))], cube.corner),
  closed: polar(0, 0, cube.closed, face.toward),
  open: polar(0, 0, cube.open, face.toward),
  edges: edgesOf(face.corners),
  from: back.from + n * back.delay,
  to: back.to + n * back.delay,
}))
const tickDash = [ticks.on, (2 * Math.PI * ticks.r) / ticks.count - ticks.on]

export const loader = animation({
  name: 'loader',
  width: 200,
  height: 200,
  frames,
  stillFrame: 0,
  rate: 60,
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
      faces.map((face) => group([path(face.edges), stroke('accent', outline.width)], moving(face))),
      {
        at: [c, c],
        anchor: [c, c],
        scale: keys([pulse.from, [100, 100], ease.inOut], [pulse.to, [100 * pulse.scale, 100 * pulse.scale]]),
        opacity: keys(
          [0, 0, ease.hold],
          [appear.from, 0, ease.inOut],
          [appear.to, 100, ease.hold],
          [pulse.from, 100, ease.inOut],
          [pulse.to, 0],
        ),
      },
    ),
    ...faces.map((face) => layer(face.name, [path(face.shape), fill(face.role, face.opacity)], moving(face))),
  ],
})
