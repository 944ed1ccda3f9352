/** A path without the slash or `index.html` at its end. */
export const withoutIndex = (path: string) => path.replace(/\/(?:index\.html)?$/, '')
