import sharp from 'sharp'

/**
 * Width and height of a picture in pixels, the way round a browser shows it.
 * @throws when the file is not a picture that can be read, naming it
 */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(file).metadata()
    return autoOrient
  } catch (cause) {
    throw new Error(`${file} can't be read as a picture: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
