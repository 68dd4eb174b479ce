type Words = { readonly blank: string; readonly on: string; readonly off: string }

/** A value as people say it: a switch is on or off, and nothing has a word too. */
export function shownValue(value: string, t: Words): string {
  if (value === '') return t.blank
  if (value === 'true') return t.on
  return value === 'false' ? t.off : value
}
