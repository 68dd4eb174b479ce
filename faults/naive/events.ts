import { setTimeout as pause } from 'node:timers/promises'
import type { Domain } from '../../server/platform/domain.ts'
import { openCtx } from '../../server/platform/ctx/open-ctx.ts'
import type { Parts } from '../../server/platform/parts.ts'
import { sites } from '../../server/app/resolvers.ts'

/**
 * The injected bug: a cursor as it is often written. It reads whatever is committed, by the ids that were given before the
 * commit, and moves after the effects, in a transaction of its own.
 */
export function startNaiveDelivery(parts: Parts, domain: Domain): void {
  const once = async () => {
    const across = parts.database.acrossSites('events of all sites are delivered')
    for (const site of await sites.all(across, parts.clock.now()))
      for (const handler of domain.eventHandlers ?? []) {
        const { rows } = await parts.database.pool.query<{ id: string; details: unknown }>(
          `select id, details from platform.fact
           where site_id = $1 and name = $2 and id > coalesce(
             (select event_id from platform.event_cursor where site_id = $1 and handler = $3), 0)
           order by id limit 500`,
          [site.id, handler.event.name, handler.name],
        )
        for (const { details } of rows)
          await openCtx({ parts, listeners: new Map(), site })
            .transaction((ctx) => handler.handle(ctx, handler.event.schema.parse(details)))
            .catch(() => undefined)
        const last = rows.at(-1)
        if (last)
          await parts.database.pool.query(
            `insert into platform.event_cursor (site_id, handler, position, event_id) values ($1, $2, 0, $3)
             on conflict (site_id, handler) do update set event_id = excluded.event_id`,
            [site.id, handler.name, last.id],
          )
      }
  }
  const keepOn = async () => {
    for (;;) {
      await once().catch(() => undefined)
      await pause(50)
    }
  }
  void keepOn()
}
