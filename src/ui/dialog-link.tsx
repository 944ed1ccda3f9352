import type { ComponentProps, MouseEvent } from 'react'
import { openFragment } from '../navigation/fragment.ts'
import { hasModifier } from '../navigation/location.tsx'

type DialogLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }

/** A link to a fragment that opens in a dialog. Without scripts, it leads to the element with the id. */
export function DialogLink({ to, ...props }: DialogLinkProps) {
  const open = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    openFragment(to)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its users give it content
  return <a {...props} href={`#${to}`} onClick={open} />
}
