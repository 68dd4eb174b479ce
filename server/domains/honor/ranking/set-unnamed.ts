import type {
  Board,
  getCreditRanking as Credit,
  Period,
  Ranked,
  setUnnamed as Unnamed,
} from '@lyceum/contract/honor'
import type { Input, Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { mainUnitsOf, peopleInAudience } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { periodKey } from './periods.ts'
import { type Place, placeOf, putUnnamed, standingsAmong, stretch, unnamedAmong } from './queries.ts'
import { readSet } from './sorted-set.ts'
import { type BoardName, stampOf } from './store.ts'

/** Number of neighbours shown on either side of oneself. */
const beside = 2

type BoardRequest = {
  readonly period: Period
  readonly scope: Input<typeof Credit>['scope']
  readonly pageSize: number
}

/** the top of a board, one's own rank, and the neighbours. */
export async function readBoard(ctx: Ctx, board: BoardName, request: BoardRequest): Promise<Board> {
  const key = { board, period: periodKey(request.period, todayOf(ctx)) }
  const stamp = await stampOf(ctx.db, key)
  if (!stamp) return { asOf: null, unit: '', records: [], around: [], own: null, isUnnamed: false }
  const department = request.scope === 'department' ? await departmentOf(ctx) : undefined
  const found = department
    ? inDepartment(ctx, await standingsAmong(ctx.db, stamp.id, department.people), request.pageSize)
    : ((await readSet(ctx, key, { asOf: stamp.asOf, count: request.pageSize, beside })) ??
      (await fromTable(ctx, stamp.id, request.pageSize)))
  const show = await namesFor(ctx, [...found.first, ...found.around])
  return {
    asOf: stamp.asOf.toISOString(),
    unit: department?.name ?? '',
    records: found.first.map(show.row),
    around: found.around.map(show.row),
    own: found.own ? { place: found.own.place, score: found.own.score } : null,
    isUnnamed: show.isUnnamed,
  }
}

type Found = {
  readonly first: readonly Place[]
  readonly own: Place | undefined
  readonly around: readonly Place[]
}

async function fromTable(ctx: Ctx, boardId: string, count: number): Promise<Found> {
  const first = await stretch(ctx.db, boardId, { from: 0, count })
  const own =
    first.find(({ accountId }) => accountId === ctx.actor.id) ??
    (await placeOf(ctx.db, boardId, ctx.actor.id))
  if (!own || own.place <= count) return { first, own, around: [] }
  const from = Math.max(0, own.place - 1 - beside)
  return { first, own, around: await stretch(ctx.db, boardId, { from, count: 2 * beside + 1 }) }
}

function inDepartment(ctx: Ctx, all: readonly Place[], count: number): Found {
  const own = all.find(({ accountId }) => accountId === ctx.actor.id)
  const first = all.slice(0, count)
  if (!own || own.place <= count) return { first, own, around: [] }
  return { first, own, around: all.slice(own.place - 1 - beside, own.place + beside) }
}

/** The unit of one's main job, and everyone who works there or below. Without a job there is no department. */
export async function departmentOf(ctx: Ctx) {
  const unit = (await mainUnitsOf(ctx.db, [ctx.actor.id])).get(ctx.actor.id)
  if (!unit) return { name: '', people: [] }
  const people = await peopleInAudience(ctx.db, { keys: [`unit:${unit.id}`], unitId: null })
  return { name: unit.name, people: people.map(({ accountId }) => accountId) }
}

/** People who asked for it are anonymous to everyone else. */
async function namesFor(ctx: Ctx, places: readonly Place[]) {
  const ids = [...new Set(places.map(({ accountId }) => accountId))]
  const unnamed = await unnamedAmong(ctx.db, [...ids, ctx.actor.id])
  const open = ids.filter((id) => id === ctx.actor.id || !unnamed.has(id))
  const names = await accountNames(ctx.db, open)
  const units = open.length === 0 ? new Map<string, { name: string }>() : await mainUnitsOf(ctx.db, open)
  const row = ({ accountId, score, place }: Place): Ranked => {
    const isOwn = accountId === ctx.actor.id
    const isOpen = isOwn || !unnamed.has(accountId)
    return {
      place,
      score,
      isOwn,
      accountId: isOpen ? accountId : null,
      name: isOpen ? (names.get(accountId) ?? '') : '',
      unit: isOpen ? (units.get(accountId)?.name ?? '') : '',
    }
  }
  return { row, isUnnamed: unnamed.has(ctx.actor.id) }
}

export async function setUnnamed(
  ctx: Ctx,
  { isUnnamed }: Input<typeof Unnamed>,
): Promise<Result<typeof Unnamed>> {
  await putUnnamed(ctx.db, ctx.actor.id, isUnnamed)
  return { isUnnamed }
}
