import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/search'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { wordsSince } from './words-queries.ts'

/** What everyone of a site looks for is shown to those whose right holds in all of it. */
export async function searchWords(
  ctx: Ctx,
  { view, days, pageNo, pageSize }: Input<typeof contract.listSearchWords>,
): Promise<Result<typeof contract.listSearchWords>> {
  if ((await reachOf(ctx, 'search.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
  const from = dayOf(new Date(ctx.now.getTime() - (Number(days) - 1) * 86_400_000), ctx.site.zone)
  const page = { isEmpty: view === 'empty', from, skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total, searches, inVain } = await wordsSince(ctx.db, page)
  return { records: rows, total, pageNo, pageSize, searches, inVain, at: ctx.now.toISOString() }
}
