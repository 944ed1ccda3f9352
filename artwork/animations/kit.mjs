// A small kit for writing Lottie shape animations by hand. Everything it makes is plain JSON for a light player:
// shape layers only, no expressions, effects, text, images, gradients or colour keyframes.

const round = (n) => Math.round(n * 100) / 100
const deep = (v) => (typeof v === 'number' ? round(v) : Array.isArray(v) ? v.map(deep) : v)

// ---------------------------------------------------------------------------------------------------------------------
// Roles. Each painted path carries exactly one class, `<role>-fill` or `<role>-stroke`, so that the site can recolour
// it. These colours are what other players show: of middle lightness, to be read on dark and on light ground.

export const roles = {
  accent: '#2fb8c6',
  'accent-2': '#5b9df0',
  signal: '#e0a030',
  line: '#66758a',
  quiet: '#8593a6',
  surface: '#1b2533',
}

const rgb = (hex) => [1, 3, 5].map((i) => Math.round((parseInt(hex.slice(i, i + 2), 16) / 255) * 1000) / 1000)

// ---------------------------------------------------------------------------------------------------------------------
// Values and time. `still(v)` never moves. `keys([frame, value, ease], ...)` moves; `ease` shapes the way to the next key.

export const ease = {
  linear: [0.33, 0.33, 0.67, 0.67],
  inOut: [0.65, 0, 0.35, 1],
  soft: [0.45, 0, 0.55, 1],
  out: [0.16, 0.8, 0.3, 1],
  glide: [0.3, 0.2, 0.25, 1],
  hold: 'hold',
}

export const still = (v) => ({ a: 0, k: deep(v) })

export const keys = (...list) => {
  const wrap = (v) => deep(Array.isArray(v) ? v : [v])
  return {
    a: 1,
    k: list.map(([t, value, shape = ease.soft, tangents], i) => {
      const key = { t: round(t), s: wrap(value) }
      if (i === list.length - 1) return key
      if (shape === ease.hold) return { ...key, h: 1 }
      const [x1, y1, x2, y2] = shape
      return {
        ...key,
        o: { x: x1, y: y1 },
        i: { x: x2, y: y2 },
        ...(tangents ? { to: deep(tangents[0]), ti: deep(tangents[1]) } : {}),
      }
    }),
  }
}

// Path keyframes hold a shape in an array; everything else holds a vector. A value that is not yet a property becomes one.
const prop = (v) => (v && typeof v === 'object' && !Array.isArray(v) && 'k' in v ? v : still(v))

// ---------------------------------------------------------------------------------------------------------------------
// Geometry. A shape is { v, i, o, c }: points, incoming and outgoing tangents (relative), closed or not.

