import { z } from 'zod'
import type { Icon, ImageSlot, Picture, SkillIcon } from '../view.ts'
import { isHttpsUrl } from './address.ts'
import { printed, shownAs } from './field.ts'
import { text, textMatching } from './text.ts'

declare module './field.ts' {
  interface ShownValues {
    picture: Picture
    skillIcon: SkillIcon
    icon: Icon
    /** Its URL. */
    animationFile: string
  }
}

/** A file name without a folder. Rejects hidden files and the characters that some file systems reserve. */
const fileNameWith = (extensions: string, flags: string) =>
  new RegExp(String.raw`^[^\s./\\:*?"<>|%\p{Cc}][^/\\:*?"<>|%\p{Cc}]*\.(?:${extensions})$`, flags)

const IMAGE = fileNameWith('avif|jpg|jpeg|png|svg|webp', 'iu')
const IMAGE_ENDING = 'that ends in .avif, .jpg, .jpeg, .png, .svg or .webp'

export const imageFile = text
  .refine((value) => !/\.hei[cf]$/i.test(value), {
    error: 'Browsers cannot show HEIC photos. Export the photo as JPEG.',
    abort: true,
  })
  .refine((value) => IMAGE.test(value), {
    error: `Invalid file name. Write a name ${IMAGE_ENDING}. Do not include a folder or the characters \\ : * ? " < > | %.`,
  })
  .meta({ kind: 'picture', expects: `a file name ${IMAGE_ENDING}` })

const pictureFields = {
  file: imageFile.describe('The file name of an image in content/images/; the site serves it as /images/{file}.').meta({
    help: 'The name of a picture among those of your site.',
  }),
  alt: text
    .describe('The alternative text: describe the image for screen readers and for when it fails to load.')
    .meta({
      label: 'What it shows',
      help: 'Screen readers read it out, and it is there while the picture is not.',
      example: 'A bridge over a river at dusk',
    }),
}

/** An image that the pages show in these slots. */
export const pictureFor = (...slots: ImageSlot[]) =>
  shownAs('picture', z.strictObject(pictureFields).meta({ slots }), ({ file, alt }, build) =>
    build.picture(file, printed(alt, build), slots),
  )

const focus = textMatching(
  /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
  'Invalid place. Write two percentages, from the left and from the top, such as 50% 20%.',
).meta({ untranslatable: true, expects: 'a place such as 50% 20%', example: '50% 20%' })

/** An image whose thumbnail may show a part of it. */
export const projectPicture = shownAs(
  'picture',
  z
    .strictObject({
      ...pictureFields,
      focus: focus
        .optional()
        .describe(
          'The part that the thumbnail shows, 1.5 times as large: its place from the left and from the top, such as 50% 20%. Not of an SVG.',
        )
        .meta({
          label: 'Part that the thumbnail shows',
          help: 'Its place from the left and from the top of the picture. The thumbnail is somewhat larger than the picture.',
        }),
    })
    .refine(({ file, focus: place }) => place === undefined || !/\.svg$/i.test(file), {
      path: ['focus'],
      error: 'An SVG is shown as a whole. Remove the field, or name another kind of image.',
    })
    .meta({ slots: ['thumbnail', 'projectDialog'] }),
  ({ file, alt, focus: place }, build, slots) => build.picture(file, printed(alt, build), slots, place),
)

/** An image of the owner, a Devicon icon in its own colours, or a single-colour Tabler icon. */
export const skillIcon = shownAs(
  'skillIcon',
  text
    .refine((value) => /^(?:devicon|tabler):[a-z0-9-]+$/.test(value) || IMAGE.test(value), {
      error: 'Invalid icon. Write devicon:name, tabler:name, or the file name of an image in content/images/.',
    })
    .meta({ kind: 'skillIcon', slots: ['tile'] }),
  (name, build, slots) => build.skillIcon(name, slots),
)

/** A single-colour Tabler icon in the colour of the surrounding text. */
export const icon = shownAs(
  'icon',
  textMatching(/^tabler:[a-z0-9-]+$/, 'Invalid icon. Write tabler:name, such as tabler:rocket.').meta({ kind: 'icon' }),
  (name, build) => build.icon(name),
)

const LOTTIE = fileNameWith('json', 'u')

/** Pages of the hosts of animations, and their files in a format that the player does not read. */
function isNoLottieFile(value: string): boolean {
  if (!isHttpsUrl(value)) return false
  const { hostname, pathname } = new URL(value)
  const isPage =
    (/^(?:www\.|app\.)?(?:lottiefiles|iconscout|lordicon)\.com$/.test(hostname) && !/\.json$/i.test(pathname)) ||
    (hostname === 'lottie.host' && pathname.startsWith('/embed/'))
  return isPage || /\.(?:lottie|html?)$/i.test(pathname)
}

export const animation = z.strictObject({
  src: shownAs(
    'animationFile',
    text
      .refine((value) => LOTTIE.test(value) || isHttpsUrl(value), {
        error:
          'Invalid animation. Write the name of a .json file in content/animations/, or a URL that starts with https://.',
      })
      .refine((value) => !isNoLottieFile(value), {
        error:
          'The address is that of a page or of a .lottie file, which the site cannot play. Copy the address of "Lottie JSON" from the host, which ends in .json, or download that file into content/animations/.',
      })
      .meta({ kind: 'animation' }),
    (name, build) => build.animation(name),
  )
    .describe('The file name of a Lottie animation in content/animations/, or its https:// URL on another site.')
    .meta({
      label: 'File',
      help: 'The name of a Lottie file in content/animations, or its address on another site.',
      example: 'hero.json',
    }),
})
