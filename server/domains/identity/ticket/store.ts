import type { Db } from '#platform/db'
import { on } from '../tables.ts'

export type TicketPurpose =
  | 'sign-on'
  | 'forgotten'
  | 'reset'
  | 'change'
  | 'captcha'
  | 'study'
  | 'sms'
  | 'oidc'

export type NewTicket = {
  readonly purpose: TicketPurpose
  readonly secretHash: Buffer
  readonly accountId?: string | null
  readonly subject?: string
  readonly details?: unknown
  readonly address: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertTicket(db: Db, { details, ...row }: NewTicket): Promise<string> {
  const { id } = await on(db)
    .insertInto('identity.ticket')
    .values({ ...row, ...(details === undefined ? {} : { details: JSON.stringify(details) }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const known = ['id', 'accountId', 'subject', 'details', 'secretHash'] as const

type BySecret = { readonly purpose: TicketPurpose; readonly secretHash: Buffer; readonly now: Date }

export async function ticketBySecret(db: Db, { purpose, secretHash, now }: BySecret) {
  return on(db)
    .selectFrom('identity.ticket')
    .select(known)
    .where('purpose', '=', purpose)
    .where('secretHash', '=', secretHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Used at most once, also under concurrent calls: the first deletes the row (INV-S09). */
export async function takeTicketBySecret(db: Db, { purpose, secretHash, now }: BySecret) {
  return on(db)
    .updateTable('identity.ticket')
    .set({ usedAt: now })
    .where('purpose', '=', purpose)
    .where('secretHash', '=', secretHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(known)
    .executeTakeFirst()
}

type BySubject = {
  readonly purpose: TicketPurpose
  readonly subject: string
  /** If given, only this person's. */
  readonly accountId?: string
  readonly now: Date
}

/** The same for a ticket identified by its subject, such as a captcha by its uuid. */
export async function takeTicketBySubject(db: Db, { purpose, subject, accountId, now }: BySubject) {
  let use = on(db)
    .updateTable('identity.ticket')
    .set({ usedAt: now })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
  if (accountId !== undefined) use = use.where('accountId', '=', accountId)
  return use.returning(known).executeTakeFirst()
}

/** Invalidates tickets of an account early: after a password was set no other link should work. */
export async function spendTicketsOf(
  db: Db,
  { accountId, purposes, now }: { accountId: string; purposes: readonly TicketPurpose[]; now: Date },
): Promise<void> {
  await on(db)
    .updateTable('identity.ticket')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute()
}
