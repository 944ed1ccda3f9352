import { isPublic } from '../../generator/content/sample-content.ts'
import { askAddress, type Answer } from './ask-address.ts'
import { inContent, ofFile, type Finding } from './finding.ts'
import type { Site } from './read-site.ts'

type Link = { path: (string | number)[]; address: string }

/** More at once would look like an attack to some hosts. */
const AT_ONCE = 6

/**
 * Where the links of the site lead.
 * @param ask asks them as well; null where nobody wants that
 */
export async function checkLinks({ written, texts, named }: Site, ask: typeof fetch | null) {
  const links = texts
    .filter(({ path, text, meta }) => path[0] !== 'url' && (meta.isUrl || isHosted(text, meta.kind)))
    .map(({ path, text }) => ({ path, address: named(text) }))
  const say = (level: Finding['level'], { path }: Link, message: string) => inContent(written, level, { path, message })
  const nowhere = links.filter(({ address }) => address === '#')
  // Hosts that nobody can have are leftovers, and told there.
  const asked = links.filter(({ address }) => isWeb(address) && isPublic(address))
  const answers = ask === null ? new Map<string, Answer>() : await askAll(asked, ask)
  return {
    verdict: `${links.length} looked at${ask === null ? '' : `, ${answers.size} asked`}`,
    findings: [
      ...nowhere.map((link) => say('advice', link, 'leads nowhere yet; write an address, or remove the link')),
      ...repeated(links).map((link) =>
        say('problem', link, 'is the address of a profile before; write that of this one, or remove it'),
      ),
      ...(isCutOff(answers)
        ? [ofFile(written.file, 'advice', `none of the ${answers.size} links can be reached; is this machine online?`)]
        : asked.flatMap((link) => {
            const found = judged(answers.get(link.address))
            return found ? [say(found.level, link, found.message)] : []
          })),
    ],
  }
}

function isHosted(text: string, kind: string | undefined): boolean {
  return kind === 'animation' && text.startsWith('https:')
}

function isWeb(address: string): boolean {
  return /^https?:/.test(address) && URL.canParse(address)
}

/** Profiles whose address is that of one before: a line that was copied and not changed. */
function repeated(links: readonly Link[]): Link[] {
  const profiles = links.filter(({ path, address }) => path[1] === 'profiles' && isWeb(address))
  const keys = profiles.map(({ address }) => new URL(address).href.replace(/\/$/, '').toLowerCase())
  return profiles.filter((_, index) => keys.indexOf(keys[index] ?? '') < index)
}

/** Each address once, a few at a time. */
async function askAll(links: readonly Link[], ask: typeof fetch): Promise<Map<string, Answer>> {
  const waiting = [...new Set(links.map(({ address }) => address))]
  const answers = new Map<string, Answer>()
  const askNext = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      answers.set(address, await askAddress(address, ask))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return answers
}

function isCutOff(answers: ReadonlyMap<string, Answer>): boolean {
  return answers.size > 1 && [...answers.values()].every(({ kind }) => kind === 'unreachable')
}

function judged(answer: Answer | undefined): { level: Finding['level']; message: string } | null {
  switch (answer?.kind) {
    case 'gone':
    case 'unreachable':
      return { level: 'problem', message: `${answer.reason}; correct the address, or remove it` }
    case 'moved':
      return { level: 'advice', message: `leads on to ${answer.to}; write that, if it is what you mean` }
    case 'unclear':
      return { level: 'advice', message: `${answer.reason}, so it could not be told; open it in a browser` }
    default:
      return null
  }
}
