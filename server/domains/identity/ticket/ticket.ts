import { hash, randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/ctx'
import { insertTicket, ticketBySecret, type TicketPurpose, takeTicketBySecret } from './store.ts'

type Issue = {
  readonly purpose: TicketPurpose
  readonly seconds: number
  readonly accountId?: string
  readonly subject?: string
  readonly details?: unknown
}

/** Issues a ticket of 256 bits. The secret is returned once; only its hash is stored. */
export async function issueTicket(ctx: Ctx, { seconds, ...rest }: Issue): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await insertTicket(ctx.db, {
    ...rest,
    secretHash: hashOf(secret),
    address: ctx.address,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + seconds * 1000),
  })
  return secret
}

/** Redeems a ticket: returns it, or undefined when it is unknown, used or expired. */
export async function redeemTicket(ctx: Ctx, purpose: TicketPurpose, secret: string) {
  return takeTicketBySecret(ctx.db, { purpose, secretHash: hashOf(secret), now: ctx.now })
}

/** Reads a ticket that is redeemed later, together with what it is for. */
export async function peekTicket(ctx: Ctx, purpose: TicketPurpose, secret: string) {
  return ticketBySecret(ctx.db, { purpose, secretHash: hashOf(secret), now: ctx.now })
}

const hashOf = (secret: string) => hash('sha256', secret, 'buffer')
