import { inGroups, type SeedCtx } from '#platform/seed'
import { drawBonds } from './seed/bonds.ts'
import { drawShowcase } from './seed/showcase.ts'
import { drawTalk } from './seed/talk.ts'
import { on } from './tables.ts'

type Made = Parameters<typeof drawShowcase>[1] & {
  readonly people: Parameters<typeof drawBonds>[1]
  /** Who has completed what, and when. */
  readonly finished: Parameters<typeof drawTalk>[0]['finished']
}

/** How many courses people talk about, besides the one that shows the product. */
const most = { small: 8, company: 80 } as const

/** Comments with answers and who follows whom, counted as the room counts them. */
export async function seed(ctx: SeedCtx, made: Made): Promise<void> {
  const { db, ids, random, site, size } = ctx
  const shown = drawShowcase(ctx, made)
  const finished = made.finished.filter(({ courseId }) => courseId !== made.courseId)
  const talk = drawTalk({
    siteCode: site.code,
    finished,
    most: most[size],
    random,
    ids,
    latest: ctx.calendar.moment(0),
  })
  const said = [...shown.said, ...talk]
  // What was said first stands before what answers it, as the key between them asks.
  const rows = said.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
  await inGroups(rows, (group) => on(db).insertInto('social.comment').values(group).execute())
  await inGroups(shown.likings, (group) => on(db).insertInto('social.liking').values(group).execute())
  const tallies = [...Map.groupBy(said, ({ targetId }) => targetId)].map(([targetId, { length }]) => ({
    kind: 'course',
    targetId,
    comments: length,
  }))
  await inGroups(tallies, (group) => on(db).insertInto('social.tally').values(group).execute())
  const { bonds, tallies: counts } = drawBonds({ ...ctx, random: random.fork('bonds') }, made.people)
  await inGroups(bonds, (group) => on(db).insertInto('social.follow').values(group).execute())
  const likes = Map.groupBy(said, ({ accountId }) => accountId)
  const people = counts.map((one) => ({
    ...one,
    likes: (likes.get(one.accountId) ?? []).reduce((sum, comment) => sum + comment.likes, 0),
  }))
  await inGroups(people, (group) => on(db).insertInto('social.person_tally').values(group).execute())
}
