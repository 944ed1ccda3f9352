/** A colour in OKLCH: lightness 0 to 1, chroma, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Gamma-encoded sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** OKLCH to linear sRGB, by the matrices of CSS Color 4. */
function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isInGamut(colour: Oklch): boolean {
  return linearOf(colour).every((channel) => channel > -0.0001 && channel < 1.0001)
}

/** The colour as CSS has it: rounded, and with as much of its chroma as sRGB can show. */
export function inGamut({ l, c, h }: Oklch): Oklch {
  const rounded = { l: Math.round(l * 1000) / 1000, h: Math.round(h) % 360 }
  let chroma = Math.floor(c * 1000)
  if (isInGamut({ ...rounded, c: chroma / 1000 })) return { ...rounded, c: chroma / 1000 }
  let outside = chroma
  chroma = 0
  while (outside - chroma > 1) {
    const middle = Math.floor((chroma + outside) / 2)
    if (isInGamut({ ...rounded, c: middle / 1000 })) chroma = middle
    else outside = middle
  }
  return { ...rounded, c: chroma / 1000 }
}

export function rgbOf(colour: Oklch): Rgb {
  const [red, green, blue] = linearOf(colour)
  return [encode(red), encode(green), encode(blue)]
}

function encode(channel: number): number {
  const value = Math.min(1, Math.max(0, channel))
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

export function hexOf(colour: Oklch): string {
  const channels = rgbOf(colour).map((channel) => Math.round(channel * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function cssOf({ l, c, h }: Oklch, alpha = ''): string {
  return `oklch(${Math.round(l * 1000) / 10}% ${c} ${h}deg${alpha && ` / ${alpha}`})`
}

/** A partly transparent colour on a ground, as browsers blend them. */
export function over(colour: Rgb, alpha: number, ground: Rgb): Rgb {
  const blend = (index: 0 | 1 | 2) => colour[index] * alpha + ground[index] * (1 - alpha)
  return [blend(0), blend(1), blend(2)]
}

/** The contrast ratio of WCAG 2.2, of colours as a screen shows them. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(colour: Rgb): number {
  const linear = (channel: number) => {
    const value = Math.round(channel * 255) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}
