declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    variationAxes: { wght: number | { min: number; max: number }; opsz?: number }
  }
  /** Returns the font with the glyphs of `text` only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module '@jsonresume/schema' {
  const resume: {
    /** Calls back at once with the errors, or with null. */
    validate: (resume: unknown, callback: (errors: readonly unknown[] | null) => void) => void
  }
  export default resume
}
