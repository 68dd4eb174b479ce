import { sql } from 'kysely'
import type { Db } from '#platform/db'

/** What one paper says about a question: the share it was given, and the share that the rest of the paper was given. */
export type ItemSign = {
  readonly versionId: string
  readonly share: number
  readonly rest: number
  readonly isFullyRight: boolean
}

/** Adds a paper's question statistics, always in id order; unknown questions are skipped. */
export async function addSigns(db: Db, signs: readonly ItemSign[]): Promise<void> {
  await sql`
    insert into exam.item_stat as stat (site_id, version_id, answered, fully_right, share_sum, share_squares, rest_sum,
      rest_squares, product_sum)
    select version.site_id, version.id, 1, sign.is_right::integer, sign.share, sign.share ^ 2, sign.rest, sign.rest ^ 2,
      sign.share * sign.rest
    from unnest(${signs.map(({ versionId }) => versionId)}::bigint[], ${signs.map(({ share }) => share)}::float8[],
      ${signs.map(({ rest }) => rest)}::float8[], ${signs.map(({ isFullyRight }) => isFullyRight)}::boolean[])
      as sign (version_id, share, rest, is_right)
    join exam.question_version as version on version.site_id = ${db.siteId} and version.id = sign.version_id
    order by version.id
    on conflict (site_id, version_id) do update set answered = stat.answered + 1,
      fully_right = stat.fully_right + excluded.fully_right, share_sum = stat.share_sum + excluded.share_sum,
      share_squares = stat.share_squares + excluded.share_squares, rest_sum = stat.rest_sum + excluded.rest_sum,
      rest_squares = stat.rest_squares + excluded.rest_squares,
      product_sum = stat.product_sum + excluded.product_sum`.execute(db.kysely)
}

type Pick = { readonly versionId: string; readonly slot: string }

export async function addPicks(db: Db, picks: readonly Pick[]): Promise<void> {
  if (picks.length === 0) return
  await sql`
    insert into exam.item_pick as pick (site_id, version_id, slot, picked)
    select version.site_id, version.id, chosen.slot, 1
    from unnest(${picks.map(({ versionId }) => versionId)}::bigint[], ${picks.map(({ slot }) => slot)}::text[])
      as chosen (version_id, slot)
    join exam.question_version as version on version.site_id = ${db.siteId} and version.id = chosen.version_id
    order by version.id, chosen.slot
    on conflict (site_id, version_id, slot) do update set picked = pick.picked + 1`.execute(db.kysely)
}
