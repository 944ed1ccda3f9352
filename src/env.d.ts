/// <reference types="vite/client" />

/** The year the site was built in; the build writes it into the code. */
declare const BUILD_YEAR: number

interface Window {
  /** Where the browser checks what scripts write as HTML (https://www.w3.org/TR/trusted-types/). */
  readonly trustedTypes?: { readonly emptyHTML: TrustedHTML }
}

declare module 'virtual:content' {
  /** What the main page is made of, from `content/site.yaml`. */
  export const content: import('../schema/content.ts').Content
}

declare module 'virtual:site' {
  /** What stands in the head of pages alone: the site in a sentence or two, its address without a closing slash, its language. */
  export const site: { description: string; address: string; language: string }
}

declare module 'virtual:profiles' {
  /** The long texts of the organisations, by path. */
  export const profiles: Readonly<Record<string, import('../schema/content.ts').OrganisationProfile>>
}

declare module 'virtual:grounds.css'

declare module 'icon:*' {
  const icon: import('../schema/content.ts').Icon
  export default icon
}
