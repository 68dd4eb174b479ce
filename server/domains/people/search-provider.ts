import { namesOf } from '#domains/org'
import { accountChanged } from '#events/identity'
import { jobChanged } from '#events/org'
import { personCreated, personLeft, personRehired } from '#events/people'
import { feed, type Searchable } from '#platform/domain/searchable'
import { colleagueIdsAfter, findableColleagues } from './list/findable-queries.ts'

const whose = ({ accountId }: { readonly accountId: string }) => accountId

/**
 * Active colleagues, by name, unit and position: what everyone in the organisation sees of each other, without
 * external people.
 */
export const searchable: Searchable = {
  source: 'person',
  feeds: [
    feed(personCreated, whose),
    feed(personRehired, whose),
    feed(personLeft, whose),
    feed(accountChanged, whose),
    feed(jobChanged, whose),
  ],
  after: colleagueIdsAfter,
  read: async (db, ids) => {
    const rows = await findableColleagues(db, ids)
    const { units, positions } = await namesOf(db, {
      unitIds: rows.map(({ unitId }) => unitId),
      positionIds: rows.map(({ positionId }) => positionId),
      gradeIds: [],
    })
    return rows.map(({ id, name, unitId, positionId, at }) => {
      const post = [units.get(unitId ?? ''), positions.get(positionId ?? '')].filter(Boolean).join(' · ')
      return {
        id,
        type: 'user',
        title: name,
        body: post,
        note: post,
        pictureId: null,
        seed: 0,
        category: '',
        audience: ['all'],
        isClosedToExternals: true,
        shownFrom: null,
        shownUntil: null,
        at,
      }
    })
  },
}
