/// <reference types="vite/types/importMeta.d.ts" />

/** The class names of a stylesheet. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export = names
}

declare module '*.css' {}

/** The year of the build, defined by the build. */
declare const BUILD_YEAR: number

declare module 'virtual:content' {
  /** The content in each language, with the path that its pages are below; the main language first. */
  export const contents: readonly {
    base: string
    language: string
    direction: 'ltr' | 'rtl'
    view: import('../model/view.ts').SiteView
  }[]
  /** What is wrong in the content, if it cannot be shown. */
  export const mistakes: string | undefined
}

/** The chosen one of `src/compositions/`. */
declare module 'virtual:composition' {
  export const Composition: import('react').ComponentType<{ view: import('../model/view.ts').SiteView }>
  /** The id of the element that the first frame waits for. */
  export const FIRST_FRAME: string
}

/** What the parts that compositions share know of the chosen one, as in model/compositions.ts. */
declare module 'virtual:layout' {
  export const pagesStandAlone: boolean
}

/** What shows diagrams, only if the site has any. */
declare module 'virtual:diagrams' {
  export const Diagram: undefined | typeof import('./ui/diagram.tsx').Diagram
}

/** `icon:name` imports that icon of the Tabler set. */
declare module 'icon:*' {
  const icon: import('../model/view.ts').Icon
  export default icon
}

/** The ES module build of lottie-web for canvases, with the types of the package but for its settings. */
declare module 'lottie-web/build/player/esm/lottie_light_canvas.min.js' {
  import type { AnimationItem } from 'lottie-web'
  const player: { loadAnimation: (settings: object) => AnimationItem }
  export default player
}

/** Trusted Types (https://www.w3.org/TR/trusted-types/), which TypeScript does not know yet. Older browsers lack them. */
declare var trustedTypes:
  | undefined
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (text: string) => string }
    }
