// A wall of screens at night; the middle one shows a service that had a bad deploy and came back.
import {
  Defs,
  finish,
  sheet,
  path,
  neon,
  dot,
  text,
  glow,
  rng,
  teal,
  sky,
  amber,
  green,
  red,
  ink,
  quiet,
  ok,
  n,
  lerp,
  clamp,
  W,
  H,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 0, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(3)
  // time runs from 08:00 to 14:00 in minutes; the deploy at 11:08, the rollback at 11:46
  const T0 = 480,
    T1 = 840,
    deploy = 668,
    firing = 672,
    rollback = 706,
    resolved = 712
  const bump = (t) => {
    const up = 1 / (1 + Math.exp(-(t - deploy - 6) / 2.2)),
      dn = 1 / (1 + Math.exp((t - rollback - 2) / 2))
    return up * dn
  }
  const N = 361,
    noise = (seed, k = 0.72) => {
      const r = rng(seed)
      let v = 0
      return Array.from({ length: N }, () => (v = v * k + r.gauss() * (1 - k) * 1.9))
    }
  const n1 = noise(1),
    n2 = noise(2),
    n3 = noise(9),
    n4 = noise(14, 0.9),
    load = (t) => 0.72 + 0.2 * Math.sin((t - 470) / 190) + 0.05 * Math.sin(t / 23)
  const time = Array.from({ length: N }, (_, i) => T0 + i)
  const p50 = time.map((t, i) => 44 + 9 * load(t) + 5 * n1[i] + 62 * bump(t))
  const p95 = time.map((t, i) => 118 + 26 * load(t) + 15 * n2[i] + 330 * bump(t) * (1 + 0.12 * n1[i]))
  const p99 = time.map((t, i) => 205 + 34 * load(t) + 30 * Math.abs(n3[i]) * 1.1 + 560 * bump(t) * (1 + 0.2 * n2[i]))
  const hh = (t) => `${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}`

  const panel = (x, y, w, h, title, note = '') =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="${ok(19.5, 0.03, 251)}" stroke="${ok(60, 0.06, 225, 0.22)}" stroke-width="1.5"/>` +
    text(x + 26, y + 43, title, { size: 27, sans: true, weight: 560, fill: ink(0.95) }) +
    (note ? text(x + w - 26, y + 43, note, { size: 24, anchor: 'end', fill: quiet(0.95) }) : '')
  let s = ''
  const X = 420,
    Y = 62,
    SW = 1560,
    SH = 898
  // screen face
  s += `<rect x="${X}" y="${Y}" width="${SW}" height="${SH}" rx="18" fill="${D.linear([
    [0, ok(16.5, 0.028, 250)],
    [1, ok(14, 0.026, 253)],
  ])}"/>`
  s +=
    text(X + 32, Y + 56, 'checkout-api', { size: 34, sans: true, weight: 620, fill: ink() }) +
    text(X + 262, Y + 55, 'production', { size: 26, fill: teal() })
  const pill = (x, t, col, w) =>
    `<rect x="${x}" y="${Y + 24}" width="${w}" height="46" rx="23" fill="${ok(22, 0.03, 250)}" stroke="${ok(60, 0.06, 225, 0.3)}" stroke-width="1.5"/>` +
    (col ? `<circle cx="${x + 26}" cy="${Y + 47}" r="7" fill="${col}"/>` : '') +
    text(x + (col ? 46 : w / 2), Y + 56, t, { size: 24, fill: ink(0.9), anchor: col ? 'start' : 'middle' })
  s += pill(X + SW - 204, 'last 6 h', null, 172) + pill(X + SW - 418, 'resolved', green(), 192)

  // latency
  {
    const x = X + 28,
      y = Y + 92,
      w = 1010,
      h = 424
    s += panel(x, y, w, h, 'Request latency', '')
    const L = x + 120,
      Rr = x + w - 52,
      top = y + 72,
      bot = y + h - 58,
      fx = (t) => lerp(L, Rr, (t - T0) / (T1 - T0)),
      fy = (v) => lerp(bot, top, v / 1000)
    for (const v of [0, 250, 500, 750, 1000])
      s +=
        `<path d="M${L} ${n(fy(v))}H${Rr}" stroke="${ok(70, 0.05, 230, v ? 0.14 : 0.32)}" stroke-width="1.5"/>` +
        text(L - 16, fy(v) + 8, v === 1000 ? '1 s' : v ? `${v} ms` : '0', { size: 23, anchor: 'end' })
    for (let t = 480; t <= 840; t += 60)
      s +=
        `<path d="M${n(fx(t))} ${top}V${bot}" stroke="${ok(70, 0.05, 230, 0.08)}" stroke-width="1.5"/>` +
        text(fx(t), bot + 36, hh(t), { size: 23, anchor: 'middle' })
    // the alert, and the objective
    s += `<rect x="${n(fx(firing))}" y="${top}" width="${n(fx(resolved) - fx(firing))}" height="${bot - top}" fill="${D.linear(
      [
        [0, amber(0.26)],
        [1, amber(0.04)],
      ],
    )}"/><path d="M${n(fx(firing))} ${top}H${n(fx(resolved))}" stroke="${amber()}" stroke-width="5"/>`
    s +=
      `<path d="M${L} ${n(fy(300))}H${Rr}" stroke="${amber(0.85)}" stroke-width="2" stroke-dasharray="9 8"/>` +
      text(Rr - 2, fy(300) - 12, 'objective 300 ms', { size: 23, anchor: 'end', fill: amber(0.95) })
    const series = [
      [p99, (a, l) => ok(l ?? 76, 0.13, 275, a), 0.2],
      [p95, sky, 0.2],
      [p50, teal, 0.3],
    ]
    for (const [v, col, a] of series) {
      const l = v.map((q, i) => [fx(time[i]), fy(q)])
      s += `<path d="${path(l)}L${Rr} ${bot}L${L} ${bot}Z" fill="${D.linear(
        [
          [0, col(a)],
          [1, col(0)],
        ],
        0,
        top + 60,
        0,
        bot,
        true,
      )}"/>`
    }
    for (const [v, col] of series)
      s += neon(D, path(v.map((q, i) => [fx(time[i]), fy(q)])), col, 3, { halo: 9, power: 0.8, core: false })
    for (const [t, c, label, anchor, dx] of [
      [deploy, sky(1, 82), 'deploy v2.14.0', 'end', -12],
      [rollback, green(1), 'rollback', 'start', 20],
    ])
      s +=
        `<path d="M${n(fx(t))} ${top - 4}V${bot}" stroke="${c}" stroke-width="2" stroke-dasharray="3 6"/><path d="M${n(fx(t) - 9)} ${bot + 14}l9 -13 9 13z" fill="${c}"/>` +
        text(fx(t) + dx, top + 22, label, { size: 24, fill: c, anchor })
    let k = x + 290
    for (const [nm, val, col] of [
      ['p50', '53 ms', teal()],
      ['p95', '141 ms', sky()],
      ['p99', '248 ms', ok(76, 0.13, 275)],
    ]) {
      s +=
        `<rect x="${k}" y="${y + 28}" width="24" height="8" rx="4" fill="${col}"/>` +
        text(k + 36, y + 42, `${nm} ${val}`, { size: 24, fill: ink(0.88) })
      k += 248 - (nm === 'p50' ? 18 : 0)
    }
  }
  // error budget
  {
    const x = X + 1058,
      y = Y + 92,
      w = 474,
      h = 424
    s += panel(x, y, w, h, 'Error budget', '30 days')
    const cx = x + 142,
      cy = y + 176,
      r = 88,
      frac = 0.68,
      a0 = -Math.PI / 2,
      C = 2 * Math.PI * r
    s += `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${ok(28, 0.03, 250)}" stroke-width="24"/>`
    const ring = (ww, c) =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${c}" stroke-width="${ww}" stroke-dasharray="${n(C * frac)} ${n(C)}" stroke-linecap="round" transform="rotate(-90 ${cx} ${cy})"/>`
    s +=
      glow(D, ring(26, teal(0.7)), 16, 0.8) +
      ring(
        24,
        D.linear(
          [
            [0, teal(1, 86)],
            [1, sky(1, 72)],
          ],
          0,
          1,
          1,
          0,
        ),
      )
    s += text(cx, cy + 16, '68 %', { size: 46, sans: true, weight: 620, anchor: 'middle', fill: ink() })
    for (const [i, [k, v, c]] of [
      ['left', '29.4 min', ink()],
      ['spent', '13.8 min', amber()],
      ['target', '99.9 %', ink(0.85)],
    ].entries())
      s +=
        text(x + 284, y + 106 + i * 70, k, { size: 23, fill: quiet(0.9) }) +
        text(x + 284, y + 137 + i * 70, v, { size: 29, fill: c, weight: 560 })
    // burn-down over the month
    const L = x + 26,
      Rr = x + w - 26,
      top = y + 322,
      bot = y + h - 24
    let v = 1
    const l = []
    for (let i = 0; i <= 60; i++) {
      v -= i === 22 ? 0.06 : i === 47 ? 0.13 : 0.0015 + R() * 0.0015
      l.push([lerp(L, Rr, i / 60), lerp(bot, top, v)])
      if (i === 22 || i === 47) l.push([lerp(L, Rr, i / 60) + 0.5, lerp(bot, top, v)])
    }
    s +=
      `<path d="M${L} ${bot}H${Rr}" stroke="${ok(70, 0.05, 230, 0.3)}" stroke-width="1.5"/><path d="M${L} ${top}L${Rr} ${bot}" stroke="${ok(70, 0.05, 230, 0.35)}" stroke-width="2" stroke-dasharray="5 7"/><path d="${path(l)}L${Rr} ${bot}L${L} ${bot}Z" fill="${D.linear(
        [
          [0, teal(0.3)],
          [1, teal(0.02)],
        ],
      )}"/>` + neon(D, path(l), teal, 2.8, { halo: 8, core: false })
  }
  // request rate, stacked by status
  {
    const x = X + 28,
      y = Y + 536,
      w = 500,
      h = 334
    s += panel(x, y, w, h, 'Request rate', 'req/s')
    const L = x + 84,
      Rr = x + w - 50,
      top = y + 76,
      bot = y + h - 56,
      fx = (t) => lerp(L, Rr, (t - T0) / (T1 - T0)),
      fy = (v) => lerp(bot, top, v / 2400)
    for (const v of [0, 800, 1600, 2400])
      s +=
        `<path d="M${L} ${n(fy(v))}H${Rr}" stroke="${ok(70, 0.05, 230, v ? 0.14 : 0.32)}" stroke-width="1.5"/>` +
        text(L - 12, fy(v) + 8, v ? `${(v / 1000).toFixed(1)}k` : '0', { size: 23, anchor: 'end' })
    for (const t of [480, 600, 720, 840]) s += text(fx(t), bot + 36, hh(t), { size: 23, anchor: 'middle' })

    let g = ''
    const step = 6
    for (let t = T0; t < T1; t += step) {
      const i = t - T0,
        total = 1980 * load(t) + 90 * n4[i] - 190 * bump(t),
        e5 = 12 + 330 * bump(t) * (1 + 0.2 * n1[i]),
        e4 = 88 + 30 * n2[i],
        xx = fx(t) + 1,
        ww = ((Rr - L) * step) / (T1 - T0) - 2
      const seg = (a, c, col) =>
        `<rect x="${n(xx)}" y="${n(fy(c))}" width="${n(ww)}" height="${n(fy(a) - fy(c))}" fill="${col}"/>`
      g +=
        seg(
          0,
          total - e5 - e4,
          D.linear(
            [
              [0, sky(0.95, 70)],
              [1, sky(0.35, 52)],
            ],
            0,
            top,
            0,
            bot,
            true,
          ),
        ) +
        seg(total - e5 - e4, total - e5, teal(0.9)) +
        seg(total - e5, total, red(1))
    }
    s += g
  }
  // heat map of latency
  {
    const x = X + 548,
      y = Y + 536,
      w = 490,
      h = 334
    s += panel(x, y, w, h, 'Latency heat map', 'count/min')
    const L = x + 90,
      Rr = x + w - 50,
      top = y + 72,
      bot = y + h - 56,
      rows = [8, 16, 32, 64, 128, 256, 512, 1024],
      cols = 40,
      cw = (Rr - L) / cols,
      ch = (bot - top) / rows.length
    for (let c = 0; c < cols; c++) {
      const t = Math.round(lerp(T0, T1 - 1, c / (cols - 1))),
        i = t - T0,
        bu = bump(t)
      rows.forEach((v, r) => {
        const lv = Math.log2(v),
          m1 = Math.log2(42 + 4 * n1[i]),
          m2 = Math.log2(440 + 60 * n2[i])
        let d =
          Math.exp(-((lv - m1) ** 2) / 1.5) * (1 - 0.55 * bu) +
          0.85 * bu * Math.exp(-((lv - m2) ** 2) / 0.9) +
          0.05 * R()
        d = clamp(d * load(t) * 1.15)

        const col =
          d < 0.06
            ? ok(22, 0.03, 250)
            : d < 0.72
              ? ok(lerp(26, 84, d / 0.72), lerp(0.05, 0.125, d / 0.72), lerp(250, 195, d / 0.72))
              : ok(lerp(84, 92, (d - 0.72) / 0.28), 0.1, lerp(195, 120, (d - 0.72) / 0.28))
        s += `<rect x="${n(L + c * cw + 0.8)}" y="${n(bot - (r + 1) * ch + 0.8)}" width="${n(cw - 1.6)}" height="${n(ch - 1.6)}" rx="1.5" fill="${bu > 0.4 && r >= 5 && d > 0.25 ? amber(clamp(d * 1.2, 0.3, 1)) : col}"/>`
      })
    }
    for (const [r, t] of [
      [0, '8 ms'],
      [3, '64'],
      [5, '256'],
      [7, '1 s'],
    ])
      s += text(L - 12, bot - (r + 0.5) * ch + 8, t, { size: 23, anchor: 'end' })
    for (const t of [480, 600, 720, 840])
      s += text(lerp(L, Rr, (t - T0) / (T1 - T0)), bot + 36, hh(t), { size: 23, anchor: 'middle' })
  }
  // events
  {
    const x = X + 1058,
      y = Y + 536,
      w = 474,
      h = 334
    s += panel(x, y, w, h, 'Events', 'today')
    const rows = [
      ['11:08', 'deploy v2.14.0', sky(1, 82), 'by pipeline #1842'],
      ['11:12', 'p99 over 300 ms', amber(), 'paged on-call'],
      ['11:46', 'rollback v2.13.9', green(), 'ack after 3 min'],
      ['11:52', 'alert resolved', teal(), 'burn rate 0.4'],
    ]
    rows.forEach(([t, a, c, b], i) => {
      const yy = y + 88 + i * 62
      if (i < 3) s += `<path d="M${x + 40} ${yy + 10}v46" stroke="${ok(60, 0.06, 225, 0.4)}" stroke-width="2"/>`
      s +=
        dot(D, x + 40, yy, 8, () => c, { fill: c, spread: 0 }) +
        text(x + 66, yy + 9, t, { size: 24, fill: quiet() }) +
        text(x + 160, yy + 9, a, { size: 25, fill: ink(0.95), weight: 560 })
    })
  }

  // side screens, seen at an angle: drawn flat, then squeezed by strips
  const side = (mirror) => {
    const near = { x: 384, t: 78, b: 944 },
      far = { x: -70, t: -28, b: 1066 }
    const q = (u, v) => {
      const k = u / (u + (1 - u) * 0.8)
      const x = lerp(near.x, far.x, k),
        t = lerp(near.t, far.t, k),
        b = lerp(near.b, far.b, k)
      return [mirror ? W - x : x, lerp(t, b, v)]
    }
    const quad = (u0, v0, u1, v1) =>
      `M${[q(u0, v0), q(u1, v0), q(u1, v1), q(u0, v1)].map((p) => p.map(n).join(' ')).join('L')}Z`
    let g = `<path d="${quad(-0.012, -0.012, 1, 1.012)}" fill="${ok(9, 0.02, 255)}" stroke="${ok(50, 0.05, 235, 0.5)}" stroke-width="2"/><path d="${quad(0, 0, 1, 1)}" fill="${ok(15.5, 0.028, 251)}"/>`
    const r = rng(mirror ? 77 : 33),
      box = (u0, v0, u1, v1) =>
        `<path d="${quad(u0, v0, u1, v1)}" fill="${ok(19.5, 0.03, 251)}" stroke="${ok(60, 0.06, 225, 0.2)}" stroke-width="1.5"/>`
    const curve = (u0, v0, u1, v1, col, amp, base, seed) => {
      const nz = noise(seed, 0.86),
        l = []
      for (let i = 0; i <= 120; i++) {
        const u = lerp(u0, u1, i / 120),
          v = lerp(v1, v0, clamp(base + amp * nz[i * 2] * 0.5 + amp * 0.4 * Math.sin(i / 17 + seed)))
        l.push(q(u, v))
      }
      const a = q(u1, v1),
        b = q(u0, v1)
      return (
        `<path d="${path(l)}L${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Z" fill="${col(0.13)}"/>` +
        neon(D, path(l), col, 2.6, { halo: 8, core: false, power: 0.8 })
      )
    }
    if (!mirror) {
      // a host map and two curves
      g += box(0.05, 0.04, 0.95, 0.36) + box(0.05, 0.4, 0.95, 0.66) + box(0.05, 0.7, 0.95, 0.96)
      for (let i = 0; i < 13; i++)
        for (let j = 0; j < 7; j++) {
          const k = r()
          g += `<path d="${quad(0.1 + i * 0.064, 0.075 + j * 0.038, 0.1 + i * 0.064 + 0.052, 0.075 + j * 0.038 + 0.029)}" fill="${k < 0.05 ? amber(0.95) : k < 0.2 ? sky(0.75, 60) : teal(0.3 + 0.5 * r(), 66)}"/>`
        }
      g +=
        curve(0.1, 0.45, 0.9, 0.63, teal, 0.35, 0.45, 41) +
        curve(0.1, 0.75, 0.9, 0.93, sky, 0.4, 0.5, 43) +
        curve(0.1, 0.75, 0.9, 0.93, (a) => ok(70, 0.13, 275, a), 0.2, 0.22, 44)
    } else {
      // a service graph, and bars
      g += box(0.05, 0.04, 0.95, 0.5) + box(0.05, 0.54, 0.95, 0.96)
      const nodes = [
          [0.2, 0.14],
          [0.2, 0.38],
          [0.48, 0.26],
          [0.74, 0.12],
          [0.74, 0.28],
          [0.74, 0.43],
          [0.48, 0.43],
          [0.48, 0.12],
        ],
        es = [
          [0, 2],
          [1, 2],
          [2, 3],
          [2, 4],
          [2, 5],
          [1, 6],
          [0, 7],
          [7, 3],
        ]
      for (const [a, b] of es)
        g += neon(D, path([q(...nodes[a]), q(...nodes[b])]), b === 4 ? amber : teal, 2.4, {
          halo: 7,
          core: false,
          power: 0.8,
        })
      nodes.forEach((p, i) => {
        const [x, y] = q(...p)
        g += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="15" ry="19" fill="${ok(17, 0.03, 250)}" stroke="${i === 4 ? amber() : teal()}" stroke-width="3.4"/>`
      })
      for (let i = 0; i < 9; i++) {
        const wv = 0.25 + 0.55 * r()
        g += `<path d="${quad(0.1, 0.585 + i * 0.04, 0.9, 0.585 + i * 0.04 + 0.022)}" fill="${ok(25, 0.03, 250)}"/><path d="${quad(0.1, 0.585 + i * 0.04, 0.1 + 0.8 * wv, 0.585 + i * 0.04 + 0.022)}" fill="${wv > 0.74 ? amber(0.9) : sky(0.85, 66)}"/>`
      }
    }
    return (
      g +
      `<path d="${quad(0, 0, 1, 1)}" fill="${D.linear(
        [
          [0, ok(8, 0.02, 255, mirror ? 0.05 : 0.7)],
          [1, ok(8, 0.02, 255, mirror ? 0.7 : 0.05)],
        ],
        0,
        0,
        1,
        0,
      )}"/>`
    )
  }

  // the room
  let room = `<rect width="${W}" height="${H}" fill="${D.radial(
    [
      [0, ok(24, 0.045, 235)],
      [0.5, ok(15, 0.03, 250)],
      [1, ok(9.5, 0.022, 255)],
    ],
    0.5,
    0.42,
    0.7,
  )}"/>`
  room += glow(
    D,
    `<rect x="${X - 20}" y="${Y - 20}" width="${SW + 40}" height="${SH + 40}" rx="30" fill="${teal(0.5)}"/>`,
    60,
    0.5,
  )
  // desk
  const DY = 1010
  let desk = `<path d="M0 ${DY}H${W}V${H}H0Z" fill="${D.linear([
    [0, ok(21, 0.035, 240)],
    [0.25, ok(14, 0.028, 250)],
    [1, ok(8, 0.02, 255)],
  ])}"/>`
  const refl = D.add(
    (id) =>
      `<mask id="${id}"><rect y="${DY}" width="${W}" height="190" fill="${D.linear([
        [0, '#fff'],
        [0.5, '#888'],
        [1, '#111'],
      ])}"/></mask>`,
  )
  const blurR = D.add(
    (id) =>
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="7 12"/></filter>`,
  )
  desk += `<g mask="url(#${refl})" style="mix-blend-mode:screen" opacity=".85"><g transform="translate(0 ${DY * 2 - 50}) scale(1 -1)" filter="url(#${blurR})"><use href="#dash"/><use href="#sides"/></g></g>`
  desk += `<path d="M0 ${DY}H${W}" stroke="${D.linear(
    [
      [0, teal(0)],
      [0.3, teal(0.5)],
      [0.5, ok(95, 0.05, 195, 0.8)],
      [0.7, teal(0.5)],
      [1, teal(0)],
    ],
    0,
    0,
    1,
    0,
  )}" stroke-width="2.5"/>`
  // stand of the screen
  const stand = `<path d="M1090 ${Y + SH + 14}H1310L1328 ${DY + 6}H1072Z" fill="${D.linear([
    [0, ok(9, 0.02, 255)],
    [1, ok(16, 0.03, 250)],
  ])}"/><rect x="990" y="${DY - 2}" width="420" height="14" rx="7" fill="${ok(20, 0.03, 250)}"/>`
  // things on the desk, in silhouette with a lit edge
  const rim = ok(82, 0.1, 200, 0.7)
  let kit = ''
  {
    // keyboard
    const kx = 905,
      ky = 1088,
      kw = 590,
      kd = 74,
      persp = (u, v) => [lerp(lerp(kx + 24, kx - 6, v), lerp(kx + kw - 24, kx + kw + 6, v), u), ky + v * kd]
    kit += `<path d="${path([persp(0, 0), persp(1, 0), persp(1, 1), persp(0, 1)], true)}" fill="${ok(10, 0.02, 255)}" stroke="${rim}" stroke-width="1.6" stroke-linejoin="round"/><path d="M${kx - 6} ${ky + kd}h${kw + 12}v9h-${kw + 12}z" fill="${ok(7, 0.02, 255)}"/>`
    for (let j = 0; j < 4; j++) {
      const c = 14
      for (let i = 0; i < c; i++) {
        if (j === 3 && i > 3 && i < 9) {
          if (i === 4) kit += key(4, 9, j, c)
          continue
        }
        kit += key(i, i + 1, j, c)
      }
    }
    function key(i0, i1, j, c) {
      const u0 = 0.015 + (i0 * 0.97) / c + 0.005,
        u1 = 0.015 + (i1 * 0.97) / c - 0.005,
        v0 = 0.07 + j * 0.22,
        v1 = v0 + 0.18
      return `<path d="${path([persp(u0, v0), persp(u1, v0), persp(u1, v1), persp(u0, v1)], true)}" fill="${ok(17 - j * 0.8, 0.026, 252)}" stroke="${ok(70, 0.08, 205, 0.28)}" stroke-width="1.1"/>`
    }
  }
  {
    // mug
    const mx = 1640,
      my = 1042
    kit +=
      `<ellipse cx="${mx}" cy="${my + 118}" rx="92" ry="14" fill="${ok(3, 0.01, 255, 0.85)}" filter="${D.soft(8)}"/>` +
      `<path d="M${mx + 66} ${my + 26}q42 -6 40 26q-2 32 -44 30" fill="none" stroke="${ok(12, 0.025, 252)}" stroke-width="13"/><path d="M${mx + 66} ${my + 20}q48 -6 46 32" fill="none" stroke="${rim}" stroke-width="1.6"/><path d="M${mx - 66} ${my}h132l-8 104q-2 16 -20 16h-76q-18 0 -20 -16z" fill="${D.linear(
        [
          [0, ok(26, 0.05, 215)],
          [0.35, ok(13, 0.026, 250)],
          [1, ok(9, 0.02, 255)],
        ],
        0,
        0,
        1,
        0,
      )}"/><ellipse cx="${mx}" cy="${my}" rx="66" ry="13" fill="${ok(8, 0.02, 255)}" stroke="${rim}" stroke-width="2"/>`
    for (let i = 0; i < 3; i++)
      kit += `<path d="M${mx - 24 + i * 24} ${my - 12}c-14 -22 14 -34 0 -58s10 -30 4 -46" fill="none" stroke="${ok(90, 0.03, 210, 0.2)}" stroke-width="7" stroke-linecap="round" filter="${D.soft(5)}"/>`
  }
  {
    // headphones, lying
    const hx = 720,
      hy = 1092
    kit +=
      [-92, 90]
        .map(
          (d) =>
            `<ellipse cx="${hx + d}" cy="${hy + 74}" rx="60" ry="12" fill="${ok(3, 0.01, 255, 0.8)}" filter="${D.soft(7)}"/>`,
        )
        .join('') +
      `<path d="M${hx - 92} ${hy + 20}C${hx - 100} ${hy - 70} ${hx + 86} ${hy - 84} ${hx + 92} ${hy + 10}" fill="none" stroke="${ok(9, 0.02, 255)}" stroke-width="17"/><path d="M${hx - 99} ${hy + 10}C${hx - 104} ${hy - 80} ${hx + 94} ${hy - 92} ${hx + 100} ${hy}" fill="none" stroke="${rim}" stroke-width="1.8"/>`
    for (const [dx, a] of [
      [-92, -12],
      [90, 12],
    ])
      kit += `<g transform="rotate(${a} ${hx + dx} ${hy + 30})"><rect x="${hx + dx - 26}" y="${hy - 12}" width="52" height="84" rx="24" fill="${ok(10, 0.022, 253)}" stroke="${rim}" stroke-width="1.6"/><rect x="${hx + dx - 13}" y="${hy + 6}" width="26" height="48" rx="13" fill="${ok(19, 0.03, 248)}"/></g>`
  }
  const frame = `<rect x="${X - 12}" y="${Y - 12}" width="${SW + 24}" height="${SH + 26}" rx="26" fill="${ok(8.5, 0.02, 255)}" stroke="${D.linear(
    [
      [0, ok(75, 0.08, 215, 0.7)],
      [0.4, ok(50, 0.05, 240, 0.35)],
      [1, ok(60, 0.08, 210, 0.6)],
    ],
  )}" stroke-width="2"/>`
  const glass = `<path d="M${X} ${Y + 18}a18 18 0 0 1 18 -18H${X + 900}L${X + 480} ${Y + SH}H${X + 18}a18 18 0 0 1 -18 -18z" fill="${D.linear(
    [
      [0, ok(95, 0.02, 220, 0.035)],
      [1, ok(95, 0.02, 220, 0.0)],
    ],
  )}"/>`
  return sheet(
    D,
    room +
      `<g id="sides">${side(false)}${side(true)}</g>` +
      stand +
      `<g id="dash">${frame}${s}</g>` +
      glass +
      desk +
      stand.replace(/<path.*?\/>/, '') +
      kit +
      finish(D, { vignette: 0.45 }),
  )
}
