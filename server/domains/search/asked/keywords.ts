import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/search'
import type { Ctx } from '#platform/ctx'
import { dayOf } from '#platform/days'
import { answering } from '../engine/answering.ts'
import { readerOf } from '../find/reader.ts'
import { fold } from '../words/fold.ts'
import { marked } from '../words/marks.ts'
import { soughtIn } from '../words/query.ts'
import { hotWords, lastWords } from './store.ts'

const day = 86_400_000
const hotDays = 30
/** What fewer people looked for is theirs: a word that one person types ten times is nobody else's suggestion. */
const fewestPeople = 3
const mostHot = 10
const mostTitles = 6

/** A hot word is suggested to whoever would find something by it, and to nobody else. */
export async function keywords(
  ctx: Ctx,
  { searchValue }: Input<typeof contract.listKeywords>,
): Promise<Result<typeof contract.listKeywords>> {
  const reader = await readerOf(ctx)
  const begins = fold(searchValue)
  const from = dayOf(new Date(ctx.now.getTime() - hotDays * day), ctx.site.zone)
  const asked = await hotWords(ctx.db, { from, begins, fewest: fewestPeople, most: 2 * mostHot })
  const found = asked.length === 0 ? [] : await answering(ctx, (one) => one.findable(ctx.db, reader, asked))
  const hot = found.slice(0, mostHot)
  if (searchValue === '') return { hot, recent: await lastWords(ctx.db, ctx.actor.id, mostHot), titles: [] }
  const sought = soughtIn(searchValue)
  if (!sought) return { hot, recent: [], titles: [] }
  const wish = { sought, text: searchValue, most: mostTitles }
  const titles = await answering(ctx, (one) => one.titles(ctx.db, reader, wish))
  return {
    hot,
    recent: [],
    titles: titles.map(({ title, ...rest }) => ({ ...rest, title: marked(title, sought.words) })),
  }
}
