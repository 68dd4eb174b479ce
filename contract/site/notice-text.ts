/** The values for the blanks of a notice, by name. */
export type Filling = Readonly<Record<string, string | number>>

const blank = /\{(\w+)\}/g

/** The names of the blanks in a text, without duplicates, in order. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map(([, name = '']) => name))]
}

/**
 * A text with its blanks filled. A line with an empty blank is dropped, so that no sentence is left incomplete;
 * an unknown blank stays as written.
 */
export function fillBlanks(text: string, filling: Filling): string {
  const lines = text.split('\n').filter((line) => !blanksIn(line).some((name) => filling[name] === ''))
  return lines
    .join('\n')
    .replaceAll(blank, (whole, name: string) => String(filling[name] ?? whole))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export type TextProblem = { readonly is: 'unknown' | 'missing'; readonly blank: string }

type NoticeText = { readonly subject: string; readonly body: string }
type Blanks = Readonly<Record<string, { readonly isRequired?: boolean | undefined }>>

/** Why a text does not fit a notice: it has an unknown blank, or a required one is missing. */
export function findTextProblems({ subject, body }: NoticeText, blanks: Blanks): TextProblem[] {
  const used = blanksIn(`${subject}\n${body}`)
  const unknown = used.filter((name) => !(name in blanks))
  const needed = Object.keys(blanks).filter((name) => blanks[name]?.isRequired)
  const missing = needed.filter((name) => !blanksIn(body).includes(name))
  return [
    ...unknown.map((blank) => ({ is: 'unknown' as const, blank })),
    ...missing.map((blank) => ({ is: 'missing' as const, blank })),
  ]
}
