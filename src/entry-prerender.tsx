import { prerender } from 'react-dom/static'
import type { Page } from '../model/content.ts'
import { Document } from './document.tsx'

/**
 * Renders a page to HTML.
 * @throws when a component fails to render
 */
export async function render(page: Page): Promise<string> {
  const errors: unknown[] = []
  // Errors are collected, because an exception thrown in `onError` would be uncaught.
  const { prelude } = await prerender(<Document {...page} />, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
