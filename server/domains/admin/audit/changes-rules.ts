export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

const most = 40

/** What an act changed, field by field; what stayed as it was, and the id that the object already tells, are left out. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const all = [...new Set([...old.keys(), ...now.keys()])].map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: now.get(field) ?? null,
  }))
  // An act that only tells (`after` alone, or `before` alone) shows all that it tells; where both sides are there, what
  // only the earlier one names is what was found, not what was changed.
  const isTelling = old.size === 0 || now.size === 0
  const changed = isTelling
    ? all
    : all.filter(({ field, before, after }) => now.has(field) && before !== after)
  return changed.filter(({ before, after }) => before || after).slice(0, most)
}

const number = /\b(?:[a-z]+:)?(\d{15,19})\b/g

/** The numbers of things among what was told. */
export const thingsIn = (changes: readonly Change[]): string[] =>
  changes
    .flatMap(({ before, after }) => [before ?? '', after ?? ''])
    .flatMap((told) => [...told.matchAll(number)].map(([, id = '']) => id))

/** The same with names in the place of the numbers that are known. */
export function namedChanges(changes: readonly Change[], names: ReadonlyMap<string, string>): Change[] {
  const named = (told: string | null) =>
    told && told.replace(number, (one, id: string) => names.get(id) ?? one)
  return changes.map(({ field, before, after }) => ({ field, before: named(before), after: named(after) }))
}

function fieldsOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['', shown(value)]])
  return new Map(flat('', value).filter(([field]) => field !== 'id'))
}

/** Nested things by their path: `name.zh-CN`. */
function flat(path: string, value: object): [string, string][] {
  return Object.entries(value).flatMap(([key, field]: [string, unknown]): [string, string][] => {
    const here = path === '' ? key : `${path}.${key}`
    const isNested = typeof field === 'object' && field !== null && !Array.isArray(field)
    return isNested ? flat(here, field) : [[here, shown(field)]]
  })
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
