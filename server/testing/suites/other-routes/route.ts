import { actOnPerson } from '@lyceum/contract/people'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { PersonName } from '../../people.ts'
import type { TestApp } from '../../test-app.ts'
import type { Canaries, Viewer } from '../env/canaries.ts'
import type { Accounts, Sites } from '../generate/ids.ts'

/** What the sender of a request says about it. */
export type CallInfo = {
  readonly call: string
  /** Who reads the answer, if no cookie says it. */
  readonly viewer?: Viewer
  /** The error format of a route outside the contract, and whether the address may lead to no route at all. */
  readonly expected?: { readonly errorFormat: OutsideRoute['errorFormat']; readonly isElsewhere: boolean }
}

/** What fixtures of routes are made with: the part of a test env that does not depend on suites. */
export type FixtureEnv = {
  readonly testApp: TestApp
  readonly accounts: Accounts
  readonly sites: Sites
  readonly canaries: Canaries
  /** Sends a request under the observer. */
  readonly send: (request: InjectOptions, callInfo: CallInfo) => Promise<LightMyRequestResponse>
}

/** A request as it goes over the wire. */
export type Wire = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** A request that is accepted, its status, and who reads the answer. */
export type Good = Wire & { readonly status: number; readonly viewer: Viewer }

/** A request that is rejected, and with which status. */
export type Wrong = { readonly name: string; readonly wire: Wire; readonly status: number }

/** A request that was accepted until its owner, or the thing it names, was removed. */
export type Ended = Wrong & { readonly end: () => Promise<unknown> }

/**
 * A route outside the contract. `key` says who may use it: anybody, a person with a session, whoever has a bearer token, or
 * whoever knows the address.
 */
export type OutsideRoute = {
  /** As Fastify names them; `good` calls the first, the others have the same handler. */
  readonly routes: readonly [string, ...string[]]
  /** The domain whose runs test it; left out: every run. */
  readonly domain?: string
  readonly key: 'nobody' | 'session' | 'bearer' | 'address'
  /** The format of its errors. */
  readonly errorFormat: 'envelope' | 'scim'
  readonly isWrite?: true
  /** One route of each family is tested for the shared guards: by every principal, with every odd header. */
  readonly isForAll?: true
  /** Whether it is missing if the front ends are not built. */
  readonly isBuilt?: true
  /** Tables in which any request may leave a row. */
  readonly traces?: readonly string[]
  /** Makes what the request names, for somebody; may be used up. */
  readonly good: (env: FixtureEnv, person: PersonName) => Promise<Good>
  /** Wrong keys, and things of other people, of the other site, and missing ones. */
  readonly wrongs?: (env: FixtureEnv, good: Good) => Promise<readonly Wrong[]>
  /** Keys that were valid until their owner, or the thing, was removed. */
  readonly ended?: (env: FixtureEnv) => Promise<readonly Ended[]>
  /** A request that is rate limited before any lookup. */
  readonly rateLimited?: (env: FixtureEnv) => Wire
  /** Odd values of the headers and queries that only this route reads. */
  readonly odd?: {
    readonly headers?: Readonly<Record<string, readonly string[]>>
    readonly queries?: readonly string[]
  }
}

export const nameOf = ({ routes: [name] }: OutsideRoute) => name

/** A viewer without a session, on the first site. */
export const anybody = ({ sites }: FixtureEnv): Viewer => ({
  siteId: sites.alpha.id,
  accountId: '0',
  isStaff: false,
  isScoped: false,
  keepsSites: false,
})

/** A person of the first site, with access only to their own things. */
export const oneself = (env: FixtureEnv, person: PersonName): Viewer => ({
  ...anybody(env),
  accountId: env.accounts[person],
})

/** Makes something once per test app. */
export function oncePerTestApp<T>(make: (env: FixtureEnv) => Promise<T>): (env: FixtureEnv) => Promise<T> {
  const made = new WeakMap<TestApp, Promise<T>>()
  return (env) => {
    const known = made.get(env.testApp) ?? make(env)
    made.set(env.testApp, known)
    return known
  }
}

/** The same address with one character of the given part changed. */
export function forged(url: string, part: string): string {
  return url.replace(part, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`)
}

/** Suspends a person of the first site, as an administrator does. */
export const suspend = (env: FixtureEnv, person: PersonName) => async () =>
  env.testApp.admin.call(actOnPerson, { id: env.accounts[person], act: 'suspend' })
