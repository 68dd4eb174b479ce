import type * as contract from '@lyceum/contract/home'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { busiestLecturers, catalogueCards } from '#domains/course'
import { accountCards } from '#domains/identity'
import { coverOf, coversOf, picturesOf, visitorOf } from '#domains/learning'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { browsedBy, putBrowsed } from './store.ts'

const shownBrowsed = 6

type Shown = Result<typeof contract.listBrowsed>['records'][number]

/** What the caller viewed last and may still see. */
export async function listBrowsed(ctx: Ctx): Promise<Result<typeof contract.listBrowsed>> {
  const rows = await browsedBy(ctx.db, ctx.actor.id)
  const courses = rows.filter(({ kind }) => kind === 'course').map(({ targetId }) => targetId)
  const cards = await catalogueCards(ctx.db, await visitorOf(ctx), courses)
  const covers = coversOf(cards)
  const pictures = await picturesOf(ctx, covers)
  const records = rows.flatMap(({ kind, targetId, at }): Shown[] => {
    const card = kind === 'course' ? cards.find(({ id }) => id === targetId) : undefined
    if (!card) return []
    const { picture, seed } = coverOf(covers.get(targetId), pictures)
    return [
      {
        kind,
        id: targetId,
        title: card.title,
        picture,
        seed: String(seed || targetId),
        category: card.categoryPath[0] ?? card.kind,
        at: at.toISOString(),
      },
    ]
  })
  return { records: records.slice(0, shownBrowsed) }
}

/** Only visible things are stored: otherwise ids could be probed here. */
export async function recordBrowsed(
  ctx: Ctx,
  { kind, id }: Input<typeof contract.recordBrowsed>,
): Promise<Result<typeof contract.recordBrowsed>> {
  const [card] = kind === 'course' ? await catalogueCards(ctx.db, await visitorOf(ctx), [id]) : []
  if (!card) fail(commonErrors.NOT_FOUND)
  await putBrowsed(ctx.db, ctx.actor.id, { kind, targetId: id, at: ctx.now })
  return { isKept: true }
}

export async function listHomeLecturers(
  ctx: Ctx,
  { pageNo, pageSize }: Input<typeof contract.listHomeLecturers>,
): Promise<Result<typeof contract.listHomeLecturers>> {
  const page = { skip: (pageNo - 1) * pageSize, most: pageSize }
  const rows = await busiestLecturers(ctx.db, await visitorOf(ctx), page)
  const ids = rows.map(({ accountId }) => accountId)
  const [people, units] = [await accountCards(ctx.db, ids), await mainUnitsOf(ctx.db, ids)]
  const courses = new Map(rows.map((row) => [row.accountId, Number(row.courses)]))
  return {
    pageNo,
    pageSize,
    total: Number(rows[0]?.total ?? 0),
    records: people.map(({ id, name }) => ({
      usrEntId: id,
      name,
      unit: units.get(id)?.name ?? '',
      courses: courses.get(id) ?? 0,
    })),
  }
}

/** Domains that are not built yet have nothing to show. */
export const nothingYet = async (_ctx: Ctx, { pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  records: [],
  total: 0,
  pageNo,
  pageSize,
})
