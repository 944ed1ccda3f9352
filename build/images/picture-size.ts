import sharp from 'sharp'

/**
 * Width and height of a picture in pixels, the way round a browser shows it.
 * @throws when the file is not a picture that can be read
 */
export async function pictureSize(file: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(file).metadata()
  return autoOrient
}
