import type { TextInLocale } from './agreement.ts'

/** A piece of text that stayed, was removed or was added. */
export type Change = { readonly is: 'same' | 'out' | 'in'; readonly text: string }

/** Too large to compare: then the whole text is shown as replaced. */
const most = 4_000_000

/** The differences between two versions, word by word; a Chinese character is a word. */
export function diffText(before: TextInLocale, after: TextInLocale): readonly Change[] {
  return joined(diff(tokensOf(whole(before)), tokensOf(whole(after))))
}

/** An agreement as one text: headings and paragraphs on separate lines. */
const whole = ({ title, paragraphs }: TextInLocale) =>
  [title, ...paragraphs.flatMap(({ heading, text }) => (heading === '' ? [text] : [heading, text]))].join(
    '\n\n',
  )

const tokensOf = (text: string): string[] => text.match(/[A-Za-z0-9’'-]+|\n+|\s|[^\sA-Za-z0-9]/gu) ?? []

function diff(before: readonly string[], after: readonly string[]): Change[] {
  let head = 0
  while (head < before.length && before[head] === after[head]) head += 1
  let tail = 0
  const rest = Math.min(before.length, after.length) - head
  while (tail < rest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const same = (tokens: readonly string[]) => tokens.map((text): Change => ({ is: 'same', text }))
  return [
    ...same(before.slice(0, head)),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ]
}

/** The longest common subsequence: its elements stayed. */
function middle(before: readonly string[], after: readonly string[]): Change[] {
  const out = (text: string): Change => ({ is: 'out', text })
  const put = (text: string): Change => ({ is: 'in', text })
  if (before.length * after.length > most) return [...before.map(out), ...after.map(put)]
  const at = lengths(before, after)
  const changes: Change[] = []
  let i = 0
  let j = 0
  for (;;) {
    const [old, now] = [before[i], after[j]]
    if (old === undefined || now === undefined) break
    if (old === now) changes.push({ is: 'same', text: old })
    else changes.push(at(i + 1, j) >= at(i, j + 1) ? out(old) : put(now))
    const last = changes.at(-1)?.is
    if (last !== 'in') i += 1
    if (last !== 'out') j += 1
  }
  return [...changes, ...before.slice(i).map(out), ...after.slice(j).map(put)]
}

/** The length of the common subsequence from each pair of positions on. */
function lengths(before: readonly string[], after: readonly string[]): (i: number, j: number) => number {
  const width = after.length + 1
  const length = new Uint16Array((before.length + 1) * width)
  const at = (i: number, j: number) => length[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      length[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}

/** Merges adjacent pieces of the same kind. */
function joined(changes: readonly Change[]): Change[] {
  const pieces: Change[] = []
  for (const change of changes) {
    const last = pieces.at(-1)
    if (last?.is === change.is) pieces[pieces.length - 1] = { is: last.is, text: last.text + change.text }
    else pieces.push(change)
  }
  return pieces
}
