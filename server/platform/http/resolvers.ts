import type { ErrorSpec } from '@lyceum/contract/kit'
import type { Actor, Site } from '../ctx.ts'
import type { Listeners } from '../ctx/open-ctx.ts'
import type { Parts } from '../parts.ts'

/** The actor, or the error that says why the session is invalid. */
export type SessionAnswer = { readonly actor: Actor } | { readonly refused: ErrorSpec<never> }

/** A cookie, and whether a person works with it or a page only listens: only work keeps a session alive. */
export type SessionKey = { readonly cookie: string; readonly isAtWork: boolean }

/** What the platform must ask the domains: the site of a host, and the session of a cookie. */
export type RequestResolvers = {
  readonly findSite: (parts: Parts, host: string) => Promise<Site>
  readonly openSession: (parts: Parts, site: Site, key: SessionKey) => Promise<SessionAnswer>
  /** Whether somebody without a permission has it in another of their roles. */
  readonly mayInAnotherRole: (
    parts: Parts,
    site: Site,
    request: { readonly actor: Actor; readonly wanted: readonly string[] },
  ) => Promise<boolean>
  readonly listeners: Listeners
}
