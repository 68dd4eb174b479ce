import type { Input, Result } from '@lyceum/contract/kit'
import { searchErrors } from '@lyceum/contract/search'
import type * as contract from '@lyceum/contract/search'
import type { Ctx } from '#platform/ctx'
import { todayOf } from '#platform/days'
import { fail } from '#platform/failure'
import { find } from '../find/search.ts'
import { fold } from '../words/fold.ts'
import { soughtIn } from '../words/query.ts'
import { forgetWords, recordWord } from './store.ts'

/** The same words, however they were typed. */
const plain = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim()

/** What was found is asked again here: nobody says so for the house. */
export async function recordSearch(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.recordSearch>,
): Promise<Result<typeof contract.recordSearch>> {
  const word = plain(searchValue)
  if (word === '') fail(searchErrors.SEARCH_EMPTY)
  const { found, isLoose } = await find(ctx, soughtIn(word), { type: 'all', skip: 0, most: 0 })
  const total = Object.values(found.counts).reduce((sum, count) => sum + count, 0)
  const isEmpty = total === 0 || isLoose
  await recordWord(ctx.db, { accountId: ctx.actor.id, word, at: ctx.now, day: todayOf(ctx), isEmpty })
  return { total }
}

export async function forgetSearches(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.forgetSearches>,
): Promise<Result<typeof contract.forgetSearches>> {
  return { forgotten: await forgetWords(ctx.db, ctx.actor.id, plain(searchValue)) }
}
