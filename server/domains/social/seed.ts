import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { drawBonds } from './seed/follows-and-likes.ts'
import { drawShowcase } from './seed/showcase.ts'
import { drawTalk } from './seed/comments.ts'
import { on } from './tables.ts'

type Made = Parameters<typeof drawShowcase>[1] & {
  readonly people: Parameters<typeof drawBonds>[1]
  /** Who has completed what, and when. */
  readonly finished: Parameters<typeof drawTalk>[0]['finished']
}

/** Number of courses with comments, besides the showcase course. */
const most = { small: 8, company: 80 } as const

/** Comments with replies and who follows whom, with matching counters. */
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
  const comments = [...shown.comments, ...talk]
  // Comments before their replies, as the foreign key requires.
  const rows = comments.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
  await inGroups(rows, (group) => on(db).insertInto('social.comment').values(group).execute())
  await inGroups(shown.likings, (group) => on(db).insertInto('social.liking').values(group).execute())
  const tallies = [...Map.groupBy(comments, ({ targetId }) => targetId)].map(([targetId, { length }]) => ({
    kind: 'course',
    targetId,
    comments: length,
  }))
  await inGroups(tallies, (group) => on(db).insertInto('social.tally').values(group).execute())
  const { bonds, tallies: counts } = drawBonds({ ...ctx, random: random.fork('bonds') }, made.people)
  await inGroups(bonds, (group) => on(db).insertInto('social.follow').values(group).execute())
  const likes = Map.groupBy(comments, ({ accountId }) => accountId)
  const people = counts.map((row) => ({
    ...row,
    likes: (likes.get(row.accountId) ?? []).reduce((sum, comment) => sum + comment.likes, 0),
  }))
  await inGroups(people, (group) => on(db).insertInto('social.person_tally').values(group).execute())
}
