export const reasonLimit = 300

const fewest = 4

/** A reason that somebody can still understand in a year, as the server asks for it. */
export const isReason = (words: string): boolean => words.trim().length >= fewest
