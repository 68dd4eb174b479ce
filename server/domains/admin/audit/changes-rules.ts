export type Change = { readonly field: string; readonly before: string | null; readonly after: string | null }

const most = 40

/** What an action changed, field by field, without unchanged fields and internal ids. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const all = [...new Set([...old.keys(), ...now.keys()])].map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: now.get(field) ?? null,
  }))
  // An action with only `before` or only `after` shows all of it. If both exist, a field that only `before` has
  // was merely read, not changed.
  const isOneSided = old.size === 0 || now.size === 0
  const changed = isOneSided
    ? all
    : all.filter(({ field, before, after }) => now.has(field) && before !== after)
  return changed.filter(({ before, after }) => before || after).slice(0, most)
}

const number = /\b(?:[a-z]+:)?(\d{15,19})\b/g

/** The ids that occur in the changes. */
export const thingsIn = (changes: readonly Change[]): string[] =>
  changes
    .flatMap(({ before, after }) => [before ?? '', after ?? ''])
    .flatMap((recorded) => [...recorded.matchAll(number)].map(([, id = '']) => id))

/** The same with known ids replaced by names. */
export function namedChanges(changes: readonly Change[], names: ReadonlyMap<string, string>): Change[] {
  const named = (recorded: string | null) =>
    recorded && recorded.replace(number, (item, id: string) => names.get(id) ?? item)
  return changes.map(({ field, before, after }) => ({ field, before: named(before), after: named(after) }))
}

/** Internal ids that have no name and are not shown. */
const unread = new Set(['bulkId', 'moveId', 'reversal', 'sessionId', 'versionId', 'moduleId', 'seed', 'acts'])

function fieldsOf(value: unknown): Map<string, string> {
  const recorded = flat('', value)
  const fields = new Map<string, string>()
  for (const field of new Set(recorded.map(([field]) => field))) {
    const isNamedBeside = field.endsWith('Id') && recorded.some(([other]) => `${other}Id` === field)
    if (field === 'id' || unread.has(field.split('.').at(-1) ?? '') || isNamedBeside) continue
    fields.set(field, together(recorded.filter(([other]) => other === field).map(([, item]) => item)))
  }
  return fields
}

/** The values of one field over a list of objects: once if they are equal. */
function together(values: readonly string[]): string {
  const all = new Set(values).size === 1 ? values.slice(0, 1) : values
  return all.filter((item) => item !== '').join(', ')
}

/** Nested values by path, `name.zh-CN`; list items one after the other under the same path. */
function flat(path: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) {
    if (value.some((item) => typeof item === 'object' && item !== null))
      return value.flatMap((item) => flat(path, item))
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

/** Rich text is shown without its tags. */
const withoutTags = (text: string) =>
  /^<\w+/.test(text)
    ? text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text
