import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { listPeople as contract, PeopleFilter, PeopleSort, PersonRow } from '@lyceum/contract/people'
import { type AccountCard, accountCards, frozenAccounts, rolesByAccount } from '#domains/identity'
import { isGrade, isPosition, namesOf, pathOf, type Reach, reachOf, reaches } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Choice } from './condition-queries.ts'
import { markOf, markText } from './page-cursor.ts'
import { countPeople } from './count-people.ts'
import { entriesOf, matchingIds, mostCounted, mostMatches } from './queries.ts'

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** One page of the people within reach. */
export async function listPeople(ctx: Ctx, input: Input<typeof contract>): Promise<Result<typeof contract>> {
  const { sort, direction, pageSize, after, before, ...filter } = input
  const choice = await choose(ctx, filter, 'people.read')
  const onward = markOf(sort, after)
  const beyond = onward ?? markOf(sort, before)
  const isBack = beyond !== undefined && onward === undefined
  const found = await entriesOf(ctx.db, choice, {
    sort,
    isRising: (direction === 'asc') !== isBack,
    beyond,
    most: pageSize + 1,
  })
  const total = await countPeople(ctx, choice)
  const page = found.slice(0, pageSize)
  if (isBack) page.reverse()
  return {
    records: await rowsOf(ctx, page),
    total: Math.min(total, mostCounted),
    isMore: total > mostCounted,
    isCut: filter.text !== undefined && total > mostMatches,
    ...marksAround(page, { sort, isBack, isMoreThere: found.length > pageSize, isFirst: !beyond }),
  }
}

type Around = {
  readonly sort: PeopleSort
  readonly isBack: boolean
  readonly isMoreThere: boolean
  readonly isFirst: boolean
}

/** The cursors of the next and the previous page. */
function marksAround(page: readonly Entry[], { sort, isBack, isMoreThere, isFirst }: Around) {
  const markAt = ({ sortValue, accountId }: Entry) => markText(sort, { value: sortValue, id: accountId })
  const [first, last] = [page.at(0), page.at(-1)]
  const isPrevious = isBack ? isMoreThere : !isFirst
  return {
    next: last && (isBack || isMoreThere) ? markAt(last) : null,
    previous: first && isPrevious ? markAt(first) : null,
  }
}

/** A filter with the requester's reach. What it names must exist for them. */
export async function choose(ctx: Ctx, filter: PeopleFilter, permission: string): Promise<Choice> {
  const reach = await reachOf(ctx, permission)
  await refuseUnknown(ctx, filter, reach)
  const frozenIds = filter.isFrozen ? await frozenOnes(ctx) : undefined
  const choice = { filter, reach, frozenIds }
  const { text } = filter
  return text ? { ...choice, matchingIds: await matchingIds(ctx.db, choice, text) } : choice
}

async function frozenOnes({ db, now }: Ctx): Promise<string[]> {
  return [...(await frozenAccounts(db, now, { most: mostMatches })).keys()]
}

async function refuseUnknown(
  { db }: Ctx,
  { unitId, positionId, gradeId }: PeopleFilter,
  reach: Reach,
): Promise<void> {
  if (unitId) {
    const path = await pathOf(db, unitId)
    if (!path || !reaches(reach, path)) fail(commonErrors.NOT_FOUND)
  }
  if (positionId && !(await isPosition(db, positionId))) fail(commonErrors.NOT_FOUND)
  if (gradeId && !(await isGrade(db, gradeId))) fail(commonErrors.NOT_FOUND)
}

/** Entries as the list shows them, loaded with a handful of queries. */
export async function rowsOf({ db, now }: Ctx, entries: readonly Entry[]): Promise<PersonRow[]> {
  const ids = entries.map(({ accountId }) => accountId)
  const cards = await accountCards(db, ids)
  const roles = await rolesByAccount(db, ids)
  const frozen = await frozenAccounts(db, now, { ids, most: ids.length })
  const { units, positions, grades } = await namesOf(db, {
    unitIds: entries.map(({ unitId }) => unitId),
    positionIds: entries.map(({ positionId }) => positionId),
    gradeIds: entries.map(({ gradeId }) => gradeId),
  })
  const places = new Map(
    entries.map(({ accountId, unitId, positionId, gradeId }) => [
      accountId,
      {
        unitName: units.get(unitId ?? '') ?? null,
        positionName: positions.get(positionId ?? '') ?? null,
        gradeName: grades.get(gradeId ?? '') ?? null,
      },
    ]),
  )
  return cards.map((card) => ({
    ...plain(card),
    ...(places.get(card.id) ?? nowhere),
    isFrozen: frozen.has(card.id),
    roles: roles.get(card.id) ?? [],
  }))
}

const nowhere = { unitName: null, positionName: null, gradeName: null }

function plain({
  id,
  name,
  userName,
  staffNo,
  email,
  phone,
  state,
  isExternal,
  joinedOn,
  ...times
}: AccountCard) {
  return {
    id,
    name,
    userName,
    staffNo,
    email,
    phone,
    state,
    isExternal,
    joinedOn,
    expiresAt: times.expiresAt?.toISOString() ?? null,
    lastLoginAt: times.lastLoginAt?.toISOString() ?? null,
  }
}
