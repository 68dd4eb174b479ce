import type { Endpoint } from '@lyceum/contract/kit'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { makePool, openDatabase } from '#platform/db'
import type { Domain } from '#platform/domain'
import { domains as allDomains } from '../../../app/domains.ts'
import { type TestApp, openTestApp } from '../../test-app.ts'
import { personNames, tokenOf, unitCodes } from '../../people.ts'
import { probe, probeSql } from '../../probe/domain.ts'
import { probeFixtures } from '../../probe/fixtures.ts'
import { domainFixtures } from '../../domain-fixtures.ts'
import type { Fixtures } from '../../fixtures.ts'
import { Canaries } from './canaries.ts'
import { type Change, changesSql } from './changes.ts'
import { Costs, isTested, isChosen } from '../domains.ts'
import { FairTime } from './fair-time.ts'
import { callOf, Findings } from '../report/finding.ts'
import { type Accounts, type IdMaker, idMaker, type Sites, type Units } from '../generate/ids.ts'
import { observe } from './observe.ts'
import { acceptBareEnd } from '../other-routes/bare-end.ts'
import { outsideRoutes, undeclaredIn } from '../other-routes/declared.ts'
import { type AddRoutes, withRoutes } from '../other-routes/known-routes.ts'
import type { CallInfo, OutsideRoute } from '../other-routes/route.ts'
import { insertCanaries } from './insert-canaries.ts'
import { type Principal, principalsOf } from './principals.ts'
import { requestOf, type Sent } from '../request.ts'
import { hashOf, makeSessions } from './sessions.ts'
import { usualSlowMs } from '../answer-rules.ts'
import { changeTracker } from './change-tracker.ts'
import { serverUrl } from '../../template.ts'

export type TestEnvOptions = {
  readonly extraDomains?: readonly Domain[]
  readonly extraSql?: string
  readonly extraFixtures?: Fixtures
  readonly env?: Readonly<Record<string, string>>
  /** The name under which the costs of its domains are stored when it closes. */
  readonly suite?: string
  /** Whether changed rows are recorded; costs time, so only for suites that use it. */
  readonly isWatched?: boolean
  /** After how much fair time an answer of a call is slow, if not the usual limit. */
  readonly slowMs?: ReadonlyMap<string, number>
  /** Mutant routes outside the contract, and their fixtures. */
  readonly addMutantRoutes?: AddRoutes
  readonly mutantRoutes?: readonly OutsideRoute[]
}

export type TestEnv = {
  readonly testApp: TestApp
  /** Every call of the product and of the probe, whose rows have an owner. */
  readonly endpoints: readonly Endpoint[]
  /** Those of them that this run tests (see domains.ts). */
  readonly tested: readonly Endpoint[]
  readonly costs: Costs
  readonly principals: readonly Principal[]
  readonly accounts: Accounts
  readonly units: Units
  readonly sites: Sites
  readonly fixtures: Fixtures
  readonly ids: IdMaker
  readonly canaries: Canaries
  /** What the observer found on any answer. */
  readonly observed: Findings
  readonly owner: pg.Client
  /** Whether a call uses HTTP directly, so that no input can be generated from its schemas. */
  readonly isRaw: (endpoint: Endpoint) => boolean
  readonly principal: (name: string) => Principal
  /** Every route of the server, and those outside the contract that this run tests. */
  readonly routes: ReadonlySet<string>
  readonly outside: readonly OutsideRoute[]
  /** Sends a request as it is, under the observer. */
  readonly send: (request: InjectOptions, tested: CallInfo) => Promise<LightMyRequestResponse>
  readonly call: (principal: Principal, endpoint: Endpoint, sent: Sent) => Promise<LightMyRequestResponse>
  /** Whether an answer is still missing after its time limit. */
  readonly isStuck: (endpoint: Endpoint, tested: Promise<unknown>) => Promise<boolean>
  /** The same for a request outside the contract. */
  readonly isLate: (tested: Promise<unknown>) => Promise<boolean>
  /** What calls have changed since this was last called; without the suite's own changes. */
  readonly takeChanges: () => Promise<Change[]>
  /** The same if changes are recorded, else nothing. */
  readonly takeWrites: () => Promise<Change[]>
  /** Marks every text in the database. */
  readonly insertCanaries: () => Promise<string[]>
  /** Gives everyone a valid session in the usual role again, whatever a call did to it. */
  readonly revive: () => Promise<void>
  readonly close: () => Promise<void>
}

