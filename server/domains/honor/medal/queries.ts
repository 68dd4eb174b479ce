import { sql } from 'kysely'
import type {
  Activity,
  EarnedMedal,
  ManagedMedal,
  MedalSummary,
  UnattainedMedal,
} from '@lyceum/contract/honor'
import { activities as known } from '@lyceum/contract/honor'
import { fileAddresses } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'

const cardColumns = [
  'medal.id',
  'medal.name',
  'medal.words',
  'medal.glyph',
  'medal.tier',
  'medal.pictureId',
  'medal.deed',
  'medal.needed',
] as const

type CardRow = Omit<MedalSummary, 'picture' | 'deed'> & {
  readonly pictureId: string | null
  readonly deed: string
}

type Which = { readonly untold?: true; readonly shown?: true }

/** Earned medals, newest first; or the shown ones, in their order. */
export async function earnedBy(ctx: Ctx, accountId: string, which: Which = {}): Promise<EarnedMedal[]> {
  let query = on(ctx.db)
    .selectFrom('honor.earned as earned')
    .innerJoin('honor.medal as medal', 'medal.id', 'earned.medalId')
    .select([...cardColumns, 'earned.earnedAt', 'earned.shownAs'])
    .where('earned.accountId', '=', accountId)
  if (which.untold) query = query.where('earned.toldAt', 'is', null)
  query = which.shown
    ? query.where('earned.shownAs', 'is not', null).orderBy('earned.shownAs')
    : query.orderBy('earned.earnedAt', 'desc').orderBy('medal.id')
  const rows = await query.execute()
  const cards = await cardsOf(ctx, rows)
  return rows.map(({ earnedAt, shownAs }, at) => ({
    ...cardAt(cards, at),
    earnedAt: earnedAt.toISOString(),
    shownAs,
  }))
}

/** Medals not earned yet, with the count so far; the closest first. */
export async function unattainedBy(ctx: Ctx, accountId: string): Promise<UnattainedMedal[]> {
  const rows = await on(ctx.db)
    .selectFrom('honor.medal as medal')
    .leftJoin('honor.tally as tally', (join) =>
      join.onRef('tally.deed', '=', 'medal.deed').on('tally.accountId', '=', accountId),
    )
    .select([...cardColumns, sql<number>`coalesce(tally.count, 0)`.as('count')])
    .where('medal.isRetired', '=', false)
    .where((at) =>
      at.not(
        at.exists(
          at
            .selectFrom('honor.earned as earned')
            .select('earned.medalId')
            .whereRef('earned.medalId', '=', 'medal.id')
            .where('earned.accountId', '=', accountId),
        ),
      ),
    )
    .orderBy(sql`coalesce(tally.count, 0)::float / medal.needed`, 'desc')
    .orderBy('medal.position')
    .execute()
  const cards = await cardsOf(ctx, rows)
  return rows.map(({ count, needed }, at) => ({ ...cardAt(cards, at), count: Math.min(count, needed) }))
}

export async function countEarned(db: Db, accountId: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('honor.earned')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Medals that can still be earned. */
export async function countGiven(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('honor.medal')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('isRetired', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function activityCountsOf(
  db: Db,
  accountId: string,
): Promise<{ deed: Activity; count: number }[]> {
  const rows = await on(db)
    .selectFrom('honor.tally')
    .select(['deed', 'count'])
    .where('accountId', '=', accountId)
    .execute()
  const counts = new Map(rows.map(({ deed: activity, count }) => [activity, count]))
  return known.map((activity) => ({ deed: activity, count: counts.get(activity) ?? 0 }))
}

/** All medals for the console. */
export async function managedMedals(ctx: Ctx): Promise<ManagedMedal[]> {
  const rows = await on(ctx.db)
    .selectFrom('honor.medal as medal')
    .select([...cardColumns, 'medal.isRetired', 'medal.revision'])
    .select((at) => [
      at
        .selectFrom('honor.earned as earned')
        .select(at.fn.countAll<string>().as('count'))
        .whereRef('earned.medalId', '=', 'medal.id')
        .as('holders'),
      at
        .selectFrom('honor.tally as tally')
        .select(at.fn.countAll<string>().as('count'))
        .whereRef('tally.deed', '=', 'medal.deed')
        .whereRef('tally.count', '>=', 'medal.needed')
        .as('reached'),
    ])
    .orderBy('medal.position')
    .orderBy('medal.id')
    .execute()
  const cards = await cardsOf(ctx, rows)
  return rows.map(({ pictureId, isRetired, revision, holders, reached }, at) => ({
    ...cardAt(cards, at),
    pictureId,
    isRetired,
    revision,
    holders: Number(holders),
    reached: Number(reached),
  }))
}

async function cardsOf(ctx: Ctx, rows: readonly CardRow[]): Promise<MedalSummary[]> {
  const files = rows.flatMap(({ pictureId }) => pictureId ?? [])
  const pictures = files.length === 0 ? new Map<string, string>() : await fileAddresses(ctx, files)
  return rows.map(({ id, name, words, glyph, tier, pictureId, deed: activity, needed }) => ({
    id,
    name,
    words,
    glyph,
    tier,
    picture: (pictureId && pictures.get(pictureId)) ?? '',
    deed: known.find((knownActivity) => knownActivity === activity) ?? 'course',
    needed,
  }))
}

function cardAt(cards: readonly MedalSummary[], at: number): MedalSummary {
  const found = cards[at]
  if (!found) throw new Error('Every row has a card.')
  return found
}

/** Files used by medals, so that they are not deleted. */
export async function picturesInMedals(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await on(ctx.db)
    .selectFrom('honor.medal')
    .select(['pictureId', 'name'])
    .where('pictureId', 'in', fileIds)
    .execute()
  return new Map(rows.flatMap(({ pictureId, name }) => (pictureId === null ? [] : [[pictureId, name]])))
}
