import sharp from 'sharp'

type Area = { left: number; top: number; width: number; height: number }

/** Whether a part of a picture is all of one colour. */
export async function isPlain(picture: Buffer, area: Area): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract(area).removeAlpha().toBuffer()).stats()
  return channels.every(({ min, max }) => max - min <= 4)
}

/** How light a part of a picture is, or all of it, from 0 to 1. */
export async function lightnessOf(picture: Buffer, area?: Area): Promise<number> {
  const part = area ? await sharp(picture).extract(area).toBuffer() : picture
  const { channels } = await sharp(part).flatten({ background: 'white' }).removeAlpha().stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length / 255
}
