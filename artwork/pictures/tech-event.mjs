// A talk: stage, speaker, a wide screen with a sketched architecture, beams in the haze, the audience from behind.
import {
  Defs,
  finish,
  sheet,
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
  ink,
  ok,
  n,
  lerp,
  clamp,
  W,
  H,
} from './lib.mjs'

/** Turns the hues in degrees, so that the pictures of the gallery can be told apart at a glance. */
export const grade = { hue: 105, brightness: 1.25, saturation: 1.1 }

export function draw() {
  const D = new Defs(),
    R = rng(17)
  let g = `<rect width="${W}" height="${H}" fill="${D.radial(
    [
      [0, ok(27, 0.055, 236)],
      [0.4, ok(18, 0.04, 247)],
      [1, ok(8.5, 0.022, 255)],
    ],
    0.5,
    0.4,
    0.68,
  )}"/>`
  // the hall: ribs that run to the vanishing point
  const vx = 1230,
    vy = 520
  for (let i = 0; i < 9; i++) {
    const t = 1 / (1 + i * 0.42),
      x0 = vx - 1500 * t,
      x1 = vx + 1500 * t,
      y0 = vy - 800 * t,
      y1 = vy + 560 * t
    g += `<path d="M${n(x0)} ${n(y1)}V${n(y0)}H${n(x1)}V${n(y1)}" fill="none" stroke="${ok(55, 0.07, 230, 0.1 + i * 0.015)}" stroke-width="${n(16 * t + 1.5)}"/>`
  }
  for (let i = 0; i < 7; i++) {
    const x = lerp(-400, 2860, i / 6)
    g += `<path d="M${n(x)} -300L${n(lerp(vx, x, 0.22))} ${n(lerp(vy, -300, 0.22))}" stroke="${ok(55, 0.07, 230, 0.1)}" stroke-width="3"/>`
  }

  // screen
  const sx = 690,
    sy = 176,
    sw = 1230,
    sh = 540
  g += glow(
    D,
    `<rect x="${sx - 30}" y="${sy - 30}" width="${sw + 60}" height="${sh + 60}" fill="${sky(0.6)}"/>`,
    70,
    0.6,
  )
  g += `<rect x="${sx - 12}" y="${sy - 12}" width="${sw + 24}" height="${sh + 24}" rx="8" fill="${ok(7, 0.02, 255)}" stroke="${ok(70, 0.08, 220, 0.5)}" stroke-width="2"/>`
  g += `<rect x="${sx}" y="${sy}" width="${sw}" height="${sh}" fill="${D.linear(
    [
      [0, ok(32, 0.075, 245)],
      [1, ok(24, 0.06, 250)],
    ],
    0,
    0,
    1,
    1,
  )}"/>`
  let dots = ''
  for (let x = sx + 30; x < sx + sw; x += 40)
    for (let y = sy + 30; y < sy + sh; y += 40) dots += `<circle cx="${x}" cy="${y}" r="1.7"/>`
  g += `<g fill="${ok(80, 0.06, 220, 0.22)}">${dots}</g>`
  g +=
    text(sx + 64, sy + 92, 'Rebuild it from a commit', { size: 58, sans: true, weight: 640, fill: ink() }) +
    text(sx + 66, sy + 140, 'what we changed, and what broke', { size: 28, fill: teal(0.95) })
  // hand-drawn: a line that wavers, drawn twice
  const wob = (list, close) => {
    const l = []
    const q = close ? [...list, list[0]] : list
    for (let i = 0; i < q.length - 1; i++) {
      const [x1, y1] = q[i],
        [x2, y2] = q[i + 1],
        k = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 46))
      for (let j = i ? 1 : 0; j <= k; j++)
        l.push([lerp(x1, x2, j / k) + R.gauss() * 1.5, lerp(y1, y2, j / k) + R.gauss() * 1.5])
    }
    let d = `M${n(l[0][0])} ${n(l[0][1])}`
    for (let i = 1; i < l.length - 1; i++)
      d += `Q${n(l[i][0])} ${n(l[i][1])} ${n((l[i][0] + l[i + 1][0]) / 2)} ${n((l[i][1] + l[i + 1][1]) / 2)}`
    return d + `L${n(l.at(-1)[0])} ${n(l.at(-1)[1])}`
  }
  const pen = (list, c, w = 3.4, close = false) =>
    line(wob(list, close), c, w) + line(wob(list, close), c, w * 0.5, 'opacity=".6"')
  const boxx = (x, y, w, h, label, c, fill = 0.1) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="${ok(80, 0.1, 205, fill)}"/>` +
    pen(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      c,
      3.6,
      true,
    ) +
    (label ? text(x + w / 2, y + h / 2 + 10, label, { size: 29, anchor: 'middle', fill: ink(0.96), weight: 560 }) : '')
  const arrow = (x1, y1, x2, y2, c) => {
    const a = Math.atan2(y2 - y1, x2 - x1)
    return (
      pen(
        [
          [x1, y1],
          [x2, y2],
        ],
        c,
        3.4,
      ) +
      line(
        `M${n(x2 - 20 * Math.cos(a - 0.5))} ${n(y2 - 20 * Math.sin(a - 0.5))}L${x2} ${y2}L${n(x2 - 20 * Math.cos(a + 0.5))} ${n(y2 - 20 * Math.sin(a + 0.5))}`,
        c,
        3.6,
      )
    )
  }
  const T = teal(0.95, 86),
    K = sky(1, 80),
    A = amber(1)
  const bx = sx + 66,
    by = sy + 236
  g +=
    boxx(bx, by, 150, 92, 'git', T) +
    boxx(bx + 252, by, 190, 92, 'pipeline', T) +
    boxx(bx + 252, by + 152, 190, 82, 'images', K)
  g += arrow(bx + 160, by + 46, bx + 242, by + 46, T) + arrow(bx + 347, by + 100, bx + 347, by + 144, T)
  g += arrow(bx + 452, by + 46, bx + 552, by + 46, T) + arrow(bx + 452, by + 192, bx + 552, by + 192, K)
  // the cluster: a big box with pods
  const cx = bx + 562,
    cy = by - 44
  g +=
    boxx(cx, cy, 330, 286, '', T, 0.08) +
    text(cx + 165, cy + 44, 'cluster', { size: 29, anchor: 'middle', fill: ink(0.96), weight: 560 })
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 2; j++) {
      const px = cx + 68 + i * 97,
        py = cy + 118 + j * 104,
        hx = Array.from({ length: 6 }, (_, k) => [
          px + 42 * Math.cos((k * Math.PI) / 3 + Math.PI / 6),
          py + 42 * Math.sin((k * Math.PI) / 3 + Math.PI / 6),
        ])
      const last = i === 2 && j === 1
      g += `<path d="${path(hx, true)}" fill="${last ? amber(0.3) : teal(0.24)}"/>` + pen(hx, last ? A : T, 3.2, true)
    }
  g += arrow(cx + 340, cy + 145, cx + 404, cy + 145, T)
  // users
  const ux = cx + 452,
    uy = cy + 145
  for (const [dx, dy] of [
    [0, -58],
    [0, 58],
    [14, 0],
  ])
    g +=
      pen(
        Array.from({ length: 12 }, (_, k) => [
          ux + dx + 15 * Math.cos((k / 12) * 6.28),
          uy + dy - 14 + 15 * Math.sin((k / 12) * 6.28),
        ]),
        K,
        3,
        true,
      ) +
      pen(
        [
          [ux + dx - 24, uy + dy + 26],
          [ux + dx - 14, uy + dy + 7],
          [ux + dx + 14, uy + dy + 7],
          [ux + dx + 24, uy + dy + 26],
        ],
        K,
        3,
      )
  // a loop back: drift is found and put right
  g +=
    line(
      `M${cx + 165} ${cy + 296}C${cx + 120} ${cy + 340} ${bx + 130} ${cy + 350} ${bx + 78} ${by + 104}`,
      A,
      3.4,
      'stroke-dasharray="12 10"',
    ) + line(`M${bx + 66} ${by + 124}l11 -21 17 17`, A, 3.6)
  g += text(bx + 6, by + 236, 'drift?', {
    size: 30,
    fill: A,
    weight: 560,
    extra: `transform="rotate(-6 ${bx + 6} ${by + 236})"`,
  })
  g += `<rect x="${sx}" y="${sy}" width="${sw}" height="${sh}" fill="${D.linear(
    [
      [0, ok(95, 0.02, 220, 0.1)],
      [0.5, ok(95, 0.02, 220, 0)],
    ],
    0,
    0,
    1,
    1,
  )}"/>`

  // banners left and right of the screen
  const banner = (x, w, t) =>
    `<path d="M${x} 190h${w}v520h-${w}z" fill="${D.linear([
      [0, ok(26, 0.07, 215)],
      [1, ok(15, 0.04, 245)],
    ])}" stroke="${ok(70, 0.08, 215, 0.35)}" stroke-width="2"/>` + t
  const mark = (x, y) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M${x - 62} ${y + i * 34}l62 -34 62 34 -62 34z" fill="${[sky(0.3), sky(0.55), teal(0.95)][2 - i]}" stroke="${teal(0.9)}" stroke-width="2"/>`,
      )
      .reverse()
      .join('')
  g += banner(
    2010,
    220,
    mark(2120, 330) +
      text(2120, 520, 'infra', { size: 52, sans: true, weight: 640, anchor: 'middle', fill: ink() }) +
      text(2120, 576, 'day', { size: 52, sans: true, weight: 640, anchor: 'middle', fill: ink() }) +
      text(2120, 640, 'Lisbon', { size: 28, anchor: 'middle', fill: teal() }),
  )
  g += banner(
    170,
    220,
    mark(280, 330) +
      text(280, 520, 'infra', { size: 52, sans: true, weight: 640, anchor: 'middle', fill: ink() }) +
      text(280, 576, 'day', { size: 52, sans: true, weight: 640, anchor: 'middle', fill: ink() }) +
      text(280, 640, 'Lisbon', { size: 28, anchor: 'middle', fill: teal() }),
  )

  // stage
  const st = 772,
    sf = 828 // back of the deck, its front edge
  g += `<path d="M250 ${st - 26}H2190L2330 ${sf}H90Z" fill="${D.linear([
    [0, ok(30, 0.05, 236)],
    [1, ok(19, 0.04, 247)],
  ])}"/>`
  // the screen's reflection on the deck
  g += `<path d="M${sx} ${st - 26}H${sx + sw}L${sx + sw + 80} ${sf}H${sx - 80}Z" fill="${D.linear([
    [0, sky(0.38)],
    [1, sky(0.04)],
  ])}" style="mix-blend-mode:screen"/>`
  g += `<ellipse cx="560" cy="${st + 18}" rx="210" ry="34" fill="${D.radial([
    [0, ok(95, 0.07, 85, 0.85)],
    [0.5, amber(0.4)],
    [1, amber(0)],
  ])}" style="mix-blend-mode:screen"/>`
  g +=
    `<path d="M90 ${sf}H2330V${sf + 74}H90Z" fill="${D.linear([
      [0, ok(20, 0.04, 246)],
      [1, ok(9, 0.02, 255)],
    ])}"/>` + neon(D, `M90 ${sf + 3}H2330`, teal, 4, { halo: 16 })
  for (let i = 0; i < 56; i++)
    g += `<path d="M${110 + i * 40} ${sf + 18}v46" stroke="${ok(60, 0.06, 225, 0.13)}" stroke-width="2"/>`
  // monitors on the deck
  for (const x of [860, 1200, 1540])
    g += `<path d="M${x - 46} ${sf - 3}l12 -30h68l12 30z" fill="${ok(9, 0.02, 255)}" stroke="${ok(75, 0.08, 215, 0.5)}" stroke-width="1.6"/>`

  // truss with lamps
  const ty = 62
  let truss = ''
  for (const yy of [ty, ty + 46])
    truss += `<path d="M-20 ${yy}H${W + 20}" stroke="${ok(30, 0.03, 245)}" stroke-width="8"/><path d="M-20 ${yy - 3}H${W + 20}" stroke="${ok(70, 0.05, 225, 0.4)}" stroke-width="1.5"/>`
  for (let x = -20; x < W + 40; x += 46)
    truss += `<path d="M${x} ${ty + 46}l23 -46 23 46" fill="none" stroke="${ok(27, 0.03, 245)}" stroke-width="5"/>`
  const beams = [
    [300, 520, 250, amber, 0.0],
    [560, 560, 150, (a) => ok(90, 0.11, 82, a), 1],
    [830, 420, 120, teal, 0.5],
    [1060, 1420, 130, sky, 0.42],
    [1300, 900, 130, sky, 0.42],
    [1560, 1960, 140, teal, 0.5],
    [1830, 1500, 120, sky, 0.38],
    [2090, 2260, 140, teal, 0.5],
    [330, 180, 140, teal, 0.5],
  ]
  let light = '',
    lamps = ''
  for (const [x, to, w, col, p] of beams) {
    if (!p) continue
    const len = p === 1 ? st + 20 : 1010,
      a = `M${x - 12} ${ty + 78}L${to - w} ${len}H${to + w}L${x + 12} ${ty + 78}Z`,
      b = `M${x - 7} ${ty + 78}L${to - w * 0.45} ${len}H${to + w * 0.45}L${x + 7} ${ty + 78}Z`,
      f = (k) =>
        D.linear(
          [
            [0, col(0.95 * k)],
            [0.22, col(0.42 * k)],
            [1, col(p === 1 ? 0.16 * k : 0)],
          ],
          0,
          ty + 78,
          0,
          len,
          true,
        )
    light += `<g filter="${D.soft(9)}"><path d="${a}" fill="${f(p * 0.55)}"/></g><g filter="${D.soft(4)}"><path d="${b}" fill="${f(p * 0.5)}"/></g>`
    const ang = (Math.atan2(to - x, len - ty) * -180) / Math.PI
    lamps +=
      `<g transform="rotate(${n(ang)} ${x} ${ty + 46})"><path d="M${x - 20} ${ty + 44}h40l6 34h-52z" fill="${ok(10, 0.02, 255)}" stroke="${ok(70, 0.06, 225, 0.45)}" stroke-width="1.5"/></g>` +
      dot(D, x + (to - x) * 0.02, ty + 80, 10, col, { spread: 7, fill: ok(98, 0.02, 200) })
  }
  // haze, a slow texture inside the light
  const haze = D.add(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0022 .0046" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .45  0 0 0 0 .82  0 0 0 0 .92  1.9 0 0 0 -.78"/></filter>`,
  )
  const hm = D.add(
    (id) =>
      `<mask id="${id}"><rect width="${W}" height="${H}" fill="${D.linear([
        [0, '#555'],
        [0.35, '#fff'],
        [0.72, '#999'],
        [1, '#000'],
      ])}"/></mask>`,
  )
  g +=
    truss +
    `<g style="mix-blend-mode:screen">${light}</g><g mask="url(#${hm})" style="mix-blend-mode:screen" opacity=".3"><rect width="${W}" height="${H}" filter="url(#${haze})"/></g>` +
    lamps

  // the speaker, turned to the audience and pointing at the screen
  {
    const x = 560,
      y = st + 16
    const skin = D.linear(
        [
          [0, ok(82, 0.08, 62 - grade.hue)],
          [1, ok(58, 0.09, 48 - grade.hue)],
        ],
        0,
        0,
        1,
        0,
      ),
      coat = D.linear(
        [
          [0, ok(46, 0.06, 62)],
          [0.22, ok(32, 0.05, 228)],
          [1, ok(22, 0.045, 240)],
        ],
        0,
        0,
        1,
        0,
      ),
      leg = D.linear(
        [
          [0, ok(28, 0.03, 60)],
          [0.4, ok(15, 0.028, 250)],
          [1, ok(12, 0.025, 250)],
        ],
        0,
        0,
        1,
        0,
      )
    let p = `<ellipse cx="${x + 4}" cy="${y + 4}" rx="62" ry="10" fill="${ok(5, 0.02, 255, 0.75)}"/>`
    p += `<path d="M${x - 30} ${y - 138}L${x - 34} ${y - 6}h24l10 -108 12 108h24l-4 -132z" fill="${leg}"/><path d="M${x - 38} ${y - 8}h30v10h-40q0 -8 10 -10zM${x + 12} ${y - 8}h26q10 2 10 10h-36z" fill="${ok(8, 0.02, 255)}"/>`
    // body
    p += `<path d="M${x - 44} ${y - 236}q12 -22 44 -24 32 2 44 24l2 108q-46 14 -92 0z" fill="${coat}"/>`
    // left arm with the clicker, right arm out to the screen
    p +=
      line(
        `M${x - 38} ${y - 226}Q${x - 62} ${y - 180} ${x - 46} ${y - 150}Q${x - 30} ${y - 144} ${x - 14} ${y - 160}`,
        ok(30, 0.05, 228),
        22,
      ) +
      line(`M${x - 47} ${y - 222}Q${x - 72} ${y - 182} ${x - 57} ${y - 150}`, ok(90, 0.1, 80, 0.9), 2.6) +
      `<circle cx="${x - 10}" cy="${y - 163}" r="11" fill="${ok(72, 0.09, 55)}"/>`
    p +=
      line(
        `M${x + 36} ${y - 224}Q${x + 70} ${y - 218} ${x + 84} ${y - 232}L${x + 124} ${y - 268}`,
        ok(27, 0.05, 236),
        22,
      ) +
      `<path d="M${x + 118} ${y - 272}q8 -14 20 -18l8 -3q4 4 -3 10 6 2 2 8 -6 12 -18 14z" fill="${ok(66, 0.09, 52)}"/>` +
      line(`M${x + 40} ${y - 234}Q${x + 70} ${y - 228} ${x + 82} ${y - 242}L${x + 120} ${y - 277}`, teal(0.9), 2.6)
    // shirt, neck, head
    p += `<path d="M${x - 13} ${y - 262}h26l-6 30 -7 10 -7 -10z" fill="${ok(84, 0.03, 80)}"/><path d="M${x - 11} ${y - 284}h22v24q-11 10 -22 0z" fill="${ok(60, 0.085, 50)}"/>`
    p += `<ellipse cx="${x + 1}" cy="${y - 304}" rx="24" ry="30" fill="${skin}"/><path d="M${x - 25} ${y - 304}c-6 -34 12 -42 28 -42 18 0 30 14 23 44 -3 -2 -4 -10 -6 -18 -12 2 -26 0 -34 -6 -4 8 -8 12 -11 22z" fill="${ok(20, 0.03, 45)}"/><path d="M${x - 9} ${y - 303}h7M${x + 8} ${y - 303}h7" stroke="${ok(25, 0.04, 45)}" stroke-width="3" stroke-linecap="round"/><path d="M${x - 5} ${y - 289}q6 5 12 0" stroke="${ok(38, 0.07, 35)}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
    p += `<path d="M${x + 26} ${y - 306}q1 14 -8 26" stroke="${teal(0.9)}" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M${x - 45} ${y - 232}q14 -24 36 -28" stroke="${ok(96, 0.08, 85)}" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M${x - 24} ${y - 320}q4 -26 26 -26" stroke="${ok(90, 0.1, 80)}" stroke-width="3" fill="none" stroke-linecap="round"/>`
    // head microphone
    p += `<path d="M${x + 22} ${y - 300}q-2 16 -12 18" stroke="${ok(12, 0.02, 255)}" stroke-width="2.4" fill="none"/>`
    g += p
    // lectern with a laptop
    const lx = 438
    g += `<path d="M${lx - 40} ${y - 116}h80l-10 116h-60z" fill="${D.linear(
      [
        [0, ok(17, 0.03, 250)],
        [1, ok(30, 0.06, 70)],
      ],
      0,
      0,
      1,
      0,
    )}" stroke="${ok(70, 0.06, 220, 0.35)}" stroke-width="1.5"/><path d="M${lx - 54} ${y - 128}h108l-6 16h-96z" fill="${ok(24, 0.04, 246)}" stroke="${amber(0.6)}" stroke-width="1.5"/><path d="M${lx - 30} ${y - 130}l-8 -42h62l6 42z" fill="${ok(12, 0.02, 255)}" stroke="${ok(80, 0.06, 215, 0.6)}" stroke-width="1.6"/>`
  }

  // the audience: rows from the back of the hall to us
  const shape = (kind) => {
    // a head of radius 100 at the origin, seen from behind, with neck and shoulders
    const body =
      'M-30 70C-34 118 -44 134 -96 150C-176 172 -196 220 -202 330H202C196 220 176 172 96 150C44 134 34 118 30 70Z'
    const ears = 'M-84 -6c-18 -8 -24 10 -18 28s16 22 22 12zM84 -6c18 -8 24 10 18 28s-16 22 -22 12z'
    const heads = [
      'M0 -108C62 -108 90 -62 87 -8C84 50 52 98 0 98C-52 98 -84 50 -87 -8C-90 -62 -62 -108 0 -108Z' + ears,
      'M0 -112C66 -112 96 -64 94 -6C94 60 92 110 78 142C40 156 -40 156 -78 142C-92 110 -94 60 -94 -6C-96 -64 -66 -112 0 -112Z',
      'M0 -104C62 -104 88 -60 86 -8C84 50 52 98 0 98C-52 98 -84 50 -86 -8C-88 -60 -62 -104 0 -104ZM-6 -158C26 -160 40 -136 36 -116C24 -92 -30 -92 -40 -116C-44 -138 -30 -158 -6 -158Z' +
        ears,
      'M-6 -120C12 -132 40 -120 50 -110C76 -108 92 -84 92 -62C108 -44 108 -14 98 2C100 30 84 46 78 52C60 88 40 98 0 98C-40 98 -60 88 -78 52C-96 40 -102 18 -98 0C-110 -22 -104 -52 -90 -62C-92 -90 -70 -108 -52 -110C-42 -122 -20 -128 -6 -120Z',
      'M0 -106C60 -106 90 -70 90 -30L112 -22C118 -14 108 -8 92 -10C88 50 52 98 0 98C-52 98 -84 50 -87 -8C-90 -62 -62 -106 0 -106Z' +
        ears,
      'M0 -108C62 -108 90 -62 87 -8C84 40 62 70 40 86C48 120 46 170 22 210C4 222 -14 214 -22 200C-34 160 -36 118 -40 86C-62 70 -84 40 -87 -8C-90 -62 -62 -108 0 -108Z' +
        ears,
    ]
    return body + heads[kind]
  }
  const kinds = [0, 1, 2, 3, 4, 5].map((k) => {
    const id = D.add((i) => `<path id="${i}" d="${shape(k)}"/>`)
    return id
  })
  const rows = [
    [858, 15, 0.6],
    [884, 20, 0.66],
    [918, 27, 0.72],
    [962, 37, 0.8],
    [1020, 52, 0.88],
    [1098, 74, 0.95],
    [1190, 104, 1],
  ]
  let aud = `<path d="M0 ${sf + 60}H${W}V${H}H0Z" fill="${D.linear([
    [0, ok(15, 0.03, 248, 0.0)],
    [0.15, ok(12, 0.026, 250, 0.9)],
    [1, ok(5, 0.015, 255)],
  ])}"/>`
  rows.forEach(([y, r, dark], ri) => {
    const gap = r * 3.45
    let x = -gap * R()
    const k = r / 100
    const heads = []
    while (x < W + gap) {
      const px = x + R.gauss() * gap * 0.12,
        py = y + R.gauss() * r * 0.16
      heads.push([px, py])
      x += gap * R.range(0.9, 1.12)
    }
    let rowG = ''
    for (const [px, py] of heads) {
      const kk = k * R.range(0.94, 1.06),
        kind = R.pick([0, 0, 1, 1, 2, 3, 4, 5]),
        tilt = R.gauss() * 5
      const near = clamp(1 - Math.abs(px - 1300) / 1500),
        warm = clamp(1 - Math.abs(px - 560) / 330) * clamp(1.15 - ri * 0.16)
      const strength = (0.35 + 0.6 * near) * (1 - ri * 0.045)
      const rimC = warm > 0.35 ? ok(86, 0.11, 80, strength) : ok(84, 0.11, lerp(200, 238, R()), strength)
      const tf = `translate(${n(px)} ${n(py)}) rotate(${n(tilt)}) scale(${kk.toFixed(3)})`
      const lean = clamp((1250 - px) / 900, -1, 1) * 6 // the rim sits on the side that faces the screen
      rowG += `<g transform="${tf}"><use href="#${kinds[kind]}" fill="${D.linear([
        [0, rimC],
        [0.42, rimC.replace(/\/ [\d.]+\)/, '/ .25)')],
        [1, rimC.replace(/\/ [\d.]+\)/, '/ .12)')],
      ])}" ${r > 30 ? `filter="${D.blur(100 / r)}"` : ''}/><use href="#${kinds[kind]}" fill="${D.linear([
        [0, ok(lerp(17, 7, dark), 0.032, 245)],
        [1, ok(lerp(11, 4, dark), 0.02, 255)],
      ])}" transform="translate(${n(-lean)} ${n(5.5 + 60 / r)})"/></g>`
      // phones held up
      const ph = (ri === 3 && R() < 0.09) || (ri === 4 && R() < 0.2) || (ri === 5 && R() < 0.14)
      if (ph && px > 300 && px < 2150) {
        const hx = px + r * 1.35 * (R() < 0.5 ? -1 : 1),
          hy = py - r * 1.75,
          w = r * 1.15,
          h = r * 0.68
        rowG +=
          `<ellipse cx="${n(hx)}" cy="${n(hy + h / 2)}" rx="${n(w * 1.9)}" ry="${n(w * 1.7)}" fill="${D.radial([
            [0, sky(0.5)],
            [1, sky(0)],
          ])}" style="mix-blend-mode:screen"/><rect x="${n(hx - w / 2 - 3)}" y="${n(hy - 3)}" width="${n(w + 6)}" height="${n(h + 6)}" rx="${n(r * 0.12)}" fill="${ok(6, 0.02, 255)}"/><rect x="${n(hx - w / 2)}" y="${n(hy)}" width="${n(w)}" height="${n(h)}" rx="${n(r * 0.08)}" fill="${D.linear(
            [
              [0, ok(90, 0.06, 225)],
              [1, ok(66, 0.12, 240)],
            ],
          )}"/><rect x="${n(hx - w * 0.38)}" y="${n(hy + h * 0.16)}" width="${n(w * 0.5)}" height="${n(h * 0.1)}" fill="${ok(30, 0.07, 245)}"/><rect x="${n(hx - w * 0.38)}" y="${n(hy + h * 0.42)}" width="${n(w * 0.2)}" height="${n(h * 0.34)}" fill="${ok(45, 0.1, 220)}"/><rect x="${n(hx - w * 0.04)}" y="${n(hy + h * 0.42)}" width="${n(w * 0.38)}" height="${n(h * 0.34)}" fill="${ok(45, 0.1, 200)}"/>` +
          `<path d="M${n(hx - r * 0.3)} ${n(hy + h + r * 1.9)}L${n(hx - r * 0.2)} ${n(hy + h + r * 0.2)}H${n(hx + r * 0.2)}L${n(hx + r * 0.34)} ${n(hy + h + r * 1.9)}Z" fill="${ok(8.5, 0.024, 250)}"/><ellipse cx="${n(hx)}" cy="${n(hy + h + r * 0.16)}" rx="${n(r * 0.46)}" ry="${n(r * 0.24)}" fill="${ok(8.5, 0.024, 250)}"/>` +
          line(
            `M${n(hx - r * 0.34)} ${n(hy + h + r * 0.12)}Q${n(hx - w * 0.56)} ${n(hy + h)} ${n(hx - w * 0.5)} ${n(hy + h * 0.56)}`,
            ok(8.5, 0.024, 250),
            r * 0.17,
          ) +
          [0.34, 0.56, 0.78]
            .map((f) => line(`M${n(hx + w * 0.55)} ${n(hy + h * f)}h${n(-w * 0.1)}`, ok(8.5, 0.024, 250), r * 0.14))
            .join('') +
          line(
            `M${n(hx + r * 0.34)} ${n(hy + h + r * 0.14)}Q${n(hx + w * 0.6)} ${n(hy + h)} ${n(hx + w * 0.57)} ${n(hy + h * 0.5)}`,
            ok(8.5, 0.024, 250),
            r * 0.14,
          )
      }
    }
    aud += rowG
    if (ri < rows.length - 1)
      aud += `<rect y="${y - r}" width="${W}" height="${H - y + r}" fill="${D.linear([
        [0, ok(24, 0.05, 235, 0)],
        [0.3, ok(22, 0.045, 238, 0.16 - ri * 0.02)],
        [1, ok(12, 0.03, 250, 0.2)],
      ])}"/>`
  })
  g += aud
  g += `<ellipse cx="${vx}" cy="${sf + 40}" rx="1150" ry="130" fill="${D.radial([
    [0, teal(0.16)],
    [1, teal(0)],
  ])}" style="mix-blend-mode:screen"/>`
  return sheet(D, g + finish(D, { vignette: 0.5 }))
}
