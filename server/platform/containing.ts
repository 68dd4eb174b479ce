/** A pattern for `like` that finds these words anywhere: what means something in a pattern is taken literally. */
export const containing = (words: string) => `%${literally(words)}%`

/** Words in a pattern for `like`, as they stand. */
export const literally = (words: string) => words.replace(/[\\%_]/g, String.raw`\$&`)
