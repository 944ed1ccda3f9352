import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { replaceFile } from '../../generator/lib/replace-file.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import { LETTERS, letterNames, writeLetters } from './write-letters.ts'

/**
 * Begins a letter in the content folder, or writes the files of one that exists. Returns what to print.
 * @param folder the content folder, absolute or relative to `root`
 * @param today such as 2026-11-26
 */
export async function beginOrWriteLetter(root: string, folder: string, name: string, today: string): Promise<string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    throw new UserError(
      `"${name}" can't be the name of a letter. Use lowercase letters, digits and single hyphens, such as elbe-bank.`,
    )
  }
  const isBegun = letterNames(resolve(root, folder)).includes(name)
  return isBegun ? (await writeLetters(root, folder, [name])).join('\n') : beginLetter(root, folder, name, today)
}

function beginLetter(root: string, folder: string, name: string, today: string): string {
  const company = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  const head = ['---', `company: ${/^\d/.test(company) ? `'${company}'` : company}`, `date: ${today}`, '---', '', '']
  const path = `${LETTERS}/${name}.md`
  replaceFile(resolve(root, folder, LETTERS), `${name}.md`, head.join('\n'))
  return [
    `${folder}/${path} begins a letter. Write its text below the head, then run npx vitafolio letter ${name} again.`,
    'The head may also have address, subject, variant (a CV of cv.variants) and language.',
    ...(isTracked(root, `${folder}/${path}`)
      ? [
          `Letters are private, and git would publish this one. Add these lines to .gitignore: ${folder}/${LETTERS}/ and ${LETTERS}/`,
        ]
      : []),
  ].join('\n')
}

/** Whether git would add the file. */
function isTracked(root: string, path: string): boolean {
  try {
    execFileSync('git', ['check-ignore', '--quiet', path], { cwd: root, stdio: 'ignore' })
    return false
  } catch (error) {
    return (error as { status?: number }).status === 1 // other statuses: no repository, or no git
  }
}
