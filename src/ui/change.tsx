import type { Result, RichText, UiStrings } from '../../model/view.ts'
import { Bars } from './result.tsx'
import { TextWithLinks } from './text-with-links.tsx'
import * as styles from './change.module.css'

/** A number with its sign, a space and the unit: "−31 %", "€ 4,000". While developing, before it may be the marks of a text, which nobody sees. */
const LEADING = /^(\p{Cf}*[^\p{L}\p{N}\p{Cf}]{0,3}\d(?:[\d.,’'\s]*\d)?(?:\s?%)?)(\s*)(.*)$/su

/** No part of a name, such as EC2, AZ-900 or 3scale, and no ordinal, such as 6th. */
const NUMBERS =
  /((?:[€$£]\s?|(?<!\p{L}[-.]?|\p{N}\.?))\d(?:[\d.,’'\u{A0}\u{202F}]*\d)?(?![\d.,]*\d|(?:st|nd|rd|th)(?!\p{L})|\p{L}{3})(?:\s?%|\+)?)/u
const YEAR = /^(?:19|20)\d\d$/

type ChangeProps = {
  result: Result
  strings: Pick<UiStrings, 'figureBefore'>
  hasBars?: boolean
  className?: string | undefined
}

/** What changed: the figure after in large, the one before beside it, and both as bars. */
export function Change({ result: { before, after, what, ratio }, strings, hasBars = true, className }: ChangeProps) {
  const [, amount, space = '', unit = ''] = LEADING.exec(after) ?? []
  const was = withoutUnitOf(after, before)
  return (
    <div data-part="change" className={className}>
      <p className={styles.figures}>
        <span className={styles.after} data-words={amount === undefined || undefined}>
          {amount === undefined ? (
            <strong>{after}</strong>
          ) : (
            <>
              <strong>{amount}</strong>
              {space}
              {unit}
            </>
          )}
        </span>{' '}
        {was !== undefined && (
          <span className={styles.before}>{(strings.figureBefore ?? '{figure}').replace('{figure}', () => was)}</span>
        )}
      </p>
      {what && <p className={styles.what}>{what}</p>}
      {hasBars && ratio ? <Bars ratio={ratio} /> : null}
    </div>
  )
}

/** The figure before, without its unit where the figure after has the same. */
export function withoutUnitOf(after: string, before: string | undefined): string | undefined {
  const unit = LEADING.exec(after)?.[3]
  return unit && before?.endsWith(` ${unit}`) ? before.slice(0, -unit.length).trim() : before
}

/** A text whose numbers stand out. */
export function WithFigures({ text }: { text: RichText }) {
  const parts = typeof text === 'string' ? [text] : text
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
    typeof part === 'string' ? <Numbers key={index} text={part} /> : <TextWithLinks key={index} text={[part]} />,
  )
}

function Numbers({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    index % 2 === 1 && !YEAR.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <b key={index} className={styles.number}>
        {part}
      </b>
    ) : (
      part
    ),
  )
}
