/** One of a list of words. */
export const nth = (words: readonly string[], i: number): string => words[i] ?? ''