/** One test app for a whole suite, with an observer on every answer and a change tracker on every row. */
export async function openTestEnv(options: TestEnvOptions = {}): Promise<TestEnv> {
  const { isWatched = true } = options
  const costs = new Costs()
  const extraDomains = [probe, ...(options.extraDomains ?? [])]
  const extraSql = [probeSql, options.extraSql ?? '', isWatched ? changesSql : ''].join('\n')
  const opening = () => openTestApp({ extraDomains, extraSql, env: options.env ?? {} })
  const { done: testApp, routes: known } = await withRoutes(opening, (app) => {
    acceptBareEnd(app)
    options.addMutantRoutes?.(app)
  })
  const domains = [...allDomains, ...extraDomains]
  const outside = [...outsideRoutes, ...(options.mutantRoutes ?? [])]
  const undeclared = undeclaredIn({ routes: known, domains, declared: outside })
  if (undeclared) throw await testApp.close().then(() => undeclared)
  const own = await openConnections(testApp)
  const { owner, sites } = own
  const principals = principalsOf(domains)
  const accounts = await accountsOf(owner)
  const units = await unitsOf(owner)
  const fixtures = { ...(await domainFixtures()), ...probeFixtures, ...options.extraFixtures }
  await makeSessions(sites, accounts, owner)

  const routes = domains.flatMap((domain) => domain.routes)
  const raw = new Set(routes.filter((route) => route.raw).map(({ endpoint }) => callOf(endpoint)))
  const canaries = canariesOf()
  const observed = new Findings()
  const calls = new WeakMap<InjectOptions, CallInfo>()
  const time = new FairTime(() => own.ping.query('select 1'))
  const slowMs = (call: string) => options.slowMs?.get(call) ?? usualSlowMs
  const viewers = viewersOf(principals, sites, accounts)
  observe({ testApp, calls, raw, canaries, observed, viewers, time, slowMs })
  const endpoints = [...allDomains, probe].flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const watch = changeTracker(owner, isWatched)
  const send = async (request: InjectOptions, tested: CallInfo) => {
    await watch.beforeCall()
    calls.set(request, tested)
    return testApp.app.inject(request)
  }
  return {
    testApp,
    endpoints,
    tested: endpoints.filter(isTested),
    costs,
    principals,
    accounts,
    units,
    sites,
    fixtures,
    ids: idMaker({ sites, accounts, units, fixtures }),
    canaries,
    observed,
    owner,
    isRaw: (endpoint) => raw.has(callOf(endpoint)),
    principal: (name) => principals.find((principal) => principal.name === name) ?? unknown(name),
    routes: known,
    outside: outside.filter(
      ({ routes: [name], domain = '' }) => known.has(name) && (domain === '' || isChosen(domain)),
    ),
    send,
    call: (principal, endpoint, sent) =>
      send(requestOf(principal, endpoint, sent), { call: callOf(endpoint) }),
    isStuck: (endpoint, tested) => time.isLate(tested, slowMs(callOf(endpoint)) + 100),
    isLate: (tested) => time.isLate(tested, usualSlowMs + 100),
    takeChanges: watch.takeChanges,
    takeWrites: async () => {
      // Also changes by requests that no suite sent.
      await watch.beforeCall()
      return isWatched ? watch.takeChanges() : []
    },
    insertCanaries: async () => {
      const refused = await insertCanaries(owner, canaries, { fixtures, unitId: units['U-IN'] ?? '0' })
      await forgetCaches(testApp)
      return refused
    },
    revive: watch.revive,
    close: async () => {
      await own.close()
      await testApp.close()
      if (options.suite) costs.write(options.suite)
    },
  }
}

const unknown = (name: string): never => {
  throw new Error(`There is no principal called ${name}.`)
}

/** The suite's own connections. Changes made through them are not recorded. */
async function openConnections(testApp: TestApp) {
  const unwatched = `options=${encodeURIComponent('-c watch.paused=on')}`
  const [owner, ping] = [0, 1].map(
    () => new pg.Client({ connectionString: `${serverUrl}/${testApp.databaseName}?${unwatched}` }),
  ) as [pg.Client, pg.Client]
  await owner.connect()
  await ping.connect()
  const { DATABASE_KEYS_URL: url, PATIENCE: patience } = testApp.parts.config
  const making = openDatabase(
    makePool({ url: `${url}?${unwatched}`, max: 4, name: 'lyceum-suite', patience }),
  )
  const [alpha, beta] = [(await testApp.db('alpha')).siteId, (await testApp.db('beta')).siteId]
  const sites: Sites = { alpha: { id: alpha, db: making.of(alpha) }, beta: { id: beta, db: making.of(beta) } }
  const close = async () => {
    await Promise.all([owner.end(), ping.end(), making.close()])
  }
  return { owner, ping, sites, close }
}

function canariesOf(): Canaries {
  const canaries = new Canaries()
  for (const name of personNames) {
    canaries.addPhrase(tokenOf(name), `the token of ${name}`)
    canaries.addPhrase(hashOf(tokenOf(name)).toString('hex'), `the stored hash of ${name}'s token`)
  }
  return canaries
}

async function accountsOf(owner: pg.Client): Promise<Accounts> {
  const { rows } = await owner.query<{ id: string; user_name: string }>(
    'select id, user_name from identity.account where user_name = any($1)',
    [personNames],
  )
  return Object.fromEntries(rows.map(({ id, user_name }) => [user_name, id])) as Accounts
}

async function unitsOf(owner: pg.Client): Promise<Units> {
  const { rows } = await owner.query<{ id: string; code: string }>(
    'select id, code from org.unit where code = any($1)',
    [unitCodes],
  )
  return Object.fromEntries(rows.map(({ id, code }) => [code, id]))
}

function viewersOf(principals: readonly Principal[], sites: Sites, accounts: Accounts) {
  return (host: string, token: string | undefined) => {
    const site = host.startsWith('beta') ? 'beta' : 'alpha'
    const who = principals.find(
      (principal) => principal.token === token && principal.site === site && principal.person !== undefined,
    )
    const accountId = who?.person ? accounts[who.person] : '0'
    return {
      siteId: sites[site].id,
      accountId,
      isStaff: (who?.permissions.size ?? 0) > 0,
      isScoped: who?.isScoped ?? false,
      keepsSites: who?.permissions.has('sites.manage') ?? false,
    }
  }
}

/** With old caches the marked values would not be shown. */
async function forgetCaches({ parts: { redis, config } }: TestApp): Promise<void> {
  const prefix = config.REDIS_PREFIX
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.del(keys.map((key) => key.slice(prefix.length)))
}
