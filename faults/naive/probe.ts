import { sql } from 'kysely'
import type { Ctx } from '../../server/platform/ctx.ts'
import { fail } from '../../server/platform/app-error.ts'
import { answerRaw } from '../../server/platform/http.ts'
import type { Domain } from '../../server/platform/domain.ts'
import { probeErrors, takeCoin } from '../../server/testing/probe/contract.ts'
import { probe } from '../../server/testing/probe/domain.ts'
import { addToWallet, drawFromCommon, insertMovement } from '../../server/testing/probe/store.ts'

/**
 * The injected bug: the coin call as it is often written. It checks whether the key is known, acts statement by statement
 * without a transaction, and stores the key at the end. It passes every test in which nothing is sent twice at once
 * and nothing crashes.
 */
const naiveTakeCoin = answerRaw(takeCoin, async (ctx, { amount }, { request }) => {
  const key = String(request.headers['idempotency-key'])
  const known = await earlier(ctx, key)
  if (known) return known
  const ownerId = ctx.actor.id
  if (!(await drawFromCommon(ctx.db, amount))) fail(probeErrors.PROBE_NOT_ENOUGH)
  const balance = await addToWallet(ctx.db, ownerId, amount)
  await insertMovement(ctx.db, { ownerId, amount, note: 'coin' })
  const answer = { taken: amount, balance }
  await keep(ctx, key, answer)
  return answer
})

export const naiveProbe: Domain = {
  ...probe,
  routes: probe.routes.map((route) => (route.endpoint === takeCoin ? naiveTakeCoin : route)),
}

type Answer = { readonly taken: number; readonly balance: number }

async function earlier(ctx: Ctx, key: string): Promise<Answer | undefined> {
  const { rows } = await sql<{ answer: Answer }>`
    select answer from platform.idempotency
    where site_id = ${ctx.site.id} and caller = ${ctx.actor.id} and key = ${key}`.execute(ctx.db.kysely)
  return rows[0]?.answer
}

async function keep(ctx: Ctx, key: string, answer: Answer): Promise<void> {
  await sql`
    insert into platform.idempotency (site_id, caller, key, request_hash, status, answer)
    values (${ctx.site.id}, ${ctx.actor.id}, ${key}, '', 200, ${JSON.stringify(answer)})
    on conflict do nothing`.execute(ctx.db.kysely)
}
