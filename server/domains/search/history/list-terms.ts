import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/search'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import { termsSince } from './terms-queries.ts'

/** The terms of a whole site require the permission in the whole site. */
export async function listSearchTerms(
  ctx: Ctx,
  { view, days, pageNo, pageSize }: Input<typeof contract.listSearchTerms>,
): Promise<Result<typeof contract.listSearchTerms>> {
  if ((await reachOf(ctx, 'search.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
  const from = dayOf(new Date(ctx.now.getTime() - (Number(days) - 1) * 86_400_000), ctx.site.zone)
  const page = { isEmpty: view === 'empty', from, skip: (pageNo - 1) * pageSize, most: pageSize }
  const { rows, total, searches, inVain } = await termsSince(ctx.db, page)
  return { records: rows, total, pageNo, pageSize, searches, inVain, at: ctx.now.toISOString() }
}
