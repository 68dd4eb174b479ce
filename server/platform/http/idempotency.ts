import { createHash, createHmac } from 'node:crypto'
import { commonErrors, type Endpoint } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import type { Ctx } from '../ctx.ts'
import { fail } from '../app-error.ts'
import { type Key, keyFor, keysFor } from '../crypto/keys.ts'

type StoredAnswer = { readonly requestHash: Buffer; readonly answer: unknown }

type Write = {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly key: string | undefined
  readonly work: (ctx: Ctx) => Promise<unknown>
}

/**
 * Runs a write once per key. The key is claimed first, in the transaction of the effect, and the answer is stored
 * with it: a retry after any crash gets the same answer or finds nothing done. A duplicate waits for the claim.
 */
export async function once(ctx: Ctx, { endpoint, input, key, work }: Write): Promise<unknown> {
  if (key === undefined || ctx.actor.id === '0') return work(ctx)
  if (!/^[\w-]{8,80}$/.test(key)) fail(commonErrors.INVALID_INPUT)

  const [hash, ...before] = requestHashes(ctx, endpoint, input)
  if (!(await claim(ctx, key, hash))) return earlier(ctx, key, [hash, ...before])
  const answer = await work(ctx)
  await keep(ctx, key, answer)
  return answer
}

/**
 * The hashes by which a repeated request is recognised; the first one is stored. The hash of a secret request is keyed with
 * a key outside the database: with a plain hash anybody who reads the row could guess the answers. The others may have been
 * stored with the previous secret, or by a node of an earlier version.
 */
function requestHashes(ctx: Ctx, endpoint: Endpoint, input: unknown): [Buffer, ...Buffer[]] {
  const request = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
  const plain = createHash('sha256').update(request).digest()
  if (!endpoint.isSecret) return [plain]
  const keyed = ({ bytes }: Key) => createHmac('sha256', bytes).update(request).digest()
  const { config } = ctx.parts
  return [keyed(keyFor(config, 'request')), ...keysFor(config, 'request').slice(1).map(keyed), plain]
}

async function claim(ctx: Ctx, key: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.idempotency (site_id, caller, key, request_hash)
    values (${ctx.site.id}, ${ctx.actor.id}, ${key}, ${hash}) on conflict do nothing returning 1`.execute(
    ctx.db.kysely,
  )
  return rows.length > 0
}

async function earlier(ctx: Ctx, key: string, hashes: readonly Buffer[]): Promise<unknown> {
  const { rows } = await sql<StoredAnswer>`
    select request_hash, answer from platform.idempotency
    where site_id = ${ctx.site.id} and caller = ${ctx.actor.id} and key = ${key}`.execute(ctx.db.kysely)
  const stored = rows[0] ?? fail(commonErrors.IN_PROGRESS)
  if (!hashes.some((hash) => stored.requestHash.equals(hash))) fail(commonErrors.IDEMPOTENCY_KEY_REUSED)
  return stored.answer
}

async function keep(ctx: Ctx, key: string, answer: unknown): Promise<void> {
  await sql`
    update platform.idempotency set status = 200, answer = ${JSON.stringify(answer ?? null)}
    where site_id = ${ctx.site.id} and caller = ${ctx.actor.id} and key = ${key}`.execute(ctx.db.kysely)
}
