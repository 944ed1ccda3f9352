import { animation, picture, skillIcon } from '../../../schema/primitives.ts'
import { metaOf } from './field.ts'
import { takesOf, widthAt } from './takes.ts'

/** What holds of every file that a field names, a chapter each. */
export const ABOUT_FILES = [
  `## Pictures

A picture is one file in \`content/images/\`, as large as you have it: the build makes every size that a screen asks for, and
leaves out what a camera wrote beside the picture. Each field says how wide its picture stands best; one with fewer pixels is
shown larger than it is, on the largest screens first. A drawing (SVG) has every size.

${partsOf(picture.shape)}`,
  `## Icons

An icon is one of these:

- \`devicon:name\`: a logo in its own colours, like \`devicon:docker\`. Browse the names at [devicon.dev](https://devicon.dev).
- \`tabler:name\`: a sign of one colour, like \`tabler:rocket\`. Browse the names at
  [tabler.io/icons](https://tabler.io/icons).
- The name of a picture in \`content/images/\`, best ${widthAt(metaOf(skillIcon).slots ?? [])} pixels wide or more.

An icon of one colour is \`tabler:name\` alone: it takes the colour of the text around it.`,
  `## Animation files

${partsOf(animation.shape)}

It is drawn as often as its own rate says: 30 frames a second look smooth, and cost a slow phone half of what 60 do.

An animation at another host comes to your visitors from there, and the content security policy allows that host.`,
]

function partsOf(shape: typeof picture.shape | typeof animation.shape): string {
  return Object.entries(shape)
    .map(([name, field]) => `- \`${name}\`, required: ${takesOf(field, name)}. ${metaOf(field).description ?? ''}`)
    .join('\n')
}
