// A cluster: control plane, three worker nodes as hexagonal platforms, pods in a honeycomb, one deployment rolling.
import {
  Defs,
  camera,
  ground,
  finish,
  sheet,
  prism,
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
  green,
  ink,
  ok,
  flat,
  pts,
  n,
  lerp,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 52, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(5)
  const S = 74,
    P = camera({ ox: 1200, oy: 548, s: S, yaw: 0, pitch: 35 }),
    G = camera({ ox: 1200, oy: 548, s: S, yaw: 45, pitch: 35 })
  let under = '',
    body = '',
    top = '',
    tags = ''

  const rounded = (x, y, r, q = 0.5) => {
    // a hexagon with soft corners
    const c = ngon(x, y, r, 6, 0),
      out = []
    for (let i = 0; i < 6; i++) {
      const [px, py] = c[(i + 5) % 6],
        [qx, qy] = c[i],
        [rx, ry] = c[(i + 1) % 6]
      const t = q / r
      const a = [lerp(qx, px, t), lerp(qy, py, t)],
        b = [lerp(qx, rx, t), lerp(qy, ry, t)]
      for (let k = 0; k <= 5; k++) {
        const u = k / 5
        out.push([lerp(lerp(a[0], qx, u), lerp(qx, b[0], u), u), lerp(lerp(a[1], qy, u), lerp(qy, b[1], u), u)])
      }
    }
    return out
  }
  // the honeycomb of slots on a platform: ring 0, 1 and 2
  const PITCH = 1.42
  const slots = (cx, cy) => {
    const out = []
    for (let q = -2; q <= 2; q++)
      for (let r = -2; r <= 2; r++)
        if (Math.abs(q + r) <= 2)
          out.push([
            cx + PITCH * (q + r / 2) * 0.999,
            cy + PITCH * r * 0.866,
            Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)),
          ])
    return out.sort((a, b) => a[1] - b[1] || a[0] - b[0])
  }
  const RP = 0.66

  const kinds = {
    api: {
      side: [76, 0.125, 195],
      top: [
        [0, ok(94, 0.07, 192)],
        [1, ok(80, 0.13, 200)],
      ],
      hue: teal,
      h: 1.05,
    },
    web: {
      side: [66, 0.13, 243],
      top: [
        [0, ok(88, 0.08, 238)],
        [1, ok(70, 0.14, 246)],
      ],
      hue: sky,
      h: 0.95,
    },
    sys: {
      side: [38, 0.06, 250],
      top: [
        [0, ok(50, 0.06, 245)],
        [1, ok(38, 0.06, 250)],
      ],
      hue: sky,
      h: 0.55,
    },
    job: {
      side: [56, 0.11, 275],
      top: [
        [0, ok(74, 0.1, 275)],
        [1, ok(58, 0.13, 278)],
      ],
      hue: (a) => ok(70, 0.13, 275, a),
      h: 0.7,
    },
    new: {
      side: [80, 0.15, 74],
      top: [
        [0, ok(95, 0.09, 88)],
        [1, ok(82, 0.15, 76)],
      ],
      hue: amber,
      h: 0.62,
    },
  }
  const slot = (x, y) =>
    poly(
      P,
      rounded(x, y, RP + 0.04, 0.14),
      0.012,
      ok(15, 0.03, 252, 0.75),
      `stroke="${ok(70, 0.08, 220, 0.28)}" stroke-width="1.4"`,
    )
  function pod(x, y, kind, o = {}) {
    const k = kinds[kind],
      h = o.h ?? k.h + R.range(-0.06, 0.06),
      z = o.z ?? 0.03
    let g = ''
    if (kind !== 'sys') g += pool(P, D, x, y + 0.15, 1.25, k.hue, kind === 'new' ? 0.6 : 0.34, 0.01)
    g += prism(P, D, rounded(x, y, RP - 0.06, 0.16), z, z + h, {
      side: k.side,
      top: D.linear(k.top, 0, 0, 0.3, 1),
      edge: ok(98, 0.03, 210, 0.75),
      edgeWidth: 1.6,
      ambient: 0.36,
      diffuse: 0.62,
      fall: 0.42,
    })
    // a container window on the front face and a readiness light on the top
    const [fx, fy] = P(x, y + (RP - 0.06) * 0.866, z + h * 0.5)
    if (kind !== 'sys')
      g +=
        `<rect x="${n(fx - 15)}" y="${n(fy - h * 9)}" width="30" height="${n(h * 18)}" rx="4" fill="${ok(14, 0.04, 250, 0.55)}"/>` +
        Array.from(
          { length: 3 },
          (_, i) =>
            `<rect x="${n(fx - 10)}" y="${n(fy - h * 9 + 5 + i * h * 5.2)}" width="${[20, 13, 17][i]}" height="3" rx="1.5" fill="${k.hue(0.95)}"/>`,
        ).join('')
    const [, ty] = P(x, y, z + h)
    if (kind === 'new') {
      // starting: a ring that is not yet closed
      const c = Array.from({ length: 30 }, (_, i) => {
        const a = ((-90 + (360 * (o.progress ?? 0.6) * i) / 29) * Math.PI) / 180
        return P(x + 0.34 * Math.cos(a), y + 0.34 * Math.sin(a), z + h + 0.01)
      })
      g +=
        poly(P, ngon(x, y, 0.34, 32), z + h + 0.01, 'none', `stroke="${ok(45, 0.1, 65, 0.55)}" stroke-width="5"`) +
        line(path(c), ok(28, 0.07, 60), 5)
    } else if (kind !== 'sys')
      g +=
        poly(P, ngon(x, y, 0.2, 20), z + h + 0.01, ok(22, 0.05, 240, 0.8)) +
        poly(P, ngon(x, y, 0.1, 16), z + h + 0.015, green(1, 88))
    return g
  }
  function ghost(x, y, h = 1.05) {
    // terminating: an outline, dissolving upwards
    const o = rounded(x, y, RP - 0.06, 0.16),
      c = ngon(x, y, RP - 0.06, 6, 0)
    let g = ''
    g += prism(P, D, o, 0.03, 0.03 + h, {
      side: [76, 0.12, 195],
      top: ok(85, 0.1, 195, 0.22),
      alpha: 0.2,
      alphaLow: 0.6,
    })
    const dash = `stroke-dasharray="6 7"`
    g += `<polygon points="${pts(flat(P, o, 0.03 + h))}" fill="none" stroke="${teal(0.95)}" stroke-width="2.4" ${dash}/><polyline points="${pts([0, 1, 2, 3].map((i) => P(...c[i], 0.04)))}" fill="none" stroke="${teal(0.5)}" stroke-width="2" ${dash}/>`
    for (const i of [0, 1, 2, 3]) g += line(path([P(...c[i], 0.1), P(...c[i], h - 0.04)]), teal(0.5), 1.8, dash)
    for (let i = 0; i < 46; i++) {
      const a = R() * 6.28,
        q = Math.sqrt(R()) * 0.6,
        z = h + 0.1 + R() ** 1.6 * 2.1,
        [px, py] = P(x + q * Math.cos(a), y + q * Math.sin(a), z),
        s = R.range(2, 7) * (1 - (z - h) / 2.6)
      g += `<rect x="${n(px)}" y="${n(py)}" width="${n(s)}" height="${n(s)}" fill="${teal(0.85 * (1 - (z - h) / 2.4))}"/>`
    }
    return g
  }

  function platform(cx, cy, r, name, o = {}) {
    const hue = o.hue ?? 205
    under += shadow(P, D, rounded(cx + 0.4, cy + 0.8, r, 0.6), -1.9, 44, 0.8)
    under += glow(
      D,
      `<polygon points="${pts(flat(P, rounded(cx, cy, r + 0.1, 0.6), -1))}" fill="${ok(72, 0.12, hue, 0.6)}"/>`,
      40,
      0.5,
    )
    let g = prism(P, D, rounded(cx, cy, r - 0.16, 0.55), -1.3, -0.56, { side: [30, 0.05, 250], top: null, fall: 0.35 })
    g += prism(P, D, rounded(cx, cy, r - 0.1, 0.55), -0.56, -0.42, {
      side: [90, 0.12, hue],
      top: null,
      ambient: 0.75,
      diffuse: 0.35,
      fall: 0.9,
    })
    g += prism(P, D, rounded(cx, cy, r, 0.6), -0.42, 0, {
      side: [44, 0.05, 246],
      top: D.linear([
        [0, ok(35, 0.05, 242)],
        [1, ok(22, 0.042, 251)],
      ]),
      edge: ok(82, 0.1, hue, 0.85),
      edgeWidth: 2,
    })
    g += poly(P, rounded(cx, cy, r - 0.28, 0.5), 0.005, 'none', `stroke="${ok(82, 0.1, hue, 0.3)}" stroke-width="1.5"`)
    // capacity lights on the front face
    const load = o.load ?? 0.6,
      y = cy + r * 0.866,
      len = r - 0.9,
      cells = 16
    for (let i = 0; i < cells; i++) {
      const x = cx - len / 2 + (i * len) / cells
      const [a, b] = [P(x, y, -0.13), P(x + (len / cells) * 0.66, y, -0.29)]
      const on = i / cells < load
      g += `<rect x="${n(a[0])}" y="${n(a[1])}" width="${n(b[0] - a[0])}" height="${n(b[1] - a[1])}" rx="2" fill="${on ? (i / cells > 0.78 ? amber() : ok(86, 0.13, hue)) : ok(18, 0.03, 250)}"/>`
    }
    const all = slots(cx, cy).filter((q) => q[2] <= (o.rings ?? 2))
    g += all.map(([x, y]) => slot(x, y)).join('')
    all.forEach(([x, y], i) => {
      const t = o.pods[i]
      if (!t || t === '.') return
      g += t === 'ghost' ? ghost(x, y) : Array.isArray(t) ? pod(x, y, t[0], t[1]) : pod(x, y, t)
    })
    body += g
  }
  const _ = '.'
  // ring order: five rows of 3, 4, 5, 4, 3
  platform(0, -4.6, 3.1, 'control plane', {
    hue: 245,
    rings: 1,
    load: 0.35,
    pods: ['sys', 'sys', 'sys', ['api', { h: 1.5 }], 'sys', 'sys', 'sys'],
  })
  platform(-7.3, -0.35, 4.3, 'node-a', {
    load: 0.74,
    pods: [
      'web',
      'web',
      _,
      'web',
      'api',
      'api',
      'job',
      'sys',
      'api',
      'api',
      'api',
      _,
      'web',
      'api',
      'job',
      _,
      'sys',
      'web',
      _,
    ],
  })
  platform(7.3, -0.35, 4.3, 'node-c', {
    load: 0.52,
    pods: [
      _,
      'web',
      'sys',
      'web',
      'web',
      'api',
      _,
      _,
      'api',
      'api',
      'api',
      'web',
      'job',
      'api',
      _,
      'web',
      _,
      'job',
      'sys',
    ],
  })
  platform(0, 4.1, 4.3, 'node-b', {
    load: 0.9,
    pods: [
      'sys',
      'web',
      'sys',
      'web',
      'job',
      'web',
      'web',
      'api',
      'api',
      ['new', { progress: 0.86, h: 0.84 }],
      'api',
      'job',
      ['api', { h: 0.9 }],
      ['new', { progress: 0.5, h: 0.6 }],
      ['new', { progress: 0.22, h: 0.38 }],
      'web',
      'ghost',
      _,
      _,
    ],
  })

  // the way in: a gate whose light falls on the first pods of the service
  const inX = -4.9,
    inY = -6.1
  let gate = ''
  under +=
    shadow(P, D, rounded(inX + 0.2, inY + 0.5, 1.3, 0.3), -1.2, 26, 0.7) + pool(P, D, inX, inY, 3, teal, 0.45, -0.5)
  gate +=
    prism(P, D, rounded(inX, inY, 1.25, 0.3), -0.5, -0.14, { side: [30, 0.05, 245], top: null, fall: 0.4 }) +
    prism(P, D, rounded(inX, inY, 1.3, 0.3), -0.1, 0.12, {
      side: [42, 0.06, 240],
      top: ok(26, 0.05, 246),
      edge: teal(0.9),
      edgeWidth: 2,
    }) +
    prism(P, D, rounded(inX, inY, 0.74, 0.18), 0.12, 0.95, {
      side: [74, 0.125, 195],
      top: D.linear([
        [0, ok(97, 0.05, 192)],
        [1, ok(80, 0.13, 202)],
      ]),
      edge: ok(98, 0.03, 195),
      edgeWidth: 1.8,
      ambient: 0.4,
      diffuse: 0.65,
      fall: 0.5,
    })
  {
    const [x, y] = P(inX, inY, 0.96)
    gate += [
      [-15, 0],
      [0, -5],
      [15, 0],
    ]
      .map(([dx, dy]) => line(`M${n(x + dx - 5)} ${n(y + dy - 7)}l8 7 -8 7`, ok(24, 0.06, 235), 3.4))
      .slice(0, 2)
      .join('')
  }
  body = gate + body
  for (const [from, to, lift] of [
    [[inX - 0.62, inY + 0.4, 0.5], [-7.3, -0.35, 1.1], 1.3],
    [[inX + 0.62, inY + 0.4, 0.5], [-1.42, 4.1, 1.2], 2.2],
    [[1.42, 4.1, 1.2], [7.3 - 1.42, -0.35 + 0, 1.1], 1.5],
  ]) {
    const l = arc(P, from, to, lift, 60)
    top +=
      neon(D, path(l), teal, 3.6, { halo: 14 }) +
      [0.2, 0.42, 0.64, 0.84].map((t) => dot(D, ...l[Math.round(t * 60)], 5, teal)).join('')
    const e = l.at(-1)
    top += dot(D, e[0], e[1], 8, teal)
  }

  // network: ingress down to the nodes, control plane to each kubelet
  let net = ''
  const cp = [0, -4.6, -0.6]
  for (const [to, bend] of [
    [[-7.3, -0.35, -0.6], 0],
    [[7.3, -0.35, -0.6], 0],
    [[0, 3, -0.6], 0],
  ]) {
    const l = arc(P, cp, to, 0, 30, bend)
    net +=
      neon(D, path(l), sky, 3, { halo: 12, power: 0.85 }) +
      [0.35, 0.7].map((t) => dot(D, ...l[Math.round(t * 30)], 4.5, sky)).join('')
  }
  const flank = (sx) => {
    const l = arc(P, [sx * 7.3, -0.35, -0.6], [0, 4.1, -0.6], 0, 10)
    return neon(D, path(l), teal, 4, { halo: 12 })
  }
  net += flank(-1) + flank(1)

  const tag = (x, y, a, b, o = {}) =>
    `<g>${text(x, y, a, { size: 38, fill: ink(), sans: true, weight: 600, anchor: o.anchor, halo: true })}${text(x, y + 37, b, { size: 26, fill: o.fill ?? teal(0.95), anchor: o.anchor, halo: true })}</g>`
  tags += tag(1440, 176, 'control plane', 'etcd · scheduler · api', { fill: sky(1, 80) })
  tags += tag(440, 872, 'node-a', 'cpu 74 % · mem 61 %')
  tags += tag(1960, 872, 'node-c', 'cpu 52 % · mem 48 %', { anchor: 'end' })
  const lead = (x1, y1, x2, y2, c) =>
    line(`M${n(x1)} ${n(y1)}L${x2} ${y2}`, c, 1.8) + `<circle cx="${n(x1)}" cy="${n(y1)}" r="5" fill="${c}"/>`
  {
    const [ax, ay] = P(0.71, 4.1 + 1.23, 0),
      [bx, by] = P(-1.42, 4.1 + 2.46, 0.5)
    tags +=
      lead(ax + 26, ay + 24, 1500, 968, amber(0.9)) +
      chip(1500, 968, 'starting 3/6', { dot: amber(), stroke: amber(0.5) }) +
      lead(bx - 22, by + 10, 900, 968, teal(0.8)) +
      chip(900, 968, 'terminating', { dot: teal(0.6), anchor: 'end', stroke: teal(0.4) })
  }
  tags += tag(860, 132, 'ingress', '1.2k req/s', { anchor: 'end' })
  tags += tag(1200, 1108, 'node-b', 'cpu 88 % · mem 72 %', { anchor: 'middle', fill: amber(0.95) })
  return sheet(D, ground(D, { P: G, cy: 0.5, step: 1 }) + net + under + body + top + tags + finish(D))
}
