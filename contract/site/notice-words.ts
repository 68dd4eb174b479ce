/** What the blanks of a notice are filled with, by name. */
export type Filling = Readonly<Record<string, string | number>>

const blank = /\{(\w+)\}/g

/** The names of the blanks in a text, each once, in their order. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([, name = '']) => name))]
}

/**
 * A text with its blanks filled. A line with a blank for which there is nothing is left out, so that no sentence ends
 * in the air; a blank that nobody knows stays as it is written.
 */
export function fillBlanks(text: string, filling: Filling): string {
  const lines = text.split('\n').filter((line) => !blanksIn(line).some((name) => filling[name] === ''))
  return lines
    .join('\n')
    .replaceAll(blank, (whole, name: string) => String(filling[name] ?? whole))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export type WordsProblem = { readonly is: 'unknown' | 'missing'; readonly blank: string }

type Words = { readonly subject: string; readonly body: string }
type Blanks = Readonly<Record<string, { readonly isRequired?: boolean | undefined }>>

/** Why words do not fit a notice: a blank that it does not have, or a needed one that is not there. */
export function problemsWithWords({ subject, body }: Words, blanks: Blanks): WordsProblem[] {
  const used = blanksIn(`${subject}\n${body}`)
  const unknown = used.filter((name) => !(name in blanks))
  const needed = Object.keys(blanks).filter((name) => blanks[name]?.isRequired)
  const missing = needed.filter((name) => !blanksIn(body).includes(name))
  return [
    ...unknown.map((blank) => ({ is: 'unknown' as const, blank })),
    ...missing.map((blank) => ({ is: 'missing' as const, blank })),
  ]
}
