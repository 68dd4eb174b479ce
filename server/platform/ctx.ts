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
  /** The one site from which all sites are created, expired and renewed. */
  readonly isPlatform: boolean
}

/** Where a permission holds: in the whole site, in a unit and all below it, or in a training centre. */
export type Scope =
  | { readonly kind: 'site' }
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'centre'; readonly id: string }

/** What somebody may do, and where each of it holds; several scopes add up. */
export type Permissions = ReadonlyMap<string, readonly Scope[]>

/** Who acts. Nobody in particular has the id '0' and holds nothing. */
export type Actor = {
  readonly id: string
  /** Who really sits there, when an administrator looks at the house as somebody else. */
  readonly realId?: string
  readonly role: string
  readonly permissions: Permissions
  readonly sessionId: string
  readonly locale: Locale | undefined
  /** A learner from outside the organisation. */
  readonly isExternal: boolean
}

export const nobody: Actor = {
  id: '0',
  role: '',
  permissions: new Map(),
  sessionId: '0',
  locale: undefined,
  isExternal: false,
}

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
  /**
   * The same context by the role that may read answer keys. Where no transaction is open: two roles cannot share one. A
   * call or a job that writes keys says so where it is declared (`keyed`), and runs by that role from its beginning.
   */
  readonly keyed: () => Ctx
  /** For what must follow the commit and not precede it: forgetting a cached answer, telling open pages. */
  readonly afterCommit: (work: () => Promise<unknown>) => void
  /** Stores a fact and the jobs of its listeners in this transaction. */
  readonly tell: <T>(fact: Fact<T>, details: T) => Promise<void>
  /** The same of many at once, in a fixed number of statements. */
  readonly tellAll: <T>(fact: Fact<T>, all: readonly T[], by?: Actor) => Promise<void>
  /** Enqueues slow work in this transaction: it runs after the commit, or never. */
  readonly enqueue: <T>(job: JobTicket<T>, payload: T, options?: EnqueueOptions) => Promise<void>
  /**
   * The same transaction on another site, in nobody's name: for the platform's own room, which makes sites. The reason
   * is for the reader.
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
  /** For whom, when the clock takes up again what a person has asked. */
  readonly as?: { readonly id: string; readonly role: string }
}
