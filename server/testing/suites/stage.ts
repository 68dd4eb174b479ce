import type { Endpoint } from '@lyceum/contract/kit'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { makePool, openDatabase } from '#platform/db'
import type { Room } from '#platform/room'
import { rooms as allRooms } from '../../app/rooms.ts'
import { type House, openHouse } from '../house.ts'
import { personNames, tokenOf, unitCodes } from '../people.ts'
import { probe, probeSql } from '../probe/room.ts'
import { probeSpecimens } from '../probe/specimens.ts'
import { roomSpecimens } from '../room-specimens.ts'
import type { Specimens } from '../specimens.ts'
import { Canaries } from './canaries.ts'
import { type Change, changesSql } from './changes.ts'
import { Costs, isAsked, isChosen } from './domains.ts'
import { FairTime } from './fair-time.ts'
import { callOf, Findings } from './finding.ts'
import { type Accounts, type IdMaker, idMaker, type Sites, type Units } from './ids.ts'
import { observe } from './observe.ts'
import { acceptBareEnd } from './outside/bare-end.ts'
import { outsideRoutes, undeclaredIn } from './outside/declared.ts'
import { type Plant, withRoutes } from './outside/known-routes.ts'
import type { Asked, OutsideRoute } from './outside/route.ts'
import { plant } from './plant.ts'
import { type Principal, principalsOf } from './principals.ts'
import { requestOf, type Sent } from './request.ts'
import { hashOf, makeSessions } from './sessions.ts'
import { usualSlowMs } from './answer-rules.ts'
import { witness } from './witness.ts'
import { serverUrl } from '../template.ts'

export type StageOptions = {
  readonly extraRooms?: readonly Room[]
  readonly extraSql?: string
  readonly extraSpecimens?: Specimens
  readonly env?: Readonly<Record<string, string>>
  /** Under whose name the costs of its domains are written down when it closes. */
  readonly suite?: string
  /** Whether changed rows are written down; a suite that never takes them need not pay for it. */
  readonly isWatched?: boolean
  /** After how much fair time an answer of a call is slow, where that is not the usual. */
  readonly slowMs?: ReadonlyMap<string, number>
  /** Routes outside the contract that a suite plants, and their specimens. */
  readonly plantRoutes?: Plant
  readonly plantedRoutes?: readonly OutsideRoute[]
}

export type Stage = {
  readonly house: House
  /** Every call of the product, and those of the probe, whose rows have an owner. */
  readonly endpoints: readonly Endpoint[]
  /** Those of them that this run asks (see domains.ts). */
  readonly asked: readonly Endpoint[]
  readonly costs: Costs
  readonly principals: readonly Principal[]
  readonly accounts: Accounts
  readonly units: Units
  readonly sites: Sites
  readonly specimens: Specimens
  readonly ids: IdMaker
  readonly canaries: Canaries
  /** What the observer saw on any answer, whoever asked. */
  readonly observed: Findings
  readonly owner: pg.Client
  /** Whether a call speaks HTTP itself, so that no input can be drawn from its schemas. */
  readonly isRaw: (endpoint: Endpoint) => boolean
  readonly principal: (name: string) => Principal
  /** Every route that the server knows, and those outside the contract that this run asks. */
  readonly routes: ReadonlySet<string>
  readonly outside: readonly OutsideRoute[]
  /** Sends a request as it is, under the eyes of the observer. */
  readonly send: (request: InjectOptions, asked: Asked) => Promise<LightMyRequestResponse>
  readonly ask: (principal: Principal, endpoint: Endpoint, sent: Sent) => Promise<LightMyRequestResponse>
  /** Whether an answer is still missing when it is too late. */
  readonly isStuck: (endpoint: Endpoint, asked: Promise<unknown>) => Promise<boolean>
  /** The same for a request that is no call of the contract. */
  readonly isLate: (asked: Promise<unknown>) => Promise<boolean>
  /** What calls have changed since the last question; what the suite itself makes is not in it. */
  readonly takeChanges: () => Promise<Change[]>
  /** The same where changes are written down, and nothing elsewhere. */
  readonly takeWrites: () => Promise<Change[]>
  /** Marks every text that the database holds now. */
  readonly plantCanaries: () => Promise<string[]>
  /** Gives everyone back a living session in the usual role, whatever a call did to it. */
  readonly revive: () => Promise<void>
  readonly close: () => Promise<void>
}

