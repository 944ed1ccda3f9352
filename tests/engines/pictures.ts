import sharp from 'sharp'

type Area = { left: number; top: number; width: number; height: number }

/** How much two neighbouring pixels may differ in a gradient, of 255. */
const STEP = 4

/** Whether a part of a picture shows nothing: one colour, or one that goes over into another without an edge. */
export async function isEmpty(picture: Buffer, area: Area): Promise<boolean> {
  const { data, info } = await sharp(picture).extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = info.width * info.channels
  return data.every((value, index) => {
    const column = index % row
    const left = column < info.channels ? value : data[index - info.channels]
    const above = index < row ? value : data[index - row]
    return Math.abs(value - (left ?? value)) <= STEP && Math.abs(value - (above ?? value)) <= STEP
  })
}

/** How light a part of a picture is, or all of it, from 0 to 1. */
export async function lightnessOf(picture: Buffer, area?: Area): Promise<number> {
  const part = area ? await sharp(picture).extract(area).toBuffer() : picture
  const { channels } = await sharp(part).flatten({ background: 'white' }).removeAlpha().stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length / 255
}
