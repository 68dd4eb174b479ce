/**
 * Text normalized for comparison: lower case, no full width. Each character keeps its position, so that a match in the
 * folded text can be marked in the original.
 */
export function fold(text: string): string {
  let folded = ''
  for (const sign of text) {
    const plain = sign.normalize('NFKC').toLowerCase()
    folded += plain.length === sign.length ? plain : sign
  }
  return folded
}

/** A run of Chinese characters, or a word or number in any other script. */
export type Stretch = { readonly text: string; readonly isHan: boolean }

const stretch = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const han = /^\p{Script=Han}/u

export function stretches(folded: string): Stretch[] {
  return [...folded.matchAll(stretch)].map(([text]) => ({ text, isHan: han.test(text) }))
}

/** The characters of a text, surrogate pairs kept together. */
export const signsOf = (text: string): string[] => Array.from(text)
