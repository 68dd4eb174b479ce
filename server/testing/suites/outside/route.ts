import { actOnPerson } from '@lyceum/contract/people'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { PersonName } from '../../people.ts'
import type { House } from '../../house.ts'
import type { Canaries, Viewer } from '../canaries.ts'
import type { Accounts, Sites } from '../ids.ts'

/** What the sender of a request says about it. */
export type Asked = {
  readonly call: string
  /** Whose eyes the answer is for, where no cookie says it. */
  readonly viewer?: Viewer
  /** How a route outside the contract speaks, and whether the address may have led to no route at all. */
  readonly spoken?: { readonly speaks: OutsideRoute['speaks']; readonly isElsewhere: boolean }
}

/** What a specimen is made on: the part of a stage that knows nothing of suites. */
export type Ground = {
  readonly house: House
  readonly accounts: Accounts
  readonly sites: Sites
  readonly canaries: Canaries
  /** Sends a request under the eyes of the observer. */
  readonly send: (request: InjectOptions, asked: Asked) => Promise<LightMyRequestResponse>
}

/** A request as it goes over the wire. */
export type Wire = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** A request that is let through, the status that says so, and whose eyes the answer is for. */
export type Good = Wire & { readonly status: number; readonly viewer: Viewer }

/** A request that is refused, and with which status. */
export type Wrong = { readonly name: string; readonly wire: Wire; readonly status: number }

/** A request that was let through until its owner, or the thing it names, was taken away. */
export type Ended = Wrong & { readonly end: () => Promise<unknown> }

/**
 * A route that is no call of the contract. `key` says who may use it: anybody, a person with a session, whoever holds a
 * bearer token, or whoever knows the address.
 */
export type OutsideRoute = {
  /** As Fastify names them; the first is the one that `good` asks, the others have the same handler. */
  readonly routes: readonly [string, ...string[]]
  /** The domain whose runs ask it; left out, every run does. */
  readonly domain?: string
  readonly key: 'nobody' | 'session' | 'bearer' | 'address'
  /** The shape of its refusals. */
  readonly speaks: 'envelope' | 'scim'
  readonly isWrite?: true
  /** One route of each family stands for the guards they share: every principal asks it, with every strange header. */
  readonly isForAll?: true
  /** Whether it is missing where the front ends are not built. */
  readonly isBuilt?: true
  /** Tables in which any request may leave a trace of itself. */
  readonly traces?: readonly string[]
  /** Makes what the request names, for somebody; may be used up. */
  readonly good: (ground: Ground, person: PersonName) => Promise<Good>
  /** Wrong keys, and things of other people, of the other site and of nobody. */
  readonly wrongs?: (ground: Ground, good: Good) => Promise<readonly Wrong[]>
  /** Keys that were good until their owner, or the thing, was taken away. */
  readonly ended?: (ground: Ground) => Promise<readonly Ended[]>
  /** A request that is counted before anything is looked up, so that too many of them are refused. */
  readonly counted?: (ground: Ground) => Wire
  /** Odd values of the headers and queries that only this route reads. */
  readonly odd?: {
    readonly headers?: Readonly<Record<string, readonly string[]>>
    readonly queries?: readonly string[]
  }
}

export const nameOf = ({ routes: [name] }: OutsideRoute) => name

/** Somebody without a session, on the first site. */
export const anybody = ({ sites }: Ground): Viewer => ({
  siteId: sites.alpha.id,
  accountId: '0',
  isStaff: false,
  isScoped: false,
  keepsSites: false,
})

/** One person of the first site, with no rights but those over what is their own. */
export const oneself = (ground: Ground, person: PersonName): Viewer => ({
  ...anybody(ground),
  accountId: ground.accounts[person],
})

/** Makes something once for each house. */
export function oncePerHouse<T>(make: (ground: Ground) => Promise<T>): (ground: Ground) => Promise<T> {
  const made = new WeakMap<House, Promise<T>>()
  return (ground) => {
    const known = made.get(ground.house) ?? make(ground)
    made.set(ground.house, known)
    return known
  }
}

/** The same address with one character of the wanted part changed. */
export function forged(url: string, part: string): string {
  return url.replace(part, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`)
}

/** Shuts somebody of the first site out, as an administrator does. */
export const suspend = (ground: Ground, person: PersonName) => async () =>
  ground.house.admin.call(actOnPerson, { id: ground.accounts[person], act: 'suspend' })
