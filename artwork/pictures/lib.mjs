// Shared drawing kit: palette, seeded noise, a small orthographic camera with lit prisms, glows, labels.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

export const W = 2400,
  H = 1200
const fonts = (name) =>
  pathToFileURL(`${dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))}/files/`).href
export const ok = (l, c, h, a = 1) =>
  `oklch(${+l.toFixed(2)}% ${+c.toFixed(4)} ${+h.toFixed(1)}${a < 1 ? ` / ${+a.toFixed(3)}` : ''})`
export const teal = (a = 1, l = 83) => ok(l, 0.12, 195, a)
export const sky = (a = 1, l = 74) => ok(l, 0.13, 245, a)
export const amber = (a = 1, l = 82) => ok(l, 0.15, 78, a)
export const green = (a = 1, l = 80) => ok(l, 0.19, 152, a)
export const red = (a = 1, l = 68) => ok(l, 0.2, 25, a)
export const ink = (a = 1) => ok(95, 0.01, 230, a)
export const quiet = (a = 1) => ok(76, 0.03, 238, a)
export const night = (l = 12, a = 1) => ok(l, 0.026, 252, a)

export function rng(seed) {
  let s = seed >>> 0
  const f = () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  f.range = (a, b) => a + (b - a) * f()
  f.int = (a, b) => Math.floor(a + (b - a + 1) * f())
  f.pick = (l) => l[Math.floor(f() * l.length)]
  f.gauss = () => (f() + f() + f() + f() - 2) / 1.15
  return f
}
export const n = (v) => +v.toFixed(1)
export const lerp = (a, b, t) => a + (b - a) * t
export const clamp = (v, a = 0, b = 1) => Math.min(b, Math.max(a, v))
export const esc = (t) => String(t).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
export const pts = (l) => l.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')
export const path = (l, close) => 'M' + l.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + (close ? 'Z' : '')

// definitions collected while drawing
export class Defs {
  constructor() {
    this.items = []
    this.cache = new Map()
    this.count = 0
  }
  add(make, key) {
    if (key && this.cache.has(key)) return this.cache.get(key)
    const id = `d${++this.count}`
    this.items.push(make(id))
    if (key) this.cache.set(key, id)
    return id
  }
  linear(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false) {
    const key = 'l' + JSON.stringify([stops, x1, y1, x2, y2, user])
    return `url(#${this.add((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`, key)})`
  }
  radial(stops, cx = 0.5, cy = 0.5, r = 0.5, user = false, transform = '') {
    const key = 'r' + JSON.stringify([stops, cx, cy, r, user, transform])
    return `url(#${this.add((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}${transform ? ` gradientTransform="${transform}"` : ''}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`, key)})`
  }
  blur(s) {
    return `url(#${this.add((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`, 'b' + s)})`
  }
  // blur over the whole sheet (for lines with an empty bounding box too)
  soft(s) {
    return `url(#${this.add((id) => `<filter id="${id}" filterUnits="userSpaceOnUse" x="-100" y="-100" width="${W + 200}" height="${Math.max(H, 1800) + 200}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${s}"/></filter>`, 's' + s)})`
  }
  clip(inner) {
    return `url(#${this.add((id) => `<clipPath id="${id}">${inner}</clipPath>`)})`
  }
  toString() {
    return this.items.join('')
  }
}

export const screen = (inner, opacity = 1) => `<g style="mix-blend-mode:screen" opacity="${opacity}">${inner}</g>`
export const glow = (D, inner, s = 12, opacity = 1) =>
  `<g style="mix-blend-mode:screen" opacity="${opacity}"><g filter="${D.soft(s)}">${inner}</g></g>`
