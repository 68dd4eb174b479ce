import { sql } from 'kysely'
import { bigints, type Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Sums } from './rules.ts'

/** One scored answer to add to the sums; a regrade first adds it with `weight` -1. */
export type Scored = {
  readonly versionId: string
  /** The share of points it got, and the share the rest of the same paper got, from 0 to 1. */
  readonly share: number
  readonly rest: number
  /** Options that were chosen. */
  readonly slots: readonly string[]
  readonly weight?: 1 | -1
}

/** Adds scored answers to the sums, in key order so that two writers do not deadlock. */
export async function addScored(db: Db, scored: readonly Scored[]): Promise<void> {
  const all = scored.toSorted((a, b) => (BigInt(a.versionId) < BigInt(b.versionId) ? -1 : 1))
  if (all.length === 0) return
  const weights = all.map(({ weight = 1 }) => weight)
  await sql`
    insert into exam.item_stat as stat (site_id, version_id, answered, fully_right, share_sum, share_squares,
                                        rest_sum, rest_squares, product_sum)
    select ${db.siteId}::integer, id, sum(w), sum(case when share >= 0.999 then w else 0 end), sum(w * share),
           sum(w * share * share), sum(w * rest), sum(w * rest * rest), sum(w * share * rest)
    from unnest(${all.map(({ versionId }) => versionId)}::bigint[], ${weights}::integer[],
                ${all.map(({ share }) => share)}::float8[], ${all.map(({ rest }) => rest)}::float8[])
         as t (id, w, share, rest)
    group by id order by id
    on conflict (site_id, version_id) do update set
      answered = stat.answered + excluded.answered, fully_right = stat.fully_right + excluded.fully_right,
      share_sum = stat.share_sum + excluded.share_sum, share_squares = stat.share_squares + excluded.share_squares,
      rest_sum = stat.rest_sum + excluded.rest_sum, rest_squares = stat.rest_squares + excluded.rest_squares,
      product_sum = stat.product_sum + excluded.product_sum`.execute(db.kysely)
  const picks = all.flatMap(({ versionId, slots, weight = 1 }) =>
    slots.map((slot) => ({ versionId, slot, weight })),
  )
  if (picks.length === 0) return
  await sql`
    insert into exam.item_pick as pick (site_id, version_id, slot, picked)
    select ${db.siteId}::integer, id, slot, sum(w)
    from unnest(${picks.map(({ versionId }) => versionId)}::bigint[], ${picks.map(({ slot }) => slot)}::text[],
                ${picks.map(({ weight }) => weight)}::integer[]) as t (id, slot, w)
    group by id, slot order by id, slot
    on conflict (site_id, version_id, slot) do update set picked = pick.picked + excluded.picked`.execute(
    db.kysely,
  )
}

/** A learner reports a problem with a question. */
export async function addFlag(db: Db, versionId: string): Promise<void> {
  await sql`
    insert into exam.item_stat as stat (site_id, version_id, flags) values (${db.siteId}, ${versionId}, 1)
    on conflict (site_id, version_id) do update set flags = stat.flags + 1`.execute(db.kysely)
}

export async function sumsOf(db: Db, versionIds: readonly string[]): Promise<ReadonlyMap<string, Sums>> {
  if (versionIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.item_stat')
    .select(['versionId', 'answered', 'shareSum', 'shareSquares'])
    .select(['restSum', 'restSquares', 'productSum', 'flags'])
    .where('versionId', 'in', [...versionIds])
    .execute()
  return new Map(rows.map(({ versionId, ...sums }) => [versionId, sums]))
}

export async function picksOf(db: Db, versionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on(db)
    .selectFrom('exam.item_pick')
    .select(['slot', 'picked'])
    .where('versionId', '=', versionId)
    .execute()
  return new Map(rows.map(({ slot, picked }) => [slot, picked]))
}

/** The sums of the current versions, by question. */
export async function sumsByQuestion(
  db: Db,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, Sums>> {
  if (questionIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('exam.question as question')
    .innerJoin('exam.item_stat as stat', 'stat.versionId', 'question.versionId')
    .select(['question.id', 'stat.answered', 'stat.shareSum', 'stat.shareSquares'])
    .select(['stat.restSum', 'stat.restSquares', 'stat.productSum', 'stat.flags'])
    .where('question.id', '=', sql<string>`any(${bigints(questionIds)})`)
    .execute()
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}