export const polar = (cx, cy, r, degrees) => {
  const a = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

export const poly = (points, closed = true) => ({
  c: closed,
  v: points,
  i: points.map(() => [0, 0]),
  o: points.map(() => [0, 0]),
})

// A circular arc from one angle to another (degrees, clockwise, 0 is to the right), in pieces of at most 45 degrees.
export const arc = (cx, cy, r, from, to) => {
  const n = Math.max(1, Math.ceil(Math.abs(to - from) / 45))
  const step = (to - from) / n
  const h = (4 / 3) * Math.tan((step * Math.PI) / 720) * r
  const shape = { c: false, v: [], i: [], o: [] }
  for (let k = 0; k <= n; k += 1) {
    const angle = from + k * step
    const [tx, ty] = polar(0, 0, h, angle + 90)
    shape.v.push(polar(cx, cy, r, angle))
    shape.i.push(k === 0 ? [0, 0] : [-tx, -ty])
    shape.o.push(k === n ? [0, 0] : [tx, ty])
  }
  return shape
}

// Several open shapes, end to end.
export const join = (...parts) => {
  const all = { c: false, v: [], i: [], o: [] }
  for (const part of parts) {
    part.v.forEach((v, k) => {
      const last = all.v.at(-1)
      if (k === 0 && last && Math.hypot(last[0] - v[0], last[1] - v[1]) < 0.01) {
        all.o[all.o.length - 1] = part.o[0]
        return
      }
      all.v.push(v)
      all.i.push(part.i[k])
      all.o.push(part.o[k])
    })
  }
  return all
}

// A polygon or an open run of lines with corners rounded to the radius `r` (a number, or one per point).
export const rounded = (points, r, closed = true) => {
  const shape = { c: closed, v: [], i: [], o: [] }
  const n = points.length
  points.forEach((p, k) => {
    const radius = Array.isArray(r) ? r[k] : r
    const a = points[(k - 1 + n) % n]
    const b = points[(k + 1) % n]
    if (!radius || (!closed && (k === 0 || k === n - 1))) {
      shape.v.push(p)
      shape.i.push([0, 0])
      shape.o.push([0, 0])
      return
    }
    const toward = (q) => {
      const d = Math.hypot(q[0] - p[0], q[1] - p[1])
      return [(q[0] - p[0]) / d, (q[1] - p[1]) / d]
    }
    const ua = toward(a)
    const ub = toward(b)
    const half = Math.acos(Math.max(-1, Math.min(1, ua[0] * ub[0] + ua[1] * ub[1]))) / 2
    const cut = Math.min(
      radius / Math.tan(half),
      Math.hypot(a[0] - p[0], a[1] - p[1]) / 2,
      Math.hypot(b[0] - p[0], b[1] - p[1]) / 2,
    )
    const effective = cut * Math.tan(half)
    const h = (4 / 3) * Math.tan((Math.PI - 2 * half) / 4) * effective
    shape.v.push([p[0] + ua[0] * cut, p[1] + ua[1] * cut], [p[0] + ub[0] * cut, p[1] + ub[1] * cut])
    shape.i.push(
      [0, 0],
      [ub[0] * h, ub[1] * h].map((x) => x - 0),
    )
    shape.o.push([-ua[0] * h, -ua[1] * h], [0, 0])
    shape.i[shape.i.length - 1] = [-ub[0] * h, -ub[1] * h]
  })
  return shape
}

export const hexagon = (cx, cy, r, corner = 0) =>
  rounded(
    [-90, -30, 30, 90, 150, 210].map((a) => polar(cx, cy, r, a)),
    corner,
  )

// The length of a shape, measured along 200 chords per piece.
export const length = (shape) => {
  const { v, i, o, c } = shape
  const pieces = c ? v.length : v.length - 1
  let sum = 0
  for (let k = 0; k < pieces; k += 1) {
    const a = v[k]
    const b = v[(k + 1) % v.length]
    const p1 = [a[0] + o[k][0], a[1] + o[k][1]]
    const e = i[(k + 1) % v.length]
    const p2 = [b[0] + e[0], b[1] + e[1]]
    let last = a
    for (let s = 1; s <= 200; s += 1) {
      const t = s / 200
      const u = 1 - t
      const at = [0, 1].map((d) => u * u * u * a[d] + 3 * u * u * t * p1[d] + 3 * u * t * t * p2[d] + t * t * t * b[d])
      sum += Math.hypot(at[0] - last[0], at[1] - last[1])
      last = at
    }
  }
  return sum
}

// The same shape as SVG path data.
export const svgPath = ({ v, i, o, c }) => {
  const n = (p) => p.map((x) => String(round(x))).join(' ')
  const straight = (a, b) => a.every((x) => Math.abs(x) < 0.001) && b.every((x) => Math.abs(x) < 0.001)
  let d = `M${n(v[0])}`
  const pieces = c ? v.length : v.length - 1
  for (let k = 0; k < pieces; k += 1) {
    const b = v[(k + 1) % v.length]
    const e = i[(k + 1) % v.length]
    if (straight(o[k], e)) d += c && k === pieces - 1 ? '' : `L${n(b)}`
    else d += `C${n([v[k][0] + o[k][0], v[k][1] + o[k][1]])} ${n([b[0] + e[0], b[1] + e[1]])} ${n(b)}`
  }
  return c ? `${d}Z` : d
}

// ---------------------------------------------------------------------------------------------------------------------
// Shapes and paint.

export const path = (shape) => ({
  ty: 'sh',
  ks: 'k' in shape ? shape : { a: 0, k: { c: shape.c, v: deep(shape.v), i: deep(shape.i), o: deep(shape.o) } },
})
export const circle = (x, y, r) => ({ ty: 'el', p: still([x, y]), s: still([2 * r, 2 * r]) })
// A rectangle by its top left corner.
export const rect = (x, y, w, h, r = 0) => ({
  ty: 'rc',
  p: still([x + w / 2, y + h / 2]),
  s: still([w, h]),
  r: still(r),
})

const known = (role) => {
  if (!roles[role]) throw new Error(`no such role: ${role}`)
  return rgb(roles[role])
}

export const fill = (role, opacity = 100) => ({
  ty: 'fl',
  cl: `${role}-fill`,
  c: { a: 0, k: known(role) },
  o: prop(opacity),
})

// Options: opacity, dash: [on, off], offset (a value or keys), cap: 'butt' | 'round'.
export const stroke = (role, width, { opacity = 100, dash, offset = 0, cap = 'round' } = {}) => ({
  ty: 'st',
  cl: `${role}-stroke`,
  c: { a: 0, k: known(role) },
  o: prop(opacity),
  w: prop(width),
  lc: cap === 'butt' ? 1 : 2,
  lj: 2,
  ...(dash
    ? {
        d: [
          { n: 'd', v: still(dash[0]) },
          { n: 'g', v: still(dash[1]) },
          { n: 'o', v: prop(offset) },
        ],
      }
    : {}),
})

// ---------------------------------------------------------------------------------------------------------------------
// One hand draws all of them, at the size they are shown: flat, seen from the front, with lines of one width, and faces that
// are an outline with a tint. Solid are only dots. What travels along a line is light, a little wider than the line.

export const LINE = 1.5
export const LIGHT = 2.5
export const TINT = 12
export const LIT = 30 // the tint of what is at work

// `quiet` is what carries the rest; accents are what does the work, the signal is what asks to be seen.
export const line = (role, options) => stroke(role, LINE, { opacity: role === 'quiet' ? 60 : 100, ...options })

// A closed shape: its outline, and within it the tint. On `ground` it hides what is behind it.
export const face = (shape, role, { ground = false, outline } = {}) => [
  shape,
  line(role, outline),
  fill(role, role === 'quiet' ? TINT / 2 : TINT),
  ...(ground ? [fill('surface')] : []),
]

// More tint on a face, while it is at work.
export const glow = (shape, role, opacity) => group([shape, fill(role, LIT)], { opacity })

export const dot = (x, y, role) => [circle(x, y, 2.5), fill(role)]

// A stop on a line: a ring, in which a dot lights up.
export const ring = (role) => [circle(0, 0, 4.5), line(role), fill('surface')]

// What schedules, builds, loads: a wheel of six spokes, drawn into a hexagon of the radius `r`.
export const wheel = (x, y, r, role) => [
  group(dot(x, y, role)),
  group([
    ...[-90, -30, 30, 90, 150, 210].map((a) => path(poly([polar(x, y, r * 0.34, a), polar(x, y, r * 0.62, a)], false))),
    line(role),
  ]),
]

// The opacities of `n` strokes on top of one another, the longest first, that together fade evenly from nothing to all.
export const taper = (n) => Array.from({ length: n }, (_, k) => 100 / (n - k))

export const trim = (start, end) => ({ ty: 'tm', s: prop(start), e: prop(end), o: still(0), m: 1 })

// A transform, without what says nothing: players take a missing part as "not moved". Only the opacity they insist on.
const transform = ({ at = [0, 0], anchor = [0, 0], scale = [100, 100], rotate = 0, opacity = 100 }) => {
  const all = { p: [at, [0, 0]], a: [anchor, [0, 0]], s: [scale, [100, 100]], r: [rotate, 0], o: [opacity, 100] }
  return Object.fromEntries(
    Object.entries(all)
      .filter(([part, [v, nothing]]) => part === 'o' || String(v) !== String(nothing))
      .map(([key, [v]]) => [key, prop(v)]),
  )
}

// A group: shapes, then paint, then where it stands. What comes first is on top.
export const group = (items, place = {}) => ({ ty: 'gr', it: [...items.flat(), { ty: 'tr', ...transform(place) }] })

// ---------------------------------------------------------------------------------------------------------------------
// Layers and the whole. What comes first is on top.

export const layer = (name, shapes, place = {}) => ({
  ty: 4,
  nm: name,
  bm: 0,
  ks: transform(place),
  shapes: shapes.flat(),
})

// A composition made once and used several times: `start` shifts its time, so that its copies follow one another.
export const use = (composition, name, { start = 0, ...place } = {}) => ({
  ty: 0,
  nm: name,
  refId: composition.id,
  w: composition.w,
  h: composition.h,
  bm: 0,
  sr: 1,
  start,
  ks: transform(place),
})

const timed = (layers, from, to) =>
  layers.flat(Infinity).map(({ start = 0, ...l }) => ({ ...l, ip: from, op: to, st: start }))

// Its layers show from `from` to `to` on its own clock.
export const composition = (id, width, height, [from, to], layers) => ({
  id,
  w: width,
  h: height,
  layers: timed(layers, from, to),
})

// All times in these files are in sixtieths of a second. A player draws `rate` frames of them: each costs a slow phone 13 ms.
export const animation = ({ name, width, height, frames, stillFrame, layers, assets = [], rate = 30 }) =>
  retimed(rate / 60, {
    v: '5.13.0',
    fr: 60,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    nm: name,
    ddd: 0,
    assets: assets.map(({ id, layers: inner }) => ({ id, layers: inner })),
    layers: timed(layers, 0, frames),
    markers: [{ cm: 'still', tm: stillFrame, dr: 0 }],
  })

const TIMES = new Set(['fr', 'ip', 'op', 'st', 't', 'tm'])

const retimed = (factor, drawing) =>
  JSON.parse(JSON.stringify(drawing), (key, v) => (TIMES.has(key) && typeof v === 'number' ? round(v * factor) : v))
