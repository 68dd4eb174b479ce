import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/search'
import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/time/days'
import { answering } from '../engine/query-engine.ts'
import { readerOf } from '../find/reader.ts'
import { fold } from '../text/fold-text.ts'
import { marked } from '../text/highlight.ts'
import { soughtIn } from '../text/parse-query.ts'
import { hotTerms, recentTerms } from './store.ts'

const day = 86_400_000
const hotDays = 30
/** Rarer terms are private: what one person types ten times is not suggested to others. */
const fewestPeople = 3
const mostHot = 10
const mostTitles = 6

/** A hot term is only suggested to people who would find something with it. */
export async function listKeywords(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.listKeywords>,
): Promise<Result<typeof contract.listKeywords>> {
  const reader = await readerOf(ctx)
  const begins = fold(searchValue)
  const from = dayOf(new Date(ctx.now.getTime() - hotDays * day), ctx.site.zone)
  const candidates = await hotTerms(ctx.db, { from, begins, fewest: fewestPeople, most: 2 * mostHot })
  const found =
    candidates.length === 0
      ? []
      : await answering(ctx, (engine) => engine.findable(ctx.db, reader, candidates))
  const hot = found.slice(0, mostHot)
  if (searchValue === '') return { hot, recent: await recentTerms(ctx.db, ctx.actor.id, mostHot), titles: [] }
  const sought = soughtIn(searchValue)
  if (!sought) return { hot, recent: [], titles: [] }
  const titleQuery = { sought, text: searchValue, most: mostTitles }
  const titles = await answering(ctx, (engine) => engine.titles(ctx.db, reader, titleQuery))
  return {
    hot,
    recent: [],
    titles: titles.map(({ title, ...rest }) => ({ ...rest, title: marked(title, sought.tokens) })),
  }
}
