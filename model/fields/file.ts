import { z } from 'zod'
import { isHttpsUrl, text, textMatching, type ImageSlot } from './text.ts'

/** A file name without a folder. Rejects hidden files and the characters that some file systems reserve. */
const fileNameWith = (extensions: string, flags: string) =>
  new RegExp(String.raw`^[^\s./\\:*?"<>|%\p{Cc}][^/\\:*?"<>|%\p{Cc}]*\.(?:${extensions})$`, flags)

const IMAGE = fileNameWith('avif|jpg|jpeg|png|svg|webp', 'iu')
const IMAGE_ENDING = 'that ends in .avif, .jpg, .jpeg, .png, .svg or .webp'

export const picture = z.strictObject({
  file: text
    .refine((value) => !/\.hei[cf]$/i.test(value), {
      error: 'Browsers cannot show HEIC photos. Export the photo as JPEG.',
      abort: true,
    })
    .refine((value) => IMAGE.test(value), {
      error: `Invalid file name. Write a name ${IMAGE_ENDING}. Do not include a folder or the characters \\ : * ? " < > | %.`,
    })
    .meta({ kind: 'picture', expects: `a file name ${IMAGE_ENDING}` })
    .describe('The file name of an image in content/images/; the site serves it as /images/{file}.'),
  alt: text.describe('The alternative text: describe the image for screen readers and for when it fails to load.'),
})

/** An image that the pages show in these slots. */
export const pictureFor = (...slots: ImageSlot[]) => picture.meta({ slots })

/** An image of the owner, a Devicon icon in its own colours, or a single-colour Tabler icon. */
export const skillIcon = text
  .refine((value) => /^(?:devicon|tabler):[a-z0-9-]+$/.test(value) || IMAGE.test(value), {
    error: 'Invalid icon. Write devicon:name, tabler:name, or the file name of an image in content/images/.',
  })
  .meta({ kind: 'skillIcon', slots: ['tile'] })
  .brand<'skillIcon'>()

/** A single-colour Tabler icon in the colour of the surrounding text. */
export const icon = textMatching(/^tabler:[a-z0-9-]+$/, 'Invalid icon. Write tabler:name, such as tabler:rocket.')
  .meta({ kind: 'icon' })
  .brand<'icon'>()

const LOTTIE = fileNameWith('json', 'u')

export const animation = z.strictObject({
  src: text
    .refine((value) => LOTTIE.test(value) || isHttpsUrl(value), {
      error:
        'Invalid animation. Write the name of a .json file in content/animations/, or a URL that starts with https://.',
    })
    .meta({ kind: 'animation' })
    .describe('The file name of a Lottie animation in content/animations/, or its https:// URL on another site.'),
})