/** One house for a whole suite, with the observer on every answer and a witness on every row. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const { isWatched = true } = options
  const costs = new Costs()
  const extraRooms = [probe, ...(options.extraRooms ?? [])]
  const extraSql = [probeSql, options.extraSql ?? '', isWatched ? changesSql : ''].join('\n')
  const opening = () => openHouse({ extraRooms, extraSql, env: options.env ?? {} })
  const { done: house, routes: known } = await withRoutes(opening, (app) => {
    acceptBareEnd(app)
    options.plantRoutes?.(app)
  })
  const rooms = [...allRooms, ...extraRooms]
  const outside = [...outsideRoutes, ...(options.plantedRoutes ?? [])]
  const undeclared = undeclaredIn({ routes: known, rooms, declared: outside })
  if (undeclared) throw await house.close().then(() => undeclared)
  const own = await openConnections(house)
  const { owner, sites } = own
  const principals = principalsOf(rooms)
  const accounts = await accountsOf(owner)
  const units = await unitsOf(owner)
  const specimens = { ...(await roomSpecimens()), ...probeSpecimens, ...options.extraSpecimens }
  await makeSessions(sites, accounts, owner)

  const routes = rooms.flatMap((room) => room.routes)
  const raw = new Set(routes.filter((route) => route.raw).map(({ endpoint }) => callOf(endpoint)))
  const canaries = canariesOf()
  const observed = new Findings()
  const calls = new WeakMap<InjectOptions, Asked>()
  const time = new FairTime(() => own.ping.query('select 1'))
  const slowMs = (call: string) => options.slowMs?.get(call) ?? usualSlowMs
  const viewers = viewersOf(principals, sites, accounts)
  observe({ house, calls, raw, canaries, observed, viewers, time, slowMs })
  const endpoints = [...allRooms, probe].flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  const watch = witness(owner, isWatched)
  const send = async (request: InjectOptions, asked: Asked) => {
    await watch.beforeCall()
    calls.set(request, asked)
    return house.app.inject(request)
  }
  return {
    house,
    endpoints,
    asked: endpoints.filter(isAsked),
    costs,
    principals,
    accounts,
    units,
    sites,
    specimens,
    ids: idMaker({ sites, accounts, units, specimens }),
    canaries,
    observed,
    owner,
    isRaw: (endpoint) => raw.has(callOf(endpoint)),
    principal: (name) => principals.find((one) => one.name === name) ?? unknown(name),
    routes: known,
    outside: outside.filter(
      ({ routes: [name], domain = '' }) => known.has(name) && (domain === '' || isChosen(domain)),
    ),
    send,
    ask: (principal, endpoint, sent) =>
      send(requestOf(principal, endpoint, sent), { call: callOf(endpoint) }),
    isStuck: (endpoint, asked) => time.isLate(asked, slowMs(callOf(endpoint)) + 100),
    isLate: (asked) => time.isLate(asked, usualSlowMs + 100),
    takeChanges: watch.takeChanges,
    takeWrites: async () => {
      // Also what was made by requests that no suite sent.
      await watch.beforeCall()
      return isWatched ? watch.takeChanges() : []
    },
    plantCanaries: async () => {
      const refused = await plant(owner, canaries, { specimens, unitId: units['U-IN'] ?? '0' })
      await forgetCaches(house)
      return refused
    },
    revive: watch.revive,
    close: async () => {
      await own.close()
      await house.close()
      if (options.suite) costs.write(options.suite)
    },
  }
}

const unknown = (name: string): never => {
  throw new Error(`There is no principal called ${name}.`)
}

/** The connections of the suite itself. Nothing that it does through them is written down as a change. */
async function openConnections(house: House) {
  const unwatched = `options=${encodeURIComponent('-c watch.paused=on')}`
  const [owner, ping] = [0, 1].map(
    () => new pg.Client({ connectionString: `${serverUrl}/${house.databaseName}?${unwatched}` }),
  ) as [pg.Client, pg.Client]
  await owner.connect()
  await ping.connect()
  const { DATABASE_KEYS_URL: url, PATIENCE: patience } = house.parts.config
  const making = openDatabase(
    makePool({ url: `${url}?${unwatched}`, max: 4, name: 'lyceum-suite', patience }),
  )
  const [alpha, beta] = [(await house.db('alpha')).siteId, (await house.db('beta')).siteId]
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
    const who = principals.find((one) => one.token === token && one.site === site && one.person !== undefined)
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

/** A marked database behind old caches would show nothing. */
async function forgetCaches({ parts: { redis, config } }: House): Promise<void> {
  const prefix = config.REDIS_PREFIX
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.del(keys.map((key) => key.slice(prefix.length)))
}
