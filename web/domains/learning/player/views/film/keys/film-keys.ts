/** The action of a key: play or pause, mute, full screen, seek by seconds, seek to a tenth, change speed. */
export type FilmAct =
  | { readonly kind: 'toggle' | 'mute' | 'full' }
  | { readonly kind: 'by'; readonly seconds: number }
  | { readonly kind: 'to'; readonly share: number }
  | { readonly kind: 'rate'; readonly step: 1 | -1 }

export type Press = {
  readonly key: string
  /** With Ctrl, Alt or the command key, which belong to the browser. */
  readonly isChord: boolean
  /** The key is held down. */
  readonly isRepeat: boolean
  /** The focused element: a field takes all keys, a button those that press it. */
  readonly on: 'page' | 'button' | 'field'
}

const acts: Readonly<Record<string, FilmAct>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  j: { kind: 'by', seconds: -10 },
  l: { kind: 'by', seconds: 10 },
  arrowleft: { kind: 'by', seconds: -5 },
  arrowright: { kind: 'by', seconds: 5 },
  m: { kind: 'mute' },
  f: { kind: 'full' },
  '<': { kind: 'rate', step: -1 },
  '>': { kind: 'rate', step: 1 },
}

/** The action of a key while a film is shown, as in other players; undefined: none. */
export function filmAct({ key, isChord, isRepeat, on }: Press): FilmAct | undefined {
  if (isChord || on === 'field') return undefined
  if (on === 'button' && (key === ' ' || key === 'Enter')) return undefined
  if (/^\d$/.test(key)) return { kind: 'to', share: Number(key) / 10 }
  const act = acts[key.toLowerCase()]
  // A held key keeps seeking, but does not toggle playing.
  return isRepeat && act?.kind !== 'by' ? undefined : act
}
