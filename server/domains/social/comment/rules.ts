/** What decides whether a comment is empty or too long. */
type Written = { readonly text: string; readonly hasPicture: boolean; readonly limit: number }

/** B-383: a comment has text or a picture, and is not too long. */
export function flawOf({ text, hasPicture, limit }: Written): 'empty' | 'long' | undefined {
  if (text === '' && !hasPicture) return 'empty'
  return lengthOf(text) > limit ? 'long' : undefined
}

/** Characters as people count them: a rare Chinese character counts once, not twice. */
export const lengthOf = (text: string): number => Array.from(text).length

/** The same text about the same thing within this time is treated as an accidental repeat (E-089). */
export const repeatMs = 60_000
