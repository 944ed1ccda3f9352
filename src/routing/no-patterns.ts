/** Stands where wouter looks for its reader of route patterns: pages here go by their exact paths (route-of.ts). */
export const parse = undefined
