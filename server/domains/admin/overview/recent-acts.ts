import { accountNames } from '#domains/identity'
import { auditEntries } from '#platform/audit/entries'
import type { Tile } from '#platform/domain/tile'

const looked = 60
const shown = 6

/** Reads and downloads are recorded too, but are not news for others. */
const isQuiet = (action: string) => /^(?:admin\.|identity\.role\.change$)/.test(action)

/** The latest actions: who did what to what, without the content. */
export const recentActs: Tile = {
  name: 'admin.acts',
  permission: 'audit.read',
  load: async ({ db }) => {
    const { records } = await auditEntries(db, {}, { limit: looked })
    const acts = records.filter(({ action }) => !isQuiet(action)).slice(0, shown)
    const names = await accountNames(db, [
      ...new Set(acts.flatMap(({ actorId, object }) => [actorId, idIn(object)])),
    ])
    return {
      kind: 'acts',
      acts: acts.map(({ seq, at, actorId, action, object }) => ({
        seq,
        at,
        who: names.get(actorId) ?? '',
        action,
        object: names.get(idIn(object)) ?? object,
      })),
    }
  },
}

const idIn = (object: string) => /^identity\.account:(\d+)$/.exec(object)?.[1] ?? '0'
