/** The sign in the browser's tab: a prompt that waits, in the colours of the dark theme. */
export function siteIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#0a1420"/>
<path d="M8 9.5 14.5 16 8 22.5" fill="none" stroke="#4fe0dc" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M17 22.5h7" fill="none" stroke="#f3b64c" stroke-width="3.2" stroke-linecap="round"/>
</svg>
`
}