export const line = (d, stroke, w = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
// a luminous line: halo, body, core
export const neon = (D, d, col, w = 4, o = {}) => {
  const halo = o.halo ?? 14,
    k = o.power ?? 1
  return `<g style="mix-blend-mode:screen"><g filter="${D.soft(halo)}">${line(d, col(0.55 * k), w * 4)}</g><g filter="${D.soft(4)}">${line(d, col(0.8 * k), w * 1.6)}</g></g>${line(d, col(1), w)}${o.core === false ? '' : line(d, ok(97, 0.03, 200, 0.85 * k), Math.max(1, w * 0.35))}`
}
export const dot = (D, x, y, r, col, o = {}) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${r * (o.spread ?? 5)}" fill="${D.radial([
    [0, col(0.7)],
    [0.25, col(0.28)],
    [1, col(0)],
  ])}" style="mix-blend-mode:screen"/><circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="${o.fill ?? col(1, 92)}"/>`
export const text = (x, y, t, o = {}) =>
  `<text x="${n(x)}" y="${n(y)}" font-family="${o.sans ? 'Geist' : 'Geist Mono'}" font-size="${o.size ?? 26}" font-weight="${o.weight ?? 500}" fill="${o.fill ?? quiet()}" text-anchor="${o.anchor ?? 'start'}" letter-spacing="${o.track ?? (o.sans ? '-.01em' : '.01em')}" ${o.halo ? `paint-order="stroke" stroke="${ok(14.5, 0.03, 250, 0.8)}" stroke-width="9" stroke-linejoin="round"` : ''} ${o.extra ?? ''} xml:space="preserve">${esc(t)}</text>`
export const textWidth = (t, size = 26) => t.length * size * 0.61
// a small chip with a mono label
export function chip(x, y, t, o = {}) {
  const size = o.size ?? 26,
    w = textWidth(t, size) + (o.dot ? 62 : 40),
    h = size * 1.85
  const left = o.anchor === 'middle' ? x - w / 2 : o.anchor === 'end' ? x - w : x
  return `<g><rect x="${n(left)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}" fill="${o.bg ?? night(13, 0.86)}" stroke="${o.stroke ?? ok(60, 0.05, 230, 0.35)}" stroke-width="1.5"/>${o.dot ? `<circle cx="${n(left + 25)}" cy="${n(y)}" r="6.5" fill="${o.dot}"/>` : ''}${text(left + (o.dot ? 42 : 20), y + size * 0.34, t, { size, fill: o.fill ?? ink(0.92), weight: o.weight })}</g>`
}

// camera: orthographic, yaw about the vertical, pitch from above
export function camera({ ox, oy, s, yaw = 45, pitch = 35.264 }) {
  const a = (yaw * Math.PI) / 180,
    p = (pitch * Math.PI) / 180,
    ca = Math.cos(a),
    sa = Math.sin(a),
    sp = Math.sin(p),
    cp = Math.cos(p)
  const P = (x, y, z = 0) => [ox + (x * ca - y * sa) * s, oy + (x * sa + y * ca) * s * sp - z * s * cp]
  P.depth = (x, y, z = 0) => (x * sa + y * ca) * cp + z * sp
  P.s = s
  P.sp = sp
  P.cp = cp
  P.ca = ca
  P.sa = sa
  P.frame = (o, u, v) => {
    const [x0, y0] = P(...o),
      [x1, y1] = P(o[0] + u[0], o[1] + u[1], o[2] + u[2]),
      [x2, y2] = P(o[0] + v[0], o[1] + v[1], o[2] + v[2])
    return `matrix(${[x1 - x0, y1 - y0, x2 - x0, y2 - y0, x0, y0].map((q) => +q.toFixed(4)).join(' ')})`
  }
  return P
}
export const rect = (x, y, w, d) => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
]
export function rrect(x, y, w, d, r, k = 7) {
  const out = []
  for (const [cx, cy, a0] of [
    [x + w - r, y + r, -90],
    [x + w - r, y + d - r, 0],
    [x + r, y + d - r, 90],
    [x + r, y + r, 180],
  ])
    for (let i = 0; i <= k; i++) {
      const a = ((a0 + (90 * i) / k) * Math.PI) / 180
      out.push([cx + r * Math.cos(a), cy + r * Math.sin(a)])
    }
  return out
}
export const ngon = (cx, cy, r, k, rot = 0) =>
  Array.from({ length: k }, (_, i) => {
    const a = ((rot + (360 * i) / k) * Math.PI) / 180
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
  })
// extrude a convex, clockwise-on-screen outline; sides are lit by their normal
export function prism(P, D, outline, z0, z1, m = {}) {
  const [l, c, h] = m.side ?? [30, 0.04, 250],
    amb = m.ambient ?? 0.42,
    dif = m.diffuse ?? 0.58,
    la = ((m.light ?? -150) * Math.PI) / 180
  const k = outline.length
  let sides = ''
  for (let i = 0; i < k; i++) {
    const [x1, y1] = outline[i],
      [x2, y2] = outline[(i + 1) % k]
    let nx = y2 - y1,
      ny = -(x2 - x1)
    const q = Math.hypot(nx, ny) || 1
    nx /= q
    ny /= q
    const u = nx * P.ca - ny * P.sa,
      w = nx * P.sa + ny * P.ca
    if (w <= 0.001) continue
    const lit = Math.max(0, u * Math.cos(la) + w * Math.abs(Math.sin(la)) * 0.5),
      f = amb + dif * lit
    const up = ok(l * f, c * (0.6 + 0.4 * f), h, m.alpha ?? 1),
      dn = ok(l * f * (m.fall ?? 0.55), c * 0.8, h + 6, m.alphaLow ?? m.alpha ?? 1)
    const a = P(x1, y1, z1),
      b = P(x2, y2, z1),
      d2 = P(x2, y2, z0),
      e = P(x1, y1, z0)
    const yTop = Math.min(a[1], b[1]),
      yBot = Math.max(d2[1], e[1])
    const fill = D.linear(
      [
        [0, up],
        [1, dn],
      ],
      0,
      n(yTop),
      0,
      n(yBot),
      true,
    )
    sides += `<polygon points="${pts([a, b, d2, e])}" fill="${fill}"${(m.alpha ?? 1) < 1 ? '' : ` stroke="${fill}" stroke-width=".8"`}/>`
  }
  const top = outline.map(([x, y]) => P(x, y, z1))
  const t =
    m.top === null
      ? ''
      : `<polygon points="${pts(top)}" fill="${typeof m.top === 'string' ? m.top : ok(...(m.top ?? [38, 0.045, 248]))}" ${m.edge ? `stroke="${m.edge}" stroke-width="${m.edgeWidth ?? 1.5}" stroke-linejoin="round"` : ''}/>`
  return sides + t
}
export const flat = (P, outline, z = 0) => outline.map(([x, y]) => P(x, y, z))
export const poly = (P, outline, z, fill, extra = '') =>
  `<polygon points="${pts(flat(P, outline, z))}" fill="${fill}" ${extra}/>`
