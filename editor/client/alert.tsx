/** What is wrong with a field or a form. Both are brought into view. */
export function Alert({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p
      role="alert"
      ref={(alert) => {
        alert?.closest('.field, .draft, .text-field')?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {message}
    </p>
  )
}
