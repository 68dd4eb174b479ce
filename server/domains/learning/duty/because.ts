import { namesOf } from '#domains/org'
import { accountNames } from '#domains/identity'
import type { Db } from '#platform/db'

const idsIn = (keys: readonly string[], kind: string) =>
  keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []))

/** The names behind the keys of an audience; everyone has none, the page has a word for that. */
export async function audienceNames(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { units, positions } = await namesOf(db, {
    unitIds: idsIn(keys, 'unit'),
    positionIds: idsIn(keys, 'position'),
    gradeIds: [],
  })
  const people = await accountNames(db, idsIn(keys, 'person'))
  const names = new Map([
    ...keyed('unit', units),
    ...keyed('position', positions),
    ...keyed('person', people),
  ])
  return new Map(keys.map((key) => [key, names.get(key) ?? '']))
}

const keyed = (kind: string, names: ReadonlyMap<string, string>) =>
  [...names].map(([id, name]): [string, string] => [`${kind}:${id}`, name])
