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

/** Issues a ticket of 256 bits. The secret goes out once; only its hash stays. */
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

/** Takes a ticket: what it stands for, or undefined when it is unknown, spent or too old. */
export async function redeemTicket(ctx: Ctx, purpose: TicketPurpose, secret: string) {
  return takeTicketBySecret(ctx.db, { purpose, secretHash: hashOf(secret), now: ctx.now })
}

/** Looks at a ticket that is to be taken later, together with what it is for. */
export async function peekTicket(ctx: Ctx, purpose: TicketPurpose, secret: string) {
  return ticketBySecret(ctx.db, { purpose, secretHash: hashOf(secret), now: ctx.now })
}

const hashOf = (secret: string) => hash('sha256', secret, 'buffer')
