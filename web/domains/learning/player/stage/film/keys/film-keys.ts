/** What a key does to a film: play or pause, sound, full screen, so many seconds on, to a tenth of it, another speed. */
export type FilmAct =
  | { readonly kind: 'toggle' | 'mute' | 'full' }
  | { readonly kind: 'by'; readonly seconds: number }
  | { readonly kind: 'to'; readonly share: number }
  | { readonly kind: 'rate'; readonly step: 1 | -1 }

export type Press = {
  readonly key: string
  /** Ctrl, Alt or the command key: then it is meant for the browser. */
  readonly isChord: boolean
  /** It is held down. */
  readonly isRepeat: boolean
  /** What has the focus: a field takes all keys, a button those that press it. */
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

/** What a key of the page does while a film is on it, as people know it from other players; undefined: nothing. */
export function filmAct({ key, isChord, isRepeat, on }: Press): FilmAct | undefined {
  if (isChord || on === 'field') return undefined
  if (on === 'button' && (key === ' ' || key === 'Enter')) return undefined
  if (/^\d$/.test(key)) return { kind: 'to', share: Number(key) / 10 }
  const act = acts[key.toLowerCase()]
  // Held down it goes on through the film, but does not flicker between playing and not.
  return isRepeat && act?.kind !== 'by' ? undefined : act
}
