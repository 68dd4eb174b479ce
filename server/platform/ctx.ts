import type { Locale } from '@lyceum/contract/kit'
import type { Db } from './db.ts'
import type { Fact } from './facts.ts'
import type { JobTicket } from './job-ticket.ts'
import type { Parts } from './parts.ts'

/** The organisation that a request, job or test belongs to. */
export type Site = {
  readonly id: number
  readonly code: string
  readonly name: Readonly<Record<Locale, string>>
  /** Days, months and streaks are counted in the site's own time zone. */
  readonly zone: string
  readonly locale: Locale
  readonly validUntil: Date | undefined
}

/** Who acts. Nobody in particular has the id '0' and holds nothing. */
export type Actor = {
  readonly id: string
  readonly role: string
  readonly permissions: ReadonlySet<string>
  readonly sessionId: string
  readonly locale: Locale | undefined
}

export const nobody: Actor = { id: '0', role: '', permissions: new Set(), sessionId: '0', locale: undefined }

/** All that one request, job or test may touch. Passed first, to every use case. */
export type Ctx = {
  readonly site: Site
  readonly actor: Actor
  readonly locale: Locale
  /** PostgreSQL's time, not this node's (see clock.ts). */
  readonly now: Date
  readonly address: string
  readonly db: Db
  readonly parts: Parts
  /** Inside `work`, `ctx.db` is the transaction; a write already runs in one, and this joins it. */
  readonly transaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /** For what must follow the commit and not precede it: forgetting a cached answer, telling open pages. */
  readonly afterCommit: (work: () => Promise<unknown>) => void
  /** Stores a fact and the jobs of its listeners in this transaction. */
  readonly tell: <T>(fact: Fact<T>, details: T) => Promise<void>
  /** Enqueues slow work in this transaction: it runs after the commit, or never. */
  readonly enqueue: <T>(job: JobTicket<T>, payload: T, options?: EnqueueOptions) => Promise<void>
  /** Records an administrative act in this transaction. */
  readonly audit: (act: AuditAct) => Promise<void>
}

/** One administrative act: what was done to what, and how it looked before and after. */
export type AuditAct = {
  readonly action: string
  readonly object: string
  readonly before?: unknown
  readonly after?: unknown
}

export type EnqueueOptions = {
  readonly runAt?: Date
  /** A second job with the same key replaces one that has not started. */
  readonly key?: string
}
