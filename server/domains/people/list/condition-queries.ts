import type { PeopleFilter } from '@lyceum/contract/people'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { hasRole } from '#domains/identity'
import type { Reach } from '#domains/org'
import type { on } from '../tables.ts'

export type Choice = {
  readonly filter: PeopleFilter
  readonly reach: Reach
  /** Set when only frozen people are requested: their ids. */
  readonly frozenIds?: readonly string[] | undefined
  /** Set when a text was typed: the ids that match. */
  readonly matchingIds?: readonly string[]
}

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type Conditions = Expression<SqlBool>[]

const entry = expressionBuilder<{ entry: Tables['people.entry'] }, 'entry'>()

/** All chosen conditions, on one `people.entry as entry`. */
export function conditionsOf({ filter, reach, frozenIds, matchingIds }: Choice): Expression<SqlBool> {
  return entry.and([
    ...(reach.kind === 'units' ? [entry('entry.unitIds', '&&', bigints(reach.unitIds))] : []),
    ...when(frozenIds, (ids) => entry('entry.accountId', '=', sql<string>`any(${bigints(ids)})`)),
    ...when(matchingIds, (ids) => entry('entry.accountId', '=', sql<string>`any(${bigints(ids)})`)),
    ...jobConditions(filter),
    ...statusConditions(filter),
    ...timed(filter),
  ])
}

const jobConditions = ({ unitId, positionId, gradeId }: PeopleFilter): Conditions => [
  ...when(unitId, (id) => entry('entry.unitIds', '@>', bigints([id]))),
  ...when(positionId, (id) => entry('entry.positionId', '=', id)),
  ...when(gradeId, (id) => entry('entry.gradeId', '=', id)),
]

const statusConditions = ({ state, isExternal, role }: PeopleFilter): Conditions => [
  ...when(state, (value) => entry('entry.state', '=', value)),
  ...when(isExternal, (is) => entry('entry.isExternal', '=', is)),
  // Everyone is a learner.
  ...when(role === 'NLRN' ? undefined : role, (value) => hasRole(value, 'entry.accountId')),
]

/** People without a joining date have the first possible day in their entry. */
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
