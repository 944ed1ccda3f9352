/** "1 page", "2 pages", for a noun with a regular plural. */
export const countedAs = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
