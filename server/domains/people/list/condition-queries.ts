import type { PeopleFilter } from '@lyceum/contract/people'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { holding } from '#domains/identity'
import type { Reach } from '#domains/org'
import type { on } from '../tables.ts'

export type Choice = {
  readonly filter: PeopleFilter
  readonly reach: Reach
  /** Given when only frozen people are wanted: these are they. */
  readonly frozenIds?: readonly string[] | undefined
  /** Given when something was typed: who matches it. */
  readonly matchingIds?: readonly string[]
}

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type Conditions = Expression<SqlBool>[]

const entry = expressionBuilder<{ entry: Tables['people.entry'] }, 'entry'>()

/** Everything that was chosen, of one `people.entry as entry`. */
export function conditionsOf({ filter, reach, frozenIds, matchingIds }: Choice): Expression<SqlBool> {
  return entry.and([
    ...(reach.kind === 'units' ? [entry('entry.unitIds', '&&', bigints(reach.unitIds))] : []),
    ...when(frozenIds, (ids) => entry('entry.accountId', '=', sql<string>`any(${bigints(ids)})`)),
    ...when(matchingIds, (ids) => entry('entry.accountId', '=', sql<string>`any(${bigints(ids)})`)),
    ...placed(filter),
    ...standing(filter),
    ...timed(filter),
  ])
}

const placed = ({ unitId, positionId, gradeId }: PeopleFilter): Conditions => [
  ...when(unitId, (id) => entry('entry.unitIds', '@>', bigints([id]))),
  ...when(positionId, (id) => entry('entry.positionId', '=', id)),
  ...when(gradeId, (id) => entry('entry.gradeId', '=', id)),
]

const standing = ({ state, isExternal, role }: PeopleFilter): Conditions => [
  ...when(state, (one) => entry('entry.state', '=', one)),
  ...when(isExternal, (is) => entry('entry.isExternal', '=', is)),
  // Everyone is a learner.
  ...when(role === 'NLRN' ? undefined : role, (one) => holding(one, 'entry.accountId')),
]

/** Who has no day of joining joined, in an entry, on the first day there was. */
const firstRealDay = '0001-01-02'

const timed = ({ joinedFrom, joinedTo, loginFrom, loginBefore }: PeopleFilter): Conditions => [
  ...when(joinedFrom, (day) => entry('entry.joinedKey', '>=', day)),
  ...when(joinedTo, (day) => entry.between('entry.joinedKey', firstRealDay, day)),
  ...when(loginFrom, (at) => entry('entry.loginKey', '>=', new Date(at))),
  ...when(loginBefore, (at) => entry('entry.loginKey', '<', new Date(at))),
]

const when = <T>(value: T | undefined, condition: (value: T) => Expression<SqlBool>): Conditions =>
  value === undefined ? [] : [condition(value)]

const bigints = (ids: readonly string[]) => sql<string[]>`${[...ids]}::bigint[]`