export const shadow = (P, D, outline, z = 0, s = 24, a = 0.6) =>
  `<g filter="${D.soft(s)}"><polygon points="${pts(flat(P, outline, z))}" fill="${ok(4, 0.02, 255, a)}"/></g>`
export const pool = (P, D, x, y, r, col, a = 0.5, z = 0) => {
  const [sx, sy] = P(x, y, z)
  return `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(r * P.s)}" ry="${n(r * P.s * P.sp)}" fill="${D.radial([
    [0, col(a)],
    [0.45, col(a * 0.35)],
    [1, col(0)],
  ])}" style="mix-blend-mode:screen"/>`
}
// an arc between two points in space, lifted in the middle
export function arc(P, a, b, lift, k = 40, bend = 0) {
  const out = [],
    dx = b[0] - a[0],
    dy = b[1] - a[1],
    q = Math.hypot(dx, dy) || 1
  for (let i = 0; i <= k; i++) {
    const t = i / k,
      w = 4 * t * (1 - t)
    out.push(
      P(
        lerp(a[0], b[0], t) - (dy / q) * bend * w,
        lerp(a[1], b[1], t) + (dx / q) * bend * w,
        lerp(a[2] ?? 0, b[2] ?? 0, t) + lift * w,
      ),
    )
  }
  return out
}

// the common ground: deep blue-black with a lit middle, optional floor grid in the camera's plane
export function ground(D, o = {}) {
  const { cx = 0.5, cy = 0.42, lit = [25, 0.045, 248], P, step = 1, span = 40, gridAlpha = 0.16 } = o
  let g = `<rect width="${W}" height="${H}" fill="${D.radial(
    [
      [0, ok(...lit)],
      [0.45, ok(18.5, 0.034, 251)],
      [1, ok(11.5, 0.024, 254)],
    ],
    cx,
    cy,
    0.72,
  )}"/>`
  if (P) {
    let lines = '',
      marks = ''
    for (let i = -span; i <= span; i += step) {
      lines += `<path d="${path([P(i, -span), P(i, span)])}${path([P(-span, i), P(span, i)])}"/>`
      for (let j = -span; j <= span; j += step * 4)
        if (Math.round(i / step) % 4 === 0) {
          const [x, y] = P(i, j)
          if (x > -20 && x < W + 20 && y > -20 && y < H + 20) marks += `<circle cx="${n(x)}" cy="${n(y)}" r="2.6"/>`
        }
    }
    const mask = D.add(
      (id) =>
        `<mask id="${id}"><rect width="${W}" height="${H}" fill="${D.radial(
          [
            [0, '#fff'],
            [0.5, '#999'],
            [1, '#000'],
          ],
          0.5,
          0.5,
          0.62,
        )}"/></mask>`,
    )
    g += `<g mask="url(#${mask})"><g fill="none" stroke="${ok(70, 0.07, 225, gridAlpha)}" stroke-width="1.2">${lines}</g><g fill="${ok(80, 0.09, 205, gridAlpha * 2.6)}">${marks}</g></g>`
  }
  return g
}
export function finish(D, o = {}) {
  const grain = D.add(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 0 0 0 -.28"/></filter>`,
  )
  const w = o.w ?? W,
    h = o.h ?? H
  return `<rect width="${w}" height="${h}" fill="${D.radial(
    [
      [0, ok(6, 0.02, 255, 0)],
      [0.62, ok(6, 0.02, 255, 0)],
      [1, ok(6, 0.02, 255, o.vignette ?? 0.55)],
    ],
    0.5,
    0.47,
    0.75,
  )}"/><rect width="${w}" height="${h}" filter="url(#${grain})" opacity="${o.grain ?? 0.05}" style="mix-blend-mode:overlay"/>`
}
export const sheet = (
  D,
  body,
  w = W,
  h = H,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title><style>
@font-face{font-family:Geist;src:url(${fonts('@fontsource-variable/geist')}geist-latin-wght-normal.woff2);font-weight:100 900}
@font-face{font-family:'Geist Mono';src:url(${fonts('@fontsource-variable/geist-mono')}geist-mono-latin-wght-normal.woff2);font-weight:100 900}
@font-face{font-family:'Geist Mono';src:url(${fonts('@fontsource-variable/geist-mono')}geist-mono-symbols2-wght-normal.woff2);font-weight:100 900;unicode-range:U+2190-21FF,U+2500-25FF,U+2700-27BF}
html,body{margin:0;background:#060a12}svg{display:block;isolation:isolate}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${D}</defs>${body}</svg></html>`
