import type { Db } from '../db.ts'
import { isId } from '../db/is-id.ts'
import type { Domain } from '../domain.ts'

/** `exam:17/2` is about exam 17: the part after the slash distinguishes entries of the same thing. */
function thingOf(object: string) {
  const [kind = '', rest = ''] = object.split(':')
  const [id = ''] = rest.split('/')
  return isId(id) ? { kind, id } : undefined
}

/** The titles of these objects, from the domain that owns each; objects without a title are left out. */
export async function titlesBy(
  db: Db,
  domains: readonly Domain[],
  objects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const namers = new Map(domains.flatMap(({ titles = {} }) => Object.entries(titles)))
  const named = objects.flatMap((object) => {
    const thing = thingOf(object)
    return thing && namers.has(thing.kind) ? { object, ...thing } : []
  })
  const found = new Map<string, string>()
  for (const [kind, group] of Map.groupBy(named, (thing) => thing.kind)) {
    const titles = await namers.get(kind)?.(db, [...new Set(group.map(({ id }) => id))])
    for (const { object, id } of group) {
      const title = titles?.get(id)
      if (title) found.set(object, title)
    }
  }
  return found
}

/** The titles of these ids, from whichever domain has them: ids are unique in an installation. */
export async function titlesOfAny(
  db: Db,
  domains: readonly Domain[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const namers = new Set(domains.flatMap(({ titles = {} }) => Object.values(titles)))
  for (const titlesOf of namers) {
    const rest = ids.filter((id) => !found.has(id))
    if (rest.length === 0) return found
    for (const [id, title] of await titlesOf(db, rest)) found.set(id, title)
  }
  return found
}
