import type { ErrorSpec } from '@lyceum/contract/kit'
import type { Actor, Site } from '../ctx.ts'
import type { Listeners } from '../open-ctx.ts'
import type { Parts } from '../parts.ts'

/** Why a session is not in force; its code tells the screen what to say. */
export type SessionAnswer = { readonly actor: Actor } | { readonly refused: ErrorSpec<never> }

/** A cookie, and whether a person is at work with it or a page merely listens: only work keeps a session awake. */
export type SessionKey = { readonly cookie: string; readonly isAtWork: boolean }

/** What the ground must ask the rooms: which site a host belongs to, and who a cookie speaks for. */
export type Doors = {
  readonly findSite: (parts: Parts, host: string) => Promise<Site>
  readonly openSession: (parts: Parts, site: Site, key: SessionKey) => Promise<SessionAnswer>
  /** Whether somebody who may not do a thing now may do it in another of their roles. */
  readonly mayInAnotherRole: (
    parts: Parts,
    site: Site,
    wish: { readonly actor: Actor; readonly wanted: readonly string[] },
  ) => Promise<boolean>
  readonly listeners: Listeners
}
