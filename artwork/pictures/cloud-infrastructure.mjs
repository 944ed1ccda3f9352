// Three regions as islands, joined by links; a global load balancer above them.
import {
  Defs,
  camera,
  ground,
  finish,
  sheet,
  prism,
  rrect,
  ngon,
  poly,
  shadow,
  pool,
  arc,
  path,
  neon,
  dot,
  chip,
  text,
  line,
  glow,
  rng,
  teal,
  sky,
  amber,
  ink,
  quiet,
  ok,
  flat,
  pts,
  n,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 20, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(11)
  const S = 64,
    P = camera({ ox: 1200, oy: 610, s: S, yaw: 45, pitch: 33 })
  const inv = (sx, sy) => {
    const u = (sx - 1200) / S,
      w = (sy - 610) / (S * P.sp)
    return [u * P.ca + w * P.sa, -u * P.sa + w * P.ca]
  }
  let under = '',
    body = '',
    links = '',
    tags = ''

  const rack = (x, y, z, w, d, h, hue = 195, on = 1) => {
    let g = prism(P, D, rrect(x, y, w, d, 0.06, 2), z, z + h, {
      side: [46, 0.055, 243],
      top: D.linear([
        [0, ok(60, 0.06, 228)],
        [1, ok(44, 0.055, 240)],
      ]),
      edge: ok(82, 0.09, 210, 0.65),
      edgeWidth: 1.3,
    })
    const rows = Math.round(h / 0.24)
    // both visible faces carry slots and lights
    for (const face of [0, 1]) {
      const m = face ? P.frame([x + w, y + d, z], [0, -1, 0], [0, 0, 1]) : P.frame([x, y + d, z], [1, 0, 0], [0, 0, 1]),
        len = face ? d : w
      let q = ''
      for (let i = 0; i < rows; i++) {
        const zz = 0.12 + (i * (h - 0.16)) / rows
        q += `<rect x=".1" y="${n(zz * 100) / 100}" width="${len - 0.2}" height=".13" rx=".03" fill="${ok(face ? 14 : 18, 0.03, 250)}"/>`
        for (let k = 0; k < 4; k++)
          if (R() < 0.68 * on) {
            const a = R() < 0.07
            q += `<rect x="${(0.16 + k * 0.13).toFixed(3)}" y="${(zz + 0.035).toFixed(3)}" width=".075" height=".06" fill="${a ? amber() : ok(face ? 78 : 88, 0.13, hue)}"/>`
          }
        if (R() < 0.5)
          q += `<rect x="${(len - 0.34).toFixed(3)}" y="${(zz + 0.04).toFixed(3)}" width=".18" height=".045" fill="${ok(70, 0.11, hue, 0.6)}"/>`
      }
      g += `<g transform="${m}">${q}</g>`
    }
    return g
  }
  const database = (x, y, z, r = 0.62, col = [62, 0.11, 240]) => {
    let g = ''
    for (let i = 0; i < 3; i++) {
      const zz = z + i * 0.44
      g += prism(P, D, ngon(x, y, r, 40), zz, zz + 0.34, {
        side: [col[0] - 12, col[1], col[2]],
        top: [col[0] - 18, col[1], col[2]],
        ambient: 0.32,
        diffuse: 0.8,
      })
      g += poly(
        P,
        ngon(x, y, r, 40),
        zz + 0.34,
        i === 2
          ? D.linear([
              [0, ok(80, 0.11, 225)],
              [1, ok(58, 0.12, 245)],
            ])
          : ok(34, 0.07, 245),
        `stroke="${ok(86, 0.1, 215, 0.75)}" stroke-width="1.5"`,
      )
      if (i < 2) g += poly(P, ngon(x, y, r * 0.93, 40), zz + 0.4, ok(84, 0.11, 205, 0.35))
    }
    return g
  }
  const hexLb = (x, y, z, r = 0.66, h = 0.55) =>
    prism(P, D, ngon(x, y, r, 6, 15), z, z + h, {
      side: [70, 0.12, 195],
      top: D.linear([
        [0, ok(95, 0.06, 195)],
        [1, ok(78, 0.13, 205)],
      ]),
      edge: ok(97, 0.04, 195),
      ambient: 0.45,
      diffuse: 0.6,
    }) +
    poly(P, ngon(x, y, r * 0.55, 6, 15), z + h + 0.01, 'none', `stroke="${ok(30, 0.06, 225)}" stroke-width="2.4"`) +
    poly(P, ngon(x, y, r * 0.18, 12), z + h + 0.01, ok(30, 0.06, 225))
  const subnet = (x, y, w, d, z, label, hue, a = 1) =>
    poly(P, rrect(x, y, w, d, 0.28), z + 0.01, ok(38, 0.06, hue, 0.55 * a)) +
    poly(
      P,
      rrect(x, y, w, d, 0.28),
      z + 0.015,
      'none',
      `stroke="${ok(80, 0.11, hue, 0.75 * a)}" stroke-width="1.8" stroke-dasharray="9 7"`,
    ) +
    (label
      ? `<g transform="${P.frame([x + 0.25, y + d - 0.22, z + 0.02], [1 / S, 0, 0], [0, 1 / S, 0])}">${text(0, 0, label, { size: 25, fill: ok(86, 0.09, hue, 0.95), weight: 550 })}</g>`
      : '')

  function region(sx, sy, size, name, cidr, hue, opts = {}) {
    const [cx, cy] = inv(sx, sy),
      x = cx - size / 2,
      y = cy - size / 2,
      T = 0.95
    under += shadow(P, D, rrect(x + 0.9, y + 0.9, size, size, 0.9), -1.6, 42, 0.75)
    under += glow(
      D,
      `<polygon points="${pts(flat(P, rrect(x - 0.1, y - 0.1, size + 0.2, size + 0.2, 0.9), -0.75))}" fill="${ok(72, 0.12, hue, 0.55)}"/>`,
      34,
      0.55,
    )
    let g = ''
    // slab in two plates with a lit seam
    g += prism(P, D, rrect(x + 0.14, y + 0.14, size - 0.28, size - 0.28, 0.8), -0.95, -0.42, {
      side: [26, 0.045, 250],
      top: ok(20, 0.04, 250),
      fall: 0.4,
    })
    g += prism(P, D, rrect(x + 0.08, y + 0.08, size - 0.16, size - 0.16, 0.85), -0.44, -0.3, {
      side: [92, 0.12, hue],
      top: null,
      ambient: 0.8,
      diffuse: 0.3,
      fall: 0.9,
    })
    g += prism(P, D, rrect(x, y, size, size, 0.9), -0.3, 0, {
      side: [42, 0.05, 246],
      top: D.linear([
        [0, ok(34, 0.05, 244)],
        [0.55, ok(27, 0.045, 249)],
        [1, ok(23, 0.04, 252)],
      ]),
      edge: ok(80, 0.1, hue, 0.8),
      edgeWidth: 2,
    })
    // fine inner grid
    let lines = ''
    for (let i = 1; i < size; i++)
      lines += `<path d="${path([P(x + i, y + 0.15), P(x + i, y + size - 0.15)])}${path([P(x + 0.15, y + i), P(x + size - 0.15, y + i)])}"/>`
    g += `<g fill="none" stroke="${ok(80, 0.08, hue, 0.11)}" stroke-width="1.1">${lines}</g>`
    const z0 = 0.02
    // two private subnets at the back, a public one in front
    const pub = [x + 0.55, y + size - 2.35, size - 1.1, 1.85],
      a = [x + 0.55, y + 0.5, size / 2 - 0.8, size - 3.2],
      b = [x + size / 2 + 0.25, y + 0.5, size / 2 - 0.8, size - 3.2]
    g += subnet(...a, z0, '', 240) + subnet(...b, z0, '', 240) + subnet(...pub, z0, '', 195)
    const lb = [pub[0] + pub[2] * 0.52, pub[1] + 0.8]
    g += pool(P, D, lb[0], lb[1], 2.3, teal, 0.55, z0)
    // traces from the load balancer to the services
    let traces = ''
    const targets = []
    for (const [px, py, pw, pd] of [a, b])
      for (let i = 0; i < 2; i++) targets.push([px + pw * (0.3 + 0.42 * i), py + pd])
    for (const [tx, ty] of targets)
      traces += path([
        P(lb[0], lb[1], z0),
        P(lb[0], (lb[1] + ty) / 2 - 0.1, z0),
        P(tx, (lb[1] + ty) / 2 - 0.1, z0),
        P(tx, ty - 0.3, z0),
      ])
    g += neon(D, traces, teal, 2.6, { halo: 7 })
    // services and stores
    const things = []
    for (const [k, [px, py, pw, pd]] of [a, b].entries()) {
      const db = opts.dbs?.includes(k)
      const cols = 2,
        rows = 2
      for (let i = 0; i < cols; i++)
        for (let j = 0; j < rows; j++) {
          const bx = px + 0.3 + (i * (pw - 0.3)) / cols,
            by = py + 0.3 + (j * (pd - 0.25)) / rows,
            w = (pw - 0.3) / cols - 0.3
          if (db && j === 1) {
            if (i === 0) things.push([px + pw / 2, by + w / 2 + 0.1, () => database(px + pw / 2, by + 0.48, z0, 0.62)])
            continue
          }
          const h = R.range(1.15, 1.75) + (j === 0 ? 0.55 : 0)
          things.push([bx, by, () => rack(bx, by, z0, w, Math.min(w, 1.05), h, hue)])
        }
    }
    things.push([lb[0], lb[1], () => hexLb(lb[0], lb[1], z0)])
    // small functions in the public subnet
    for (let i = 0; i < 3; i++) {
      const bx = pub[0] + 0.35 + i * 0.72
      if (bx + 0.5 < lb[0] - 0.8)
        things.push([
          bx,
          pub[1] + 0.5,
          () =>
            prism(P, D, rrect(bx, pub[1] + 0.5, 0.5, 0.5, 0.1, 3), z0, z0 + 0.42, {
              side: [58, 0.1, 235],
              top: [74, 0.12, 240],
              edge: ok(90, 0.07, 230, 0.8),
            }),
        ])
    }
    for (let i = 0; i < 2; i++) {
      const bx = lb[0] + 1.05 + i * 0.72
      if (bx + 0.5 < pub[0] + pub[2] - 0.2)
        things.push([
          bx,
          pub[1] + 0.5,
          () =>
            prism(P, D, rrect(bx, pub[1] + 0.5, 0.5, 0.5, 0.1, 3), z0, z0 + 0.42, {
              side: [58, 0.1, 235],
              top: i ? ok(30, 0.05, 245) : [74, 0.12, 240],
              edge: ok(90, 0.07, 230, 0.8),
            }),
        ])
    }
    things.sort((p, q) => p[0] + p[1] - (q[0] + q[1]))
    g += things.map((t) => t[2]()).join('')
    body += g
    return { x, y, size, lb, top: P(cx, cy, 0), name, cidr }
  }

  const back = region(1200, 300, 6, 'eu-west', '10.10.0.0/16', 195, { dbs: [1] })
  const left = region(706, 735, 6.7, 'us-east', '10.20.0.0/16', 205, { dbs: [1] })
  const right = region(1694, 735, 6.7, 'ap-south', '10.30.0.0/16', 220, { dbs: [0] })

  // edge pads outside the middle
  let pads = ''
  const edges = [
    [180, 330],
    [350, 170],
    [2220, 330],
    [2050, 170],
    [110, 640],
    [2290, 640],
    [1200, 1085],
    [640, 1085],
    [1760, 1085],
  ]
  const padPos = edges.map(([sx, sy]) => inv(sx, sy))
  for (const [i, [x, y]] of padPos.entries()) {
    const r = i > 5 ? 0.9 : 0.62
    under += pool(P, D, x, y, r * 2.6, sky, 0.35, -0.2)
    pads +=
      prism(P, D, ngon(x, y, r, 6, 15), -0.25, 0, {
        side: [40, 0.06, 240],
        top: ok(26, 0.045, 248),
        edge: ok(80, 0.1, 220, 0.8),
      }) +
      prism(P, D, ngon(x, y, r * 0.42, 6, 15), 0, 0.4, {
        side: [62, 0.11, 225],
        top: [82, 0.1, 205],
        edge: ok(95, 0.05, 200),
      })
  }

  // the global entry point in the middle
  const [gx, gy] = inv(1200, 706)
  let hub = pool(P, D, gx, gy, 5, teal, 0.5, -0.4)
  for (const [r, a] of [
    [2.1, 0.35],
    [1.55, 0.6],
  ])
    hub += poly(
      P,
      ngon(gx, gy, r, 6, 15),
      0,
      ok(60, 0.09, 210, 0.06),
      `stroke="${teal(a)}" stroke-width="2" ${r > 2 ? 'stroke-dasharray="4 10" stroke-linecap="round"' : ''}`,
    )
  hub += prism(P, D, ngon(gx, gy, 1.18, 6, 15), -0.1, 0.3, {
    side: [38, 0.06, 235],
    top: ok(26, 0.05, 245),
    edge: teal(0.9),
  })
  const beamTop = P(gx, gy, 2.15),
    beamBase = P(gx, gy, 0.3)
  hub += `<path d="M${n(beamBase[0] - 46)} ${n(beamBase[1])}L${n(beamTop[0] - 30)} ${n(beamTop[1])}H${n(beamTop[0] + 30)}L${n(beamBase[0] + 46)} ${n(beamBase[1])}Z" fill="${D.linear(
    [
      [0, teal(0.75)],
      [1, teal(0.08)],
    ],
  )}" style="mix-blend-mode:screen"/>`
  let hubTop =
    prism(P, D, ngon(gx, gy, 0.92, 6, 15), 1.75, 2.2, {
      side: [72, 0.12, 195],
      top: D.linear([
        [0, ok(97, 0.05, 195)],
        [1, ok(80, 0.13, 208)],
      ]),
      edge: ok(98, 0.03, 195),
      edgeWidth: 2,
    }) +
    poly(P, ngon(gx, gy, 0.58, 6, 15), 2.21, 'none', `stroke="${ok(28, 0.06, 230)}" stroke-width="3"`) +
    [0, 1, 2]
      .map((i) => {
        const [a] = [ngon(gx, gy, 0.58, 3, 45)[i]]
        return line(path([P(gx, gy, 2.21), P(a[0], a[1], 2.21)]), ok(28, 0.06, 230), 3)
      })
      .join('') +
    poly(P, ngon(gx, gy, 0.16, 16), 2.21, ok(28, 0.06, 230))

  // links
  const at = (r) => [...r.lb, 0.62]
  const spark = (pl, col, list) =>
    list
      .map((t) => {
        const p = pl[Math.round(t * (pl.length - 1))]
        return dot(D, p[0], p[1], 5, col)
      })
      .join('')
  const hubAt = [gx, gy, 2.0]
  for (const [r, lift] of [
    [back, 1.1],
    [left, 1.6],
    [right, 1.6],
  ]) {
    const l = arc(P, hubAt, at(r), lift)
    links += neon(D, path(l), teal, 4.5, { halo: 16 }) + spark(l, teal, [0.3, 0.52, 0.76])
  }
  const corner = (r, k) =>
    k === 'l'
      ? [r.x + 0.3, r.y + r.size - 0.3, 0.05]
      : k === 'r'
        ? [r.x + r.size - 0.3, r.y + 0.3, 0.05]
        : k === 'b'
          ? [r.x + r.size - 0.3, r.y + r.size - 0.3, 0.05]
          : [r.x + 0.3, r.y + 0.3, 0.05]
  const gate = (p) =>
    prism(P, D, ngon(p[0], p[1], 0.26, 20), 0, 0.3, {
      side: [70, 0.12, 240],
      top: [88, 0.08, 220],
      edge: ok(97, 0.03, 210),
    })
  const pairs = [
    [corner(back, 'l'), corner(left, 't'), sky, 1.0],
    [corner(back, 'r'), corner(right, 't'), sky, 1.0],
  ]
  let gates = ''
  for (const [a, b, col, lift] of pairs) {
    const l = arc(P, a, b, lift)
    links += neon(D, path(l), col, 4, { halo: 14 }) + spark(l, col, [0.25, 0.5, 0.75])
    gates += gate(a) + gate(b)
  }
  // replication between the two front regions, in amber, low over the ground
  const repA = [left.x + left.size - 0.3, left.y + left.size * 0.5, 0.05],
    repB = [right.x + right.size * 0.5, right.y + right.size - 0.3, 0.05]
  const rep = arc(P, repA, repB, -0.2, 60, 1.6)
  links += neon(D, path(rep), amber, 3.6, { halo: 13 }) + spark(rep, amber, [0.2, 0.42, 0.63, 0.82])
  gates += gate(repA) + gate(repB)
  // edge links, thin
  let thin = ''
  const near = [left, back, right, back, left, right, null, left, right]
  for (const [i, p] of padPos.entries()) {
    const r = near[i]
    const to = r
      ? i === 0 || i === 4
        ? corner(r, 'l')
        : i === 2 || i === 5
          ? corner(r, 'r')
          : i > 6
            ? corner(r, 'b')
            : corner(r, 't')
      : [gx, gy, 0.2]
    const l = arc(P, [...p, 0.4], to, i > 5 ? 0.1 : 1.2)
    thin += neon(D, path(l), sky, 2, { halo: 8, power: 0.6, core: false }) + spark(l, sky, [0.5])
  }

  const tag = (x, y, a, b, o = {}) =>
    `<g>${text(x, y, a, { size: 40, fill: ink(), sans: true, weight: 600, anchor: o.anchor, halo: true })}${text(x, y + 38, b, { size: 26, fill: teal(0.95), anchor: o.anchor, halo: true })}</g>`
  tags += tag(1490, 190, 'eu-west', '10.10.0.0/16')
  tags += tag(448, 492, 'us-east', '10.20.0.0/16')
  tags += tag(1952, 492, 'ap-south', '10.30.0.0/16', { anchor: 'end' })
  tags += chip(1200, 908, 'replica lag 0.8 s', { anchor: 'middle', dot: amber(), size: 26 })
  tags += chip(880, 430, '74 ms', { anchor: 'middle' }) + chip(1520, 430, '118 ms', { anchor: 'middle' })
  tags += [
    [640, 'workshop'],
    [1200, 'office'],
    [1760, 'field devices'],
  ]
    .map(([x, t]) => text(x, 1162, t, { anchor: 'middle', size: 26, fill: quiet(), halo: true }))
    .join('')

  return sheet(
    D,
    ground(D, { P, cy: 0.45, step: 1 }) + under + thin + pads + hub + body + hubTop + links + gates + tags + finish(D),
  )
}
