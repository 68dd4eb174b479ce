import type { Locale } from '@lyceum/contract/kit'
import type { Db } from './db.ts'
import type { DomainEvent } from './events.ts'
import type { JobTicket } from './jobs/job-ticket.ts'
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
  /** The one site from which all sites are created, expired and renewed. */
  readonly isPlatform: boolean
}

/** Where a permission applies: in the whole site, in a unit and all below it, or in a training centre. */
export type Scope =
  | { readonly kind: 'site' }
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'centre'; readonly id: string }

/** What somebody may do, and where; several scopes add up. */
export type Permissions = ReadonlyMap<string, readonly Scope[]>

/** Who acts. The anonymous actor has the id '0' and no permissions. */
export type Actor = {
  readonly id: string
  /** The administrator, when viewing the portal as somebody else. */
  readonly realId?: string
  readonly role: string
  readonly permissions: Permissions
  readonly sessionId: string
  readonly locale: Locale | undefined
  /** A learner from outside the organisation. */
  readonly isExternal: boolean
}

export const anonymous: Actor = {
  id: '0',
  role: '',
  permissions: new Map(),
  sessionId: '0',
  locale: undefined,
  isExternal: false,
}

/** Everything that a request, job or test works with. The first argument of every use case. */
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
  /**
   * The same context with the role that may read answer keys. Not inside a transaction, because two roles cannot share one:
   * a call or job that writes keys is declared as `keyed` and uses that role from its start.
   */
  readonly keyed: () => Ctx
  /** For work that must follow the commit: invalidating a cache key, notifying open pages. */
  readonly afterCommit: (work: () => Promise<unknown>) => void
  /** Stores an event and the jobs of its handlers in this transaction. */
  readonly publish: <T>(event: DomainEvent<T>, details: T) => Promise<void>
  /** The same for many events, in a fixed number of statements. */
  readonly publishAll: <T>(event: DomainEvent<T>, all: readonly T[], by?: Actor) => Promise<void>
  /** Enqueues slow work in this transaction: it runs after the commit, or never. */
  readonly enqueue: <T>(job: JobTicket<T>, payload: T, options?: EnqueueOptions) => Promise<void>
  /**
   * The same transaction on another site, as the anonymous actor: for the platform's own domain, which creates sites. The
   * reason is for the reader.
   */
  readonly onSite: (site: Site, reason: string) => Ctx
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
  /** The person to run as, when a cron job resumes a person's request. */
  readonly as?: { readonly id: string; readonly role: string }
}
