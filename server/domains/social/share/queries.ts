import type { Db } from '#platform/db'
import { on } from '../tables.ts'

type ShareQuery = {
  readonly kind: string
  readonly side: 'sent' | 'received'
  readonly beneath?: string | undefined
  readonly limit: number
}

/** A page of what somebody has shared, or of what was shared with them; newest first. */
export async function sharePage(db: Db, accountId: string, { kind, side, beneath, limit }: ShareQuery) {
  const [mine, theirs] =
    side === 'sent' ? (['accountId', 'receiverId'] as const) : (['receiverId', 'accountId'] as const)
  // One share reaches many people at the same moment: receiver and target make a row's cursor unique.
  const [moment = '0', otherId = '0', targetId = '0'] = beneath?.split('_') ?? []
  const rows = await on(db)
    .selectFrom('social.share')
    .select([`${theirs} as otherId`, 'targetId', 'note', 'at'])
    .where(mine, '=', accountId)
    .where('kind', '=', kind)
    .$if(beneath !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('at', theirs, 'targetId'),
          '<',
          row.tuple(new Date(Number(moment)), otherId, targetId),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy(theirs, 'desc')
    .orderBy('targetId', 'desc')
    .limit(limit + 1)
    .execute()
  const last = rows[limit - 1]
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last ? `${last.at.getTime()}_${last.otherId}_${last.targetId}` : null,
  }
}
