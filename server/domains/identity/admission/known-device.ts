import { hash, randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx'
import type { Answer } from '#platform/http'
import { rememberDevice } from './store.ts'

const name = '__Host-device'
const ttlSeconds = 180 * 86_400

/** The hash of the browser's device cookie, if any. Whether it is known depends on the account. */
export function deviceOf(answer: Answer): Buffer | undefined {
  const token = answer.cookie(name)
  return token && /^[\w-]{43}$/.test(token) ? hash('sha256', token, 'buffer') : undefined
}

/** Remembers that a person has signed in with this browser, so that others cannot lock them out of it (INV-S07). */
export async function greetDevice(ctx: Ctx, accountId: string, answer: Answer): Promise<void> {
  const known = deviceOf(answer)
  const token = randomBytes(32).toString('base64url')
  await rememberDevice(ctx.db, { accountId, tokenHash: known ?? hash('sha256', token, 'buffer') }, ctx.now)
  if (known) return
  ctx.afterCommit(async () =>
    answer.setCookie(`${name}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${ttlSeconds}`),
  )
}
