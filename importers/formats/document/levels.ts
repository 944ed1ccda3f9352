import { isWhole } from '../../values/words.ts'

/** "Basic level", "basic knowledge" */
const LEVEL_WORD = /\s+(?:level|user|knowledge|proficiency|niveau|nivel|livello|nível|poziom|kenntnisse)$/iu
/** "B2", "C1/C2", "niveau B1+" */
const CEFR = /^(?:\p{L}{4,9}\s)?[ABC][12]\+?(?:\s*[/+–-]\s*[ABC][12])?$/iu
/** "Fluent (C1)", "B2 (IELTS 7.5)" */
const WITH_DETAIL = /^(.*?\S)\s*[([][^()]*[)\]]?$/u
const BRACKETS = /^[([]\s*|\s*[)\]]$/gu

/** Whether a text is how well somebody speaks a language or knows a tool: "Native", "B2", "(fließend)". */
export function isLevel(text: string): boolean {
  const plain = text.trim().replaceAll(BRACKETS, '')
  const [, main = plain] = WITH_DETAIL.exec(plain) ?? []
  return (
    CEFR.test(main) ||
    main
      .split(/\s*[,/;–]\s*|\s+-\s+/)
      .every((part) => [part, part.replace(LEVEL_WORD, '')].some((each) => isWhole('levels', each)))
  )
}
