import type { Source } from '../../model/content.ts'

export type Headings = NonNullable<NonNullable<Source['look']>['headings']>

/** The weight and the optical size of the serif, whose letters are finer at large sizes. */
export const SERIF = { wght: 600, opsz: 36 } as const

/**
 * The styles of the headings, none for the default. Until the serif has loaded, Times takes the same room. Letters of other
 * scripts have the fonts of the texts.
 */
export const HEADING_STYLES: Record<Headings, string> = {
  sans: '',
  serif: `@font-face {
  font-family: 'Source Serif 4 fallback';
  src: local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold');
  font-weight: ${SERIF.wght};
  unicode-range: U+0-52F, U+1E00-20CF;
  ascent-override: 102.59%;
  descent-override: 33.18%;
  line-gap-override: 0%;
  size-adjust: 100.98%;
}

@layer tokens {
  :root {
    --font-headings: 'Source Serif 4', 'Source Serif 4 fallback', var(--font-fallback), serif;
    --weight-headings: ${SERIF.wght};
  }
}

@layer base {
  h1, h2, h3, h4 {
    letter-spacing: -0.012em;
  }
}
`,
  mono: `@layer tokens {
  :root {
    --font-headings: var(--font-mono);
    --weight-headings: 500;
    --text-display: min(clamp(2.15rem, 1.45rem + 3.2vw, 4rem), 10.5vw);
    --text-title: clamp(1.7rem, 1.35rem + 1.6vw, 2.6rem);
  }
}

@layer base {
  h1, h2, h3, h4 {
    letter-spacing: -0.045em;
  }
}
`,
}
