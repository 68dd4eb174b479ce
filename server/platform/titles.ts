import type { Db } from './db.ts'
import { isId } from './is-id.ts'
import type { Room } from './room.ts'

/** `exam:17/2` is about exam 17: what follows the stroke tells two of the same thing apart. */
function thingOf(object: string) {
  const [word = '', rest = ''] = object.split(':')
  const [id = ''] = rest.split('/')
  return isId(id) ? { word, id } : undefined
}

/** What each of these is called, in the words of the room whose thing it is; not every one is a thing with a name. */
export async function titlesBy(
  db: Db,
  rooms: readonly Room[],
  objects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const namers = new Map(rooms.flatMap(({ titles = {} }) => Object.entries(titles)))
  const named = objects.flatMap((object) => {
    const thing = thingOf(object)
    return thing && namers.has(thing.word) ? { object, ...thing } : []
  })
  const found = new Map<string, string>()
  for (const [word, group] of Map.groupBy(named, (one) => one.word)) {
    const titles = await namers.get(word)?.(db, [...new Set(group.map(({ id }) => id))])
    for (const { object, id } of group) {
      const title = titles?.get(id)
      if (title) found.set(object, title)
    }
  }
  return found
}

/** What these numbers are called, whichever room has them: a number is given once in a house. */
export async function titlesOfAny(
  db: Db,
  rooms: readonly Room[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const namers = new Set(rooms.flatMap(({ titles = {} }) => Object.values(titles)))
  for (const titlesOf of namers) {
    const rest = ids.filter((id) => !found.has(id))
    if (rest.length === 0) return found
    for (const [id, title] of await titlesOf(db, rest)) found.set(id, title)
  }
  return found
}
