// Many sources, one stream: ingestion, staging, the warehouse, and what people read in the morning.
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
  path,
  neon,
  dot,
  text,
  line,
  glow,
  rng,
  teal,
  sky,
  amber,
  green,
  ink,
  quiet,
  ok,
  flat,
  pts,
  n,
  lerp,
  clamp,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 150, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(8)
  const S = 60,
    P = camera({ ox: 1200, oy: 520, s: S, yaw: 45, pitch: 33 })
  const MID = 455
  const srcY = [185, 320, 455, 590, 725]
  const cols = [sky, teal, (a) => ok(70, 0.13, 275, a), teal, amber]
  const hues = [245, 195, 275, 200, 78]
  const ss = (t) => t * t * (3 - 2 * t)
  // where a strand runs: gathered at the gates, loose between them
  const XS = { src: 520, ing: 820, stg: 1095, wh: 1420 }
  const y = (i, k, x) => {
    // source i, strand offset k in -1..1
    const spread = 26
    if (x < XS.ing) {
      const t = ss(clamp((x - XS.src) / (XS.ing - XS.src)))
      return lerp(srcY[i] + k * spread, MID + (i - 2 + k * 0.46) * 27, t)
    }
    if (x < XS.stg) {
      const t = (x - XS.ing) / (XS.stg - XS.ing)
      return MID + (i - 2 + k * 0.46) * 27 * (1 + 0.62 * Math.sin(Math.PI * t))
    }
    const t = clamp((x - XS.stg) / (XS.wh - XS.stg))
    return MID + (i - 2 + k * 0.46) * lerp(27, 21, t) * (1 + 0.3 * Math.sin(Math.PI * t)) + 26 * ss(t)
  }
  let ribbons = '',
    parts = ''
  const strand = (f, x0, x1, step = 18) => {
    const l = []
    for (let x = x0; x <= x1; x += step) l.push([x, f(x)])
    return path(l)
  }
  for (let i = 0; i < 5; i++) {
    let body = ''
    for (let s = 0; s < 26; s++) {
      const k = (s / 25) * 2 - 1,
        wob = R.range(0, 6.28),
        amp = R.range(0, 5)
      body += `<path d="${strand((x) => y(i, k, x) + amp * Math.sin(x / 70 + wob) * (x < XS.ing ? 1 : 0.35), XS.src - 40, XS.wh)}" stroke="${cols[i](0.1 + 0.3 * (1 - Math.abs(k)) * R())}" stroke-width="${n(R.range(1, 2.4))}"/>`
    }
    ribbons += `<g fill="none" style="mix-blend-mode:screen">${body}</g>`
    ribbons += glow(
      D,
      line(
        strand((x) => y(i, 0, x), XS.src - 30, XS.wh),
        cols[i](0.55),
        20,
      ),
      16,
      0.6,
    )
    for (let s = 0; s < 120; s++) {
      const k = R.gauss() * 0.6,
        x = lerp(XS.src, XS.wh, R()),
        r = R.range(1.2, 3.6),
        yy = y(i, k, x) + R.gauss() * 3
      parts += `<circle cx="${n(x)}" cy="${n(yy)}" r="${n(r)}" fill="${ok(94, 0.06, hues[i], R.range(0.4, 1))}"/>`
    }
    for (let s = 0; s < 9; s++) {
      const x = lerp(XS.src + 20, XS.wh - 30, (s + R() * 0.8) / 9)
      parts += dot(D, x, y(i, R.gauss() * 0.3, x), R.range(3.5, 5), cols[i])
    }
  }
  // loose grains before the sources: unordered, from the left edge
  for (let i = 0; i < 420; i++) {
    const t = R() ** 0.8,
      x = lerp(-20, XS.src - 90, t),
      lane = R.int(0, 4),
      yy = lerp(lerp(60, 880, R()), srcY[lane] + R.gauss() * 22, t ** 1.4)
    parts += `<rect x="${n(x)}" y="${n(yy)}" width="${n(R.range(2, 7))}" height="${n(R.range(2, 7))}" transform="rotate(${R.int(0, 80)} ${n(x)} ${n(yy)})" fill="${ok(80, 0.1, hues[lane], 0.15 + 0.6 * t * R())}"/>`
  }
  for (let l = 0; l < 5; l++)
    for (let s = 0; s < 5; s++) {
      const a = R.range(60, 880),
        k = R.gauss() * 16
      parts += `<path d="M-20 ${n(a)}C160 ${n(a)} 260 ${n(srcY[l] + k)} ${XS.src - 90} ${n(srcY[l] + k)}" fill="none" stroke="${cols[l](0.16)}" stroke-width="1.6"/>`
    }

  // sources: small pads with a figure on each
  let sources = ''
  const names = ['orders db', 'billing api', 'web events', 'partner files', 'device stream']
  const inv = (sx, sy) => {
    const u = (sx - 1200) / S,
      w = (sy - 520) / (S * P.sp)
    return [u * P.ca + w * P.sa, -u * P.sa + w * P.ca]
  }
  srcY.forEach((sy, i) => {
    const [cx, cy] = inv(XS.src - 36, sy + 18),
      h = hues[i]
    sources +=
      shadow(P, D, rrect(cx - 0.75, cy - 0.75, 1.7, 1.7, 0.3), -0.5, 18, 0.7) +
      pool(P, D, cx, cy, 2, cols[i], 0.4, -0.2)
    sources += prism(P, D, rrect(cx - 0.8, cy - 0.8, 1.6, 1.6, 0.3), -0.3, 0, {
      side: [38, 0.06, h],
      top: ok(26, 0.045, 248),
      edge: ok(82, 0.11, h, 0.9),
      edgeWidth: 1.8,
    })
    const c = {
      side: [64, 0.13, h],
      top: D.linear([
        [0, ok(92, 0.07, h)],
        [1, ok(76, 0.13, h)],
      ]),
      edge: ok(96, 0.04, h, 0.85),
      edgeWidth: 1.4,
    }
    if (i === 0)
      for (let k = 0; k < 3; k++)
        sources += prism(P, D, ngon(cx, cy, 0.52, 32), 0.02 + k * 0.26, 0.22 + k * 0.26, {
          ...c,
          top: k === 2 ? c.top : ok(40, 0.08, h),
        })
    if (i === 1) {
      sources += prism(P, D, rrect(cx - 0.5, cy - 0.5, 1, 1, 0.12, 3), 0.02, 0.3, c)
      for (const [a, b] of [
        [-0.28, -0.28],
        [0.1, -0.28],
        [-0.28, 0.1],
        [0.1, 0.1],
      ])
        sources += prism(P, D, rrect(cx + a, cy + b, 0.24, 0.24, 0.05, 2), 0.3, 0.56, c)
    }
    if (i === 2)
      for (const [a, b, hh] of [
        [-0.45, -0.45, 0.35],
        [0.05, -0.45, 0.75],
        [-0.45, 0.05, 0.55],
        [0.05, 0.05, 0.95],
      ])
        sources += prism(P, D, rrect(cx + a, cy + b, 0.38, 0.38, 0.06, 2), 0.02, hh, c)
    if (i === 3)
      for (let k = 0; k < 4; k++)
        sources += prism(
          P,
          D,
          rrect(cx - 0.48 + (k % 2) * 0.08, cy - 0.4, 0.86, 0.8, 0.08, 2),
          0.02 + k * 0.17,
          0.13 + k * 0.17,
          c,
        )
    if (i === 4) {
      sources +=
        prism(P, D, ngon(cx, cy, 0.5, 6, 15), 0.02, 0.24, c) + prism(P, D, ngon(cx, cy, 0.14, 16), 0.24, 0.85, c)
      const [ax, ay] = P(cx, cy, 1)
      for (const r of [16, 27, 38])
        sources += `<path d="M${n(ax - r * 0.8)} ${n(ay - r * 0.62)}A${r} ${r} 0 0 1 ${n(ax + r * 0.8)} ${n(ay - r * 0.62)}" fill="none" stroke="${amber(0.9 - r / 60)}" stroke-width="3" stroke-linecap="round"/>`
    }
    sources += text(388, sy + 26, names[i], { anchor: 'end', size: 25, fill: ink(0.92), halo: true })
  })

  // gates: rings that the stream passes through, back half first
  const ringHalf = (x, cy, rx, ry, front, col, w = 10) => {
    const d = `M${x} ${cy - ry}A${rx} ${ry} 0 0 ${front ? 1 : 0} ${x} ${cy + ry}`
    return (
      `<path d="${d}" fill="none" stroke="${ok(40, 0.06, 235, 0.7)}" stroke-width="${w + 4}"/>` +
      neon(D, d, col, w * 0.5, { halo: 16 })
    )
  }
  const gates = [
    [XS.ing, MID, 52, 150, teal],
    [XS.stg - 34, MID, 44, 128, sky],
    [XS.stg + 34, MID, 44, 128, sky],
  ]
  const back = gates.map((g) => ringHalf(g[0], g[1], g[2], g[3], false, g[4])).join(''),
    front = gates.map((g) => ringHalf(g[0], g[1], g[2], g[3], true, g[4])).join('')

  // warehouse: discs of columns on a round platform
  const [wx, wy] = inv(XS.wh + 10, MID + 165)
  let wh =
    shadow(P, D, ngon(wx + 0.4, wy + 0.4, 3.2, 48), -1.2, 36, 0.8) +
    glow(D, `<polygon points="${pts(flat(P, ngon(wx, wy, 3.3, 48), -0.6))}" fill="${teal(0.5)}"/>`, 40, 0.5)
  wh +=
    prism(P, D, ngon(wx, wy, 3.0, 64), -0.85, -0.34, { side: [28, 0.045, 250], top: null, fall: 0.4 }) +
    prism(P, D, ngon(wx, wy, 3.08, 64), -0.34, -0.24, {
      side: [90, 0.12, 195],
      top: null,
      ambient: 0.75,
      diffuse: 0.3,
      fall: 0.9,
    }) +
    prism(P, D, ngon(wx, wy, 3.15, 64), -0.24, 0, {
      side: [42, 0.05, 246],
      top: D.radial([
        [0, ok(48, 0.08, 205)],
        [1, ok(24, 0.045, 248)],
      ]),
      edge: teal(0.8),
      edgeWidth: 2,
    })
  let z = 0.05
  for (let k = 0; k < 5; k++) {
    const r = 2.25,
      hgt = 0.62,
      lit = k === 4
    wh += prism(P, D, ngon(wx, wy, r, 64), z, z + hgt, {
      side: [54 + k * 3, 0.105, 228 - k * 7],
      top: lit
        ? D.linear(
            [
              [0, ok(90, 0.09, 195)],
              [1, ok(68, 0.12, 225)],
            ],
            0,
            0,
            1,
            1,
          )
        : ok(26, 0.06, 238),
      edge: ok(92, 0.08, 200, 0.85),
      edgeWidth: 1.8,
      ambient: 0.3,
      diffuse: 0.8,
      fall: 0.5,
    })
    // columns of data on the drum's wall
    let cells = ''
    for (let a = 0; a < 44; a++) {
      const th = (a / 44) * Math.PI * 2,
        th2 = ((a + 0.62) / 44) * Math.PI * 2
      const A = [wx + r * Math.cos(th), wy + r * Math.sin(th)],
        B = [wx + r * Math.cos(th2), wy + r * Math.sin(th2)]
      if (P.depth(Math.cos(th), Math.sin(th)) < 0.05) continue
      for (let b = 0; b < 3; b++)
        if (R() < 0.62)
          cells += `<polygon points="${pts([P(...A, z + 0.1 + b * 0.16), P(...B, z + 0.1 + b * 0.16), P(...B, z + 0.2 + b * 0.16), P(...A, z + 0.2 + b * 0.16)])}" fill="${R() < 0.05 ? amber(0.95) : ok(90, 0.11, 195, R.range(0.2, 0.75))}"/>`
    }
    wh += cells
    z += hgt
    if (k < 4) {
      wh += poly(P, ngon(wx, wy, r * 0.95, 64), z + 0.1, teal(0.85))
      z += 0.16
    }
  }
  wh +=
    poly(P, ngon(wx, wy, 1.6, 48), z + 0.005, 'none', `stroke="${ok(25, 0.06, 230, 0.7)}" stroke-width="2.5"`) +
    poly(P, ngon(wx, wy, 0.9, 48), z + 0.005, ok(20, 0.05, 240, 0.55), `stroke="${ok(98, 0.03, 195)}" stroke-width="2"`)
  const whTop = P(wx, wy, z)

  // reports: three sheets of glass
  let reports = '',
    rib2 = ''
  const cards = [
    [1690, 110],
    [1690, 345],
    [1690, 580],
  ]
  const cw = 292,
    chh = 190
  cards.forEach(([cx, cy], i) => {
    const sx = whTop[0] + 126,
      sy = whTop[1] + 22,
      ex = cx - 4,
      ey = cy + chh / 2
    const c = [teal, sky, amber][i]
    let b = ''
    for (let s = 0; s < 12; s++) {
      const k = (s / 11 - 0.5) * 2
      b += `<path d="M${n(sx)} ${n(sy + k * 12)}C${n(sx + 74)} ${n(sy + k * 14)} ${n(ex - 74)} ${n(ey + k * 28)} ${n(ex)} ${n(ey + k * 30)}" stroke="${c(0.14 + 0.25 * (1 - Math.abs(k)))}" stroke-width="1.8"/>`
    }
    rib2 += `<g fill="none" style="mix-blend-mode:screen">${b}</g>`
  })
  cards.forEach(([cx, cy], i) => {
    const c = [teal, sky, amber][i]
    reports += `<g filter="${D.soft(26)}"><rect x="${cx}" y="${cy + 16}" width="${cw}" height="${chh}" rx="18" fill="${ok(4, 0.02, 255, 0.7)}"/></g><rect x="${cx}" y="${cy}" width="${cw}" height="${chh}" rx="18" fill="${ok(18.5, 0.03, 251, 0.94)}" stroke="${D.linear(
      [
        [0, c(0.85)],
        [1, ok(60, 0.05, 230, 0.3)],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="2"/>`
    reports += text(cx + 22, cy + 42, ['revenue by day', 'active users', 'stock at risk'][i], {
      size: 25,
      fill: ink(0.92),
    })
    if (i === 0)
      for (let k = 0; k < 14; k++) {
        const hh = 22 + 66 * (0.5 + 0.3 * Math.sin(k / 2.1) + 0.2 * R()) * (0.6 + k / 30)
        reports += `<rect x="${cx + 24 + k * 18.2}" y="${n(cy + chh - 24 - hh)}" width="12" height="${n(hh)}" rx="3" fill="${D.linear(
          [
            [0, teal(1)],
            [1, teal(0.3)],
          ],
        )}"/>`
      }
    if (i === 1) {
      const l = Array.from({ length: 30 }, (_, k) => [
        cx + 24 + k * 8.7,
        cy + chh - 40 - k * 1.8 - 14 * Math.sin(k / 3.4) - R() * 6,
      ])
      reports +=
        `<path d="${path(l)}L${cx + 276} ${cy + chh - 24}L${cx + 24} ${cy + chh - 24}Z" fill="${D.linear([
          [0, sky(0.4)],
          [1, sky(0)],
        ])}"/>` + neon(D, path(l), sky, 3, { halo: 8, core: false })
    }
    if (i === 2)
      for (let k = 0; k < 3; k++) {
        const v = [0.82, 0.55, 0.31][k]
        reports += `<rect x="${cx + 24}" y="${cy + 70 + k * 34}" width="252" height="16" rx="8" fill="${ok(27, 0.03, 250)}"/><rect x="${cx + 24}" y="${cy + 70 + k * 34}" width="${n(252 * v)}" height="16" rx="8" fill="${k ? sky(0.9) : amber()}"/>`
      }
  })

  // beyond the reports everything is in order: straight lines, even beats
  let order = ''
  cards.forEach(([cx, cy], i) => {
    const c = [teal, sky, amber][i]
    for (let k = 0; k < 9; k++) {
      const yy = cy + 30 + (k * (chh - 60)) / 8
      order += `<path d="M${cx + cw} ${n(yy)}H2420" stroke="${D.linear(
        [
          [0, c(0.55)],
          [1, c(0.06)],
        ],
        cx + cw,
        0,
        2400,
        0,
        true,
      )}" stroke-width="1.8"/>`
      for (let x = cx + cw + 34 + (k % 2) * 26; x < 2400; x += 52)
        order += `<rect x="${x}" y="${n(yy - 3)}" width="6" height="6" fill="${c(0.85 - (x - cx - cw) / 560)}"/>`
    }
  })
  order = `<g style="mix-blend-mode:screen">${order}</g>`

  // the schedule: a graph of tasks along the bottom
  const TY = 985,
    tasks = [
      ['extract_orders', 455, TY - 62, 'ok'],
      ['extract_events', 455, TY + 62, 'ok'],
      ['load_raw', 790, TY, 'ok'],
      ['stage_clean', 1050, TY, 'ok'],
      ['test_unique', 1320, TY + 62, 'ok'],
      ['build_marts', 1320, TY - 62, 'run'],
      ['publish', 1650, TY, 'wait'],
    ]
  const edges = [
      [0, 2],
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 6],
      [5, 6],
    ],
    tw = (t) => t.length * 15.9 + 74
  let dag = ''
  for (const [a, b] of edges) {
    const A = tasks[a],
      B = tasks[b],
      x1 = A[1] + tw(A[0]),
      x2 = B[1]
    const d = `M${n(x1)} ${A[2]}C${n(x1 + 44)} ${A[2]} ${n(x2 - 44)} ${B[2]} ${n(x2)} ${B[2]}`
    dag += A[3] === 'ok' ? line(d, green(0.75, 70), 2.6) : line(d, quiet(0.55), 2.4, 'stroke-dasharray="6 8"')
  }
  for (const [t, x, ty, st] of tasks) {
    const c = st === 'ok' ? green() : st === 'run' ? amber() : quiet(0.7),
      w = tw(t)
    if (st === 'run')
      dag += glow(
        D,
        `<rect x="${x}" y="${ty - 28}" width="${w}" height="56" rx="12" fill="none" stroke="${amber(0.9)}" stroke-width="8"/>`,
        12,
        0.8,
      )
    dag += `<rect x="${x}" y="${ty - 28}" width="${n(w)}" height="56" rx="12" fill="${ok(17, 0.03, 251, 0.95)}" stroke="${c}" stroke-width="2" ${st === 'wait' ? 'stroke-dasharray="6 6"' : ''}/>`
    dag +=
      st === 'ok'
        ? `<circle cx="${x + 30}" cy="${ty}" r="12" fill="${c}"/>` +
          line(`M${x + 25} ${ty}l4 4.500 7 -9`, ok(16, 0.04, 250), 3)
        : st === 'run'
          ? `<circle cx="${x + 30}" cy="${ty}" r="11" fill="none" stroke="${amber(0.3)}" stroke-width="4"/>` +
            line(`M${x + 30} ${ty - 11}a11 11 0 1 1 -10.500 14`, amber(), 4)
          : `<circle cx="${x + 30}" cy="${ty}" r="10" fill="none" stroke="${c}" stroke-width="3"/>`
    dag += text(x + 54, ty + 9, t, { size: 26, fill: st === 'wait' ? quiet(0.9) : ink(0.94) })
  }

  // stage names
  const cap = (x, yy, a, b) =>
    text(x, yy, a, { anchor: 'middle', size: 32, fill: ink(), sans: true, weight: 600, halo: true }) +
    text(x, yy + 36, b, { anchor: 'middle', size: 25, fill: teal(0.95), halo: true })
  const tags =
    cap(XS.ing, 212, 'ingestion', '41k rows/s') +
    cap(XS.stg, 240, 'staging', '6 tables') +
    cap(XS.wh + 10, 138, 'warehouse', '1.8 TB')
  dag +=
    text(2036, TY - 8, 'nightly_sales', { size: 28, fill: ink(0.92), weight: 560 }) +
    text(2036, TY + 32, '05:10 · 5 of 7', { size: 25, fill: amber(0.95) })
  return sheet(
    D,
    ground(D, { P, cy: 0.42, step: 1 }) +
      back +
      ribbons +
      parts +
      sources +
      front +
      wh +
      rib2 +
      order +
      reports +
      dag +
      tags +
      finish(D),
  )
}
