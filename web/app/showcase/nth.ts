/** The item at an index, or an empty text. */
export const nth = (texts: readonly string[], i: number): string => texts[i] ?? ''
