/** The position of a piece of work among the waiting ones, with its neighbours. */
export function neighboursOf(waiting: readonly string[], id: string) {
  const at = waiting.indexOf(id)
  const others = waiting.filter((other) => other !== id)
  if (at === -1) return { place: undefined, before: undefined, after: others[0] }
  // After the last one come the skipped ones.
  return { place: at + 1, before: waiting[at - 1], after: waiting[at + 1] ?? others[0] }
}

/** The typed score as a number, or what is wrong with it. */
export function scoreOf(typed: string, fullScore: number): number | 'missing' | 'range' {
  const text = typed.trim().replace('。', '.')
  if (!/^\d{1,4}(\.\d)?$/.test(text)) return 'missing'
  const score = Number(text)
  return score > fullScore ? 'range' : score
}

type Pressed = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** The action of a key on the marking page. */
export function keyAct({ key, altKey, ctrlKey, metaKey }: Pressed): 'save' | 'before' | 'after' | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'save'
  if (!altKey) return undefined
  if (key === 'ArrowDown') return 'after'
  return key === 'ArrowUp' ? 'before' : undefined
}
