// Two runs on two tracks through the same five gates: the far one breaks at the tests, the near one reaches production.
import {
  Defs,
  camera,
  ground,
  finish,
  sheet,
  prism,
  rrect,
  rect,
  ngon,
  poly,
  shadow,
  pool,
  arc,
  path,
  neon,
  dot,
  text,
  line,
  glow,
  rng,
  sky,
  green,
  red,
  ink,
  quiet,
  ok,
  flat,
  pts,
  n,
  lerp,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 0, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(21)
  const S = 60,
    P = camera({ ox: 1128, oy: 588, s: S, yaw: 17, pitch: 35 })
  let under = '',
    front = '',
    tags = '',
    body = ''
  const stages = ['commit', 'build', 'test', 'scan', 'deploy'],
    X = [-9.6, -5.4, -1.2, 3.0, 7.2]
  const FAR = -1.75,
    NEAR = 1.75,
    LW = 1.7 // track centres and width

  // one long bed with two tracks
  const x0 = -12.4,
    x1 = 9.4
  under += shadow(P, D, rrect(x0, -3.0, x1 - x0, 7.4, 0.6), -1.4, 46, 0.8)
  under += glow(
    D,
    `<polygon points="${pts(flat(P, rrect(x0, -3.3, x1 - x0, 6.6, 0.6), -0.6))}" fill="${ok(70, 0.11, 225, 0.5)}"/>`,
    38,
    0.4,
  )
  let bed = prism(P, D, rrect(x0 + 0.15, -3.05, x1 - x0 - 0.3, 6.1, 0.55), -0.95, -0.42, {
    side: [28, 0.045, 250],
    top: null,
    fall: 0.4,
  })
  bed += prism(P, D, rrect(x0 + 0.06, -3.14, x1 - x0 - 0.12, 6.28, 0.6), -0.42, -0.32, {
    side: [88, 0.12, 210],
    top: null,
    ambient: 0.7,
    diffuse: 0.3,
    fall: 0.9,
  })
  bed += prism(P, D, rrect(x0, -3.2, x1 - x0, 6.4, 0.65), -0.32, 0, {
    side: [42, 0.05, 246],
    top: D.linear([
      [0, ok(31, 0.048, 245)],
      [1, ok(22, 0.04, 251)],
    ]),
    edge: ok(80, 0.1, 215, 0.7),
    edgeWidth: 2,
  })
  const track = (y, col, from, to, _dead) => {
    let g = poly(
      P,
      rrect(x0 + 0.5, y - LW / 2, x1 - x0 - 1, LW, 0.3),
      0.01,
      ok(14, 0.03, 252, 0.85),
      `stroke="${ok(70, 0.08, 220, 0.3)}" stroke-width="1.4"`,
    )
    for (let i = 0; i < 60; i++) {
      const x = x0 + 0.9 + (i * (x1 - x0 - 1.8)) / 59
      g += `<path d="${path([P(x, y - LW / 2 + 0.12, 0.012), P(x, y + LW / 2 - 0.12, 0.012)])}" stroke="${ok(60, 0.06, 225, 0.16)}" stroke-width="1.6"/>`
    }
    for (const dy of [-0.5, 0.5]) {
      g += line(path([P(x0 + 0.7, y + dy, 0.02), P(x1 - 0.7, y + dy, 0.02)]), ok(45, 0.05, 240, 0.7), 2.4)
      g += neon(D, path([P(from, y + dy, 0.03), P(to, y + dy, 0.03)]), col, 3.4, { halo: 14 })
    }
    // chevrons in the direction of travel
    for (let x = x0 + 1.2; x < x1 - 1; x += 0.84) {
      const on = x > from - 0.1 && x < to - 0.2
      g += `<path d="${path([P(x, y - 0.2, 0.03), P(x + 0.22, y, 0.03), P(x, y + 0.2, 0.03)])}" fill="none" stroke="${on ? col(0.9) : ok(50, 0.05, 240, 0.4)}" stroke-width="${on ? 3.4 : 2.4}" stroke-linecap="round" stroke-linejoin="round"/>`
    }
    return g
  }
  bed += track(FAR, red, x0 + 0.7, X[2] - 0.2, true) + track(NEAR, green, x0 + 0.7, x1 - 0.7)
  // the history that feeds the tracks: main, and a branch off it
  let hist = ''
  {
    const fix = []
    for (let i = 0; i <= 24; i++) {
      const t = i / 24,
        e = t * t * (3 - 2 * t)
      fix.push(P(lerp(-18.2, -15.2, t), lerp(NEAR, FAR, e), -0.3))
    }
    hist +=
      neon(D, path([P(-24, NEAR, -0.3), P(x0 + 0.3, NEAR, -0.3)]), green, 3.4, { halo: 12, power: 0.8 }) +
      neon(D, path([...fix, P(x0 + 0.3, FAR, -0.3)]), red, 3.4, { halo: 12, power: 0.8 }) +
      neon(D, path([P(-24, 5.2, -0.3), P(-21.4, 5.2, -0.3), P(-20.1, NEAR, -0.3)]), sky, 2.6, {
        halo: 10,
        power: 0.6,
        core: false,
      })
    const commit = (x, y, col) => {
      const [a, b] = P(x, y, -0.3)
      return `<ellipse cx="${n(a)}" cy="${n(b)}" rx="40" ry="24" fill="${D.radial([
        [0, col(0.5)],
        [1, col(0)],
      ])}" style="mix-blend-mode:screen"/><ellipse cx="${n(a)}" cy="${n(b)}" rx="15" ry="9" fill="${ok(14, 0.03, 250)}" stroke="${col(1)}" stroke-width="4"/>`
    }
    for (const x of [-22.6, -20.1, -18.2, -16.2, -14.4]) hist += commit(x, NEAR, green)
    for (const x of [-15.2, -13.8]) hist += commit(x, FAR, red)
    hist += commit(-22.2, 5.2, sky)
  }
  body += hist + bed
  // the light that the runs throw on the bed
  body += pool(P, D, X[2] - 1.4, FAR, 3.4, red, 0.5, 0.03)

  // a gate: two posts and a beam; lamps over each track
  const HT = 2.75
  function gate(i, x) {
    const farCol = i < 2 ? green : i === 2 ? red : null,
      nearCol = green
    const box = (bx, by, w, d, z0, z1, o = {}) =>
      prism(P, D, rrect(bx, by, w, d, 0.08, 2), z0, z1, {
        side: o.side ?? [46, 0.05, 245],
        top: o.top ?? [52, 0.05, 240],
        edge: ok(84, 0.09, 215, 0.65),
        edgeWidth: 1.5,
        fall: 0.6,
        ...o,
      })
    let g = ''
    const T = 0.62 // thickness along the track
    const y0 = -3.0,
      yM = -0.14,
      y1 = 2.72
    // soft curtain of light in the opening
    const veil = (ya, yb, col, a) =>
      `<polygon points="${pts([P(x + T / 2, ya, 0.02), P(x + T / 2, yb, 0.02), P(x + T / 2, yb, HT), P(x + T / 2, ya, HT)])}" fill="${D.linear(
        [
          [0, col(a)],
          [1, col(a * 0.12)],
        ],
      )}" style="mix-blend-mode:screen"/>`
    g += box(x, y0, T, 0.28, 0, HT)
    if (farCol) g += veil(y0 + 0.28, yM, farCol, i === 2 ? 0.62 : 0.26)
    else g += veil(y0 + 0.28, yM, (a) => ok(60, 0.06, 240, a), 0.1)
    g += box(x, yM, T, 0.28, 0, HT)
    g += veil(yM + 0.28, y1, nearCol, 0.3)
    g += box(x, y1, T, 0.28, 0, HT)
    // beam
    g += box(x - 0.08, y0 - 0.1, T + 0.16, y1 - y0 + 0.48, HT, HT + 0.62, {
      side: [48, 0.055, 243],
      top: D.linear([
        [0, ok(50, 0.05, 238)],
        [1, ok(36, 0.05, 246)],
      ]),
    })
    // lamp strips under the beam, on the face towards the left (incoming side is -x, seen face is +y and +x)
    const lamp = (ya, yb, col) => {
      const d = path([P(x + T + 0.081, ya, HT + 0.12), P(x + T + 0.081, yb, HT + 0.12)])
      return col ? neon(D, d, col, 4.5, { halo: 12 }) : line(d, ok(38, 0.03, 245), 4.5)
    }
    g += lamp(y0 + 0.35, yM - 0.1, farCol) + lamp(yM + 0.35, y1 - 0.1, nearCol)
    return g
  }
  // the thing that travels: an artefact, a small lit cube
  const artefact = (x, y, col, hue, s = 0.82, z = 0.22) => {
    let g = pool(P, D, x + s / 2, y, 1.7, col, 0.5, 0.03)
    g += `<g filter="${D.soft(9)}"><polygon points="${pts(flat(P, rrect(x, y - s / 2, s, s, 0.1, 2), 0.02))}" fill="${ok(5, 0.02, 255, 0.7)}"/></g>`
    g += prism(P, D, rrect(x, y - s / 2, s, s, 0.12, 3), z, z + s, {
      side: [72, 0.15, hue],
      top: D.linear([
        [0, ok(95, 0.07, hue)],
        [1, ok(78, 0.16, hue)],
      ]),
      edge: ok(98, 0.03, hue, 0.9),
      edgeWidth: 1.8,
      ambient: 0.42,
      diffuse: 0.7,
      fall: 0.5,
    })
    const m = P.frame([x, y + s / 2, z], [s / 100, 0, 0], [0, 0, s / 100])
    g += `<g transform="${m}" fill="none" stroke="${ok(20, 0.06, hue, 0.75)}" stroke-width="6"><path d="M50 82L78 66V34L50 18 22 34V66ZM22 66L50 50 78 66M50 50V18"/></g>`
    return g
  }
  const broken = (x, y) => {
    // the failing artefact in shards
    let g = pool(P, D, x + 0.4, y, 2.4, red, 0.75, 0.03)
    const s = 0.8
    const bits = []
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) bits.push([i, j, k])
    bits.sort((p, q) => P.depth(...p) - P.depth(...q))
    for (const [i, j, k] of bits) {
      const c = s / 3,
        f = k === 2 ? 0.34 : k * 0.06,
        dx = R.gauss() * f + (i - 1) * f * 0.9,
        dy = R.gauss() * f + (j - 1) * f * 0.9,
        dz = k === 2 ? Math.abs(R.gauss()) * 0.4 + 0.12 : k * 0.03
      g += prism(
        P,
        D,
        rect(x + i * c + dx, y - s / 2 + j * c + dy, c * 0.9, c * 0.9),
        0.1 + k * c + dz,
        0.1 + (k + 0.9) * c + dz,
        {
          side: [66, 0.2, 25],
          top: [78, 0.16, 28],
          edge: ok(92, 0.07, 30, 0.6),
          edgeWidth: 1,
          ambient: 0.45,
          diffuse: 0.65,
          fall: 0.6,
        },
      )
    }
    return g
  }

  // far to near along x; items on the tracks are drawn between the gates
  const order = []
  X.forEach((x, i) => order.push([x, () => gate(i, x)]))
  order.push([X[2] - 2.2, () => broken(X[2] - 2.15, FAR)])
  order.push([X[1] + 1.9, () => artefact(X[1] + 1.9, NEAR, green, 152, 0.82)])
  order.push([X[3] + 1.9, () => artefact(X[3] + 1.9, NEAR, green, 152, 0.82)])
  order.sort((a, b) => a[0] - b[0])
  body += order.map((o) => o[1]()).join('')

  // production: a platform with a small rack of lit machines at the end of the near track
  const px = 11.1,
    py = NEAR + 0.35
  under +=
    shadow(P, D, rrect(px - 0.9, py - 2.2, 4.6, 4.9, 0.7), -1.4, 40, 0.8) +
    glow(
      D,
      `<polygon points="${pts(flat(P, rrect(px - 1.1, py - 2.4, 4.8, 4.8, 0.7), -0.7))}" fill="${green(0.5)}"/>`,
      40,
      0.5,
    )
  let prod =
    prism(P, D, rrect(px - 1, py - 2.25, 4.5, 4.5, 0.6), -0.95, -0.42, {
      side: [28, 0.045, 200],
      top: null,
      fall: 0.4,
    }) +
    prism(P, D, rrect(px - 1.1, py - 2.35, 4.7, 4.7, 0.65), -0.42, -0.32, {
      side: [88, 0.17, 152],
      top: null,
      ambient: 0.7,
      diffuse: 0.35,
      fall: 0.9,
    }) +
    prism(P, D, rrect(px - 1.15, py - 2.4, 4.8, 4.8, 0.7), -0.32, 0, {
      side: [42, 0.05, 230],
      top: D.linear([
        [0, ok(34, 0.05, 215)],
        [1, ok(23, 0.04, 240)],
      ]),
      edge: green(0.8),
      edgeWidth: 2,
    })
  const bridge = neon(D, path([P(x1 - 0.8, NEAR, 0.03), P(px - 0.6, NEAR, 0.03)]), green, 6, { halo: 16 })
  prod += pool(P, D, px + 1.2, py, 3.4, green, 0.5, 0.02)
  const srv = []
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) srv.push([px - 0.45 + i * 1.3, py - 1.75 + j * 1.3])
  srv.sort((a, b) => P.depth(...a) - P.depth(...b))
  for (const [i, [x, y]] of srv.entries()) {
    const h = [1.7, 2.1, 1.5, 1.9, 1.3, 1.7, 1.1, 1.4, 0.95][i]
    prod += prism(P, D, rrect(x, y, 0.95, 0.95, 0.1, 3), 0, h, {
      side: [48, 0.07, 200],
      top: D.linear([
        [0, ok(78, 0.12, 165)],
        [1, ok(56, 0.11, 180)],
      ]),
      edge: ok(92, 0.08, 160, 0.8),
      edgeWidth: 1.5,
      fall: 0.5,
    })
    const m = P.frame([x, y + 0.95, 0], [1, 0, 0], [0, 0, 1])
    let q = ''
    for (let z = 0.16; z < h - 0.12; z += 0.2) {
      q += `<rect x=".1" y="${z.toFixed(2)}" width=".75" height=".12" fill="${ok(14, 0.03, 240)}"/>`
      for (let k = 0; k < 4; k++)
        if (R() < 0.8)
          q += `<rect x="${0.15 + k * 0.13}" y="${(z + 0.035).toFixed(3)}" width=".07" height=".05" fill="${ok(86, 0.19, 152)}"/>`
    }
    prod += `<g transform="${m}">${q}</g>`
  }
  body += bridge + prod

  // from production out to the people
  let out = ''
  for (const [i, [sx, sy]] of [
    [2240, 560],
    [2310, 730],
    [2230, 900],
  ].entries()) {
    const u = (sx - 1128) / S,
      w = (sy - 588) / (S * P.sp),
      ux = u * P.ca + w * P.sa,
      uy = -u * P.sa + w * P.ca,
      a = [px + 3.6, py - 1.2 + i * 1.2, -0.1],
      l = arc(P, a, [ux, uy, 0.3], 0.6, 30)
    out +=
      pool(P, D, ux, uy, 1.8, green, 0.35, -0.2) +
      prism(P, D, ngon(ux, uy, 0.72, 6, 0), -0.28, 0, {
        side: [40, 0.06, 215],
        top: ok(26, 0.045, 240),
        edge: green(0.8),
      }) +
      prism(P, D, ngon(ux, uy, 0.3, 6, 0), 0, 0.42, {
        side: [64, 0.13, 160],
        top: [86, 0.14, 156],
        edge: ok(96, 0.06, 156),
      }) +
      neon(D, path(l), green, 2.2, { halo: 9, power: 0.7, core: false }) +
      [0.35, 0.7].map((t) => dot(D, ...l[Math.round(t * 30)], 4.5, green)).join('')
  }
  body += out

  // stage names on the front end of each beam, read along the near face
  X.forEach((x, i) => {
    const [ax, ay] = P(x + 0.31, -3.1, HT + 0.62)
    tags += text(ax - 6, ay - 26, stages[i], { anchor: 'middle', size: 34, fill: ink(), weight: 560, halo: true })
  })
  // marks over the tracks: a tick or a cross on a small disc
  const badge = (x, y, z, col, kind) => {
    const [sx, sy] = P(x, y, z)
    return (
      `<circle cx="${n(sx)}" cy="${n(sy)}" r="62" fill="${D.radial([
        [0, col(0.5)],
        [1, col(0)],
      ])}" style="mix-blend-mode:screen"/><circle cx="${n(sx)}" cy="${n(sy)}" r="25" fill="${col(1)}"/>` +
      line(
        kind === 'x' ? `M${sx - 9} ${sy - 9}l18 18M${sx + 9} ${sy - 9}l-18 18` : `M${sx - 11} ${sy + 1}l8 9 14 -18`,
        ok(16, 0.04, 250),
        5.5,
      )
    )
  }
  X.forEach((x, i) => {
    tags += badge(x + 0.7, NEAR + 0.1, HT + 0.3, green, 'v')
    if (i < 2) tags += badge(x + 0.7, FAR + 0.1, HT + 0.3, green, 'v')
    if (i === 2) tags += badge(x + 0.7, FAR + 0.1, HT + 0.3, red, 'x')
  })

  // logs on glass
  const glass = (x, y, w, rows, col, title, o = {}) => {
    const lh = 43,
      h = 84 + rows.length * lh + 14
    let g = `<g filter="${D.soft(30)}"><rect x="${x}" y="${y + 20}" width="${w}" height="${h}" rx="18" fill="${ok(4, 0.02, 255, 0.7)}"/></g><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="18" fill="${ok(17, 0.03, 252, 0.88)}" stroke="${D.linear(
      [
        [0, col(0.75)],
        [0.5, ok(60, 0.05, 230, 0.3)],
        [1, ok(60, 0.05, 230, 0.25)],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="2"/>`
    g +=
      `<circle cx="${x + 34}" cy="${y + 39}" r="9" fill="${col(1)}"/>` +
      text(x + 58, y + 48, title, { size: 27, fill: ink(), weight: 600 }) +
      (o.right ? text(x + w - 28, y + 48, o.right, { size: 27, fill: col(1), anchor: 'end' }) : '') +
      `<path d="M${x + 1} ${y + 72}h${w - 2}" stroke="${ok(60, 0.05, 230, 0.25)}" stroke-width="1.5"/>`
    rows.forEach(([t, m, c], i) => {
      const yy = y + 72 + 40 + i * lh
      g +=
        text(x + 28, yy, t, { size: 25, fill: ok(62, 0.03, 240) }) +
        text(x + 132, yy, m, { size: 25, fill: c ?? ok(84, 0.02, 235) })
    })
    return g
  }
  tags += glass(
    1352,
    40,
    622,
    [
      ['00:41', 'test  214 passed, 1 failed'],
      ['00:41', '✗ ttl: expected 300, got 0', red(1, 74)],
      ['00:42', 'scan, deploy: skipped', quiet()],
    ],
    red,
    '#1841 fix/cache-ttl',
    { right: 'failed' },
  )
  tags += glass(
    446,
    866,
    700,
    [
      ['00:38', 'build  image 84 MB, cached 11/13'],
      ['01:22', 'test   215 passed, coverage 91 %'],
      ['01:50', 'scan   0 critical, 0 high'],
      ['02:36', 'deploy production 6/6 healthy', green()],
    ],
    green,
    '#1842 main',
    { right: '2 m 36 s' },
  )
  {
    const [sx, sy] = P(px + 1.2, py + 2.4, -0.9)
    tags +=
      text(sx - 10, sy + 70, 'production', { anchor: 'middle', size: 34, fill: ink(), weight: 560 }) +
      text(sx - 10, sy + 110, 'v2.15.0', { anchor: 'middle', size: 27, fill: green() })
  }
  return sheet(D, ground(D, { P, cy: 0.45, step: 1 }) + under + body + tags + finish(D))
}
