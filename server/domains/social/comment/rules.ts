/** What was typed, as far as its length and its emptiness go. */
type Written = { readonly words: string; readonly hasPicture: boolean; readonly limit: number }

/** B-383: a comment says something, in words or in a picture, and no more than fits. */
export function flawOf({ words, hasPicture, limit }: Written): 'empty' | 'long' | undefined {
  if (words === '' && !hasPicture) return 'empty'
  return lengthOf(words) > limit ? 'long' : undefined
}

/** Characters as people count them: a rare Chinese character is one, not two. */
export const lengthOf = (words: string): number => Array.from(words).length

/** The same words about the same thing within a minute are a slip of the finger (E-089). */
export const repeatMs = 60_000
