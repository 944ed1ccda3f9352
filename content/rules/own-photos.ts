import { join } from 'node:path'
import exif from 'exif-reader'
import sharp from 'sharp'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { OWN_FILES, ownFilesIn } from '../files.ts'
import type { ContentFile } from '../read-content.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?)$/i

/** Photos in content/files/ that say where they were taken. Those in images/ are written anew, without it. */
export async function ownPhotos({ folder, name, files }: ContentFile): Promise<Diagnostic[]> {
  const photos = ownFilesIn(files).filter((path) => PHOTO.test(path))
  const found = await Promise.all(photos.map((path) => hasPlace(join(folder, OWN_FILES, path))))
  const message =
    'The photo says where it was taken, and is published as it is. Export it without its location (GPS), unless visitors may know.'
  return photos
    .filter((_, index) => found[index])
    .map((path) => ofWholeFile(`${name}/${OWN_FILES}/${path}`, message, 'warning'))
}

async function hasPlace(file: string): Promise<boolean> {
  try {
    const { exif: metadata } = await sharp(file).metadata()
    return metadata !== undefined && exif(metadata).GPSInfo?.GPSLatitude !== undefined
  } catch {
    return false // no photo, whatever its name says
  }
}
