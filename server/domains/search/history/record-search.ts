import type { Input, Result } from '@lyceum/contract/kit'
import { searchErrors } from '@lyceum/contract/search'
import type * as contract from '@lyceum/contract/search'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/time/days'
import { fail } from '#platform/app-error'
import { find } from '../find/search.ts'
import { fold } from '../text/fold-text.ts'
import { soughtIn } from '../text/parse-query.ts'
import { forgetTerms, recordWord } from './store.ts'

/** Normalizes different spellings of the same terms. */
const plain = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim()

/** The search is run again here: the client is not trusted to report its result. */
export async function recordSearch(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.recordSearch>,
): Promise<Result<typeof contract.recordSearch>> {
  const term = plain(searchValue)
  if (term === '') fail(searchErrors.SEARCH_EMPTY)
  const { found, isLoose } = await find(ctx, soughtIn(term), { type: 'all', skip: 0, most: 0 })
  const total = Object.values(found.counts).reduce((sum, count) => sum + count, 0)
  const isEmpty = total === 0 || isLoose
  await recordWord(ctx.db, { accountId: ctx.actor.id, term, at: ctx.now, day: todayOf(ctx), isEmpty })
  return { total }
}

export async function forgetSearches(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.forgetSearches>,
): Promise<Result<typeof contract.forgetSearches>> {
  return { forgotten: await forgetTerms(ctx.db, ctx.actor.id, plain(searchValue)) }
}
