/** A `like` pattern that finds this text anywhere; special characters are escaped. */
export const likePattern = (text: string) => `%${escapeLike(text)}%`

/** Escapes text for a `like` pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)
