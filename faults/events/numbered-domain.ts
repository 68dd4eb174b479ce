import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../server/platform/ctx.ts'
import { type Domain, on, onAll } from '../../server/platform/domain.ts'
import { defineEvent } from '../../server/platform/events.ts'

/** Effects have no unique key, so that an event handled twice is seen; `place` shows the order. */
export const effectSql = `
  create schema fault;
  create table fault.published (site_id integer not null, n integer not null, primary key (site_id, n));
  create table fault.effect (site_id integer not null, handler text not null, n integer not null, place bigserial);
  grant usage on schema fault to lyceum_app;
  grant all on all tables in schema fault to lyceum_app;
  grant all on all sequences in schema fault to lyceum_app;`

const numbered = z.object({ n: z.int() })
export const happened = defineEvent('fault.happened', numbered)

/** Every so many events one fails now and then, so that it is set aside. */
export const faultyEvery = 500
const failing = 0.5

async function note(ctx: Ctx, handler: string, numbers: readonly number[]): Promise<void> {
  if (numbers.some((n) => n % faultyEvery === 0 && Math.random() < failing))
    throw new Error('it fails now and then')
  await sql`
    insert into fault.effect (site_id, handler, n)
    select ${ctx.site.id}, ${handler}, n from unnest(${[...numbers]}::integer[]) with ordinality as one (n, at)
    order by at`.execute(ctx.db.kysely)
}

export const handlerNames = ['single', 'several'] as const

export const numberedDomain: Domain = {
  name: 'fault',
  routes: [],
  eventHandlers: [
    on(happened, 'single', async (ctx, { n }) => {
      await note(ctx, 'single', [n])
      // Long enough to be killed in the middle of a batch.
      await sql`select pg_sleep(0.001)`.execute(ctx.db.kysely)
    }),
    onAll(happened, 'several', async (ctx, all) => {
      await note(
        ctx,
        'several',
        all.map(({ n }) => n),
      )
      await sql`select pg_sleep(0.02)`.execute(ctx.db.kysely)
    }),
  ],
}
