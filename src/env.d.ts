/// <reference types="vite/client" />

/** The year of the build, defined by the build. */
declare const BUILD_YEAR: number

declare module 'virtual:content' {
  /** The content of `content/site.yaml`. */
  export const content: import('../schema/content.ts').Content
}

declare module 'virtual:site' {
  /** Data for the head of pages only. The address has no trailing slash. */
  export const site: { description: string; address: string; language: string }
}

/** The `@font-face` rules that the content needs. */
declare module 'virtual:fonts.css'

/** `icon:name` imports that icon of the Tabler set. */
declare module 'icon:*' {
  const icon: import('../schema/content.ts').Icon
  export default icon
}

/** The ES module build of lottie-web, with the types of the package. */
declare module 'lottie-web/build/player/esm/lottie_light.min.js' {
  export { default } from 'lottie-web'
}
