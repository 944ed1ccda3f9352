/** What is wrong with a field or a form. Both are brought into view. */
export function Alert({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p key={message} role="alert" ref={bringIntoView}>
      {message}
    </p>
  )
}

/** At each new message, and not each time that it is rendered. */
const bringIntoView = (alert: HTMLElement | null) =>
  alert?.closest('.field, .draft, .text-field')?.scrollIntoView({ block: 'nearest' })
