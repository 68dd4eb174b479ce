export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

const most = 40

/** What an act changed, field by field; what stayed as it was, and numbers that only the program reads, are left out. */
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

/** Numbers by which the program finds something again, and that name nothing: people read the rest. */
const unread = new Set(['bulkId', 'moveId', 'reversal', 'sessionId', 'versionId', 'moduleId', 'seed', 'acts'])

function fieldsOf(value: unknown): Map<string, string> {
  const told = flat('', value)
  const fields = new Map<string, string>()
  for (const field of new Set(told.map(([field]) => field))) {
    const isNamedBeside = field.endsWith('Id') && told.some(([other]) => `${other}Id` === field)
    if (field === 'id' || unread.has(field.split('.').at(-1) ?? '') || isNamedBeside) continue
    fields.set(field, together(told.filter(([other]) => other === field).map(([, one]) => one)))
  }
  return fields
}

/** What several things of a list say about one field: once where they agree. */
function together(values: readonly string[]): string {
  const all = new Set(values).size === 1 ? values.slice(0, 1) : values
  return all.filter((one) => one !== '').join(', ')
}

/** Nested things by their path, `name.zh-CN`; the things of a list one after the other under the same path. */
function flat(path: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) {
    if (value.some((one) => typeof one === 'object' && one !== null))
      return value.flatMap((one) => flat(path, one))
    return [[path, value.map(shown).join(', ')]]
  }
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, shown(value)]]
  return Object.entries(value).flatMap(([key, field]: [string, unknown]) =>
    flat(path === '' ? key : `${path}.${key}`, field),
  )
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? withoutTags(value) : JSON.stringify(value)
}

/** What was written with a rich text editor is read as its words. */
const withoutTags = (text: string) =>
  /^<\w+/.test(text)
    ? text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text
