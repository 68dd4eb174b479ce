import { createHash } from 'node:crypto'
import type { Endpoint } from '@lyceum/contract/kit'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import type { Room } from '#platform/room'
import { rooms as allRooms } from '../../app/rooms.ts'
import { makeSession } from '../../domains/identity/make.ts'
import { homeRole } from '../../domains/identity/rules.ts'
import { type House, openHouse } from '../house.ts'
import { people, type PersonName, personNames, tokenOf, unitCodes } from '../people.ts'
import { probe, probeSql } from '../probe/room.ts'
import { probeSpecimens } from '../probe/specimens.ts'
import { roomSpecimens } from '../room-specimens.ts'
import type { Specimens } from '../specimens.ts'
import { Canaries, plant } from './canaries.ts'
import { type Change, changesSql, takeChanges } from './changes.ts'
import type { Draft } from './draft.ts'
import { callOf, Findings } from './finding.ts'
import { type Accounts, type IdMaker, idMaker, type Sites, type Units } from './ids.ts'
import { observe } from './observe.ts'
import { addressOf, deadTokens, learnerToken, type Principal, principalsOf } from './principals.ts'
import { wireOf } from './request.ts'
import { serverUrl } from '../template.ts'

export type StageOptions = {
  readonly extraRooms?: readonly Room[]
  readonly extraSql?: string
  readonly extraSpecimens?: Specimens
  readonly env?: Readonly<Record<string, string>>
}

type Extra = {
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  readonly url?: string
}

export type Stage = {
  readonly house: House
  /** Every call of the product, and those of the probe, whose rows have an owner. */
  readonly endpoints: readonly Endpoint[]
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
  readonly ask: (principal: Principal, endpoint: Endpoint, sent: Sent) => Promise<LightMyRequestResponse>
  readonly takeChanges: () => Promise<Change[]>
  /** Marks every text that the database holds now. */
  readonly plantCanaries: () => Promise<string[]>
  /** Gives everyone back a living session in the usual role, whatever a call did to it. */
  readonly revive: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Statistics are gathered after so many calls, as a server with its vacuum on does while a house fills. */
const betweenStatistics = 500

export type Sent = Extra & { readonly draft: Draft }

/** One house for a whole suite, with the observer on every answer and a witness on every row. */
export async function openStage(options: StageOptions = {}): Promise<Stage> {
  const extraRooms = [probe, ...(options.extraRooms ?? [])]
  const extraSql = [probeSql, options.extraSql ?? '', changesSql].join('\n')
  const house = await openHouse({ extraRooms, extraSql, env: options.env ?? {} })
  const owner = new pg.Client({ connectionString: `${serverUrl}/${house.databaseName}` })
  await owner.connect()
  const rooms = [...allRooms, ...extraRooms]
  const principals = principalsOf(rooms)
  const accounts = await accountsOf(owner)
  const units = await unitsOf(owner)
  const [alpha, beta] = [await house.db('alpha'), await house.db('beta')]
  const sites = { alpha: { id: alpha.siteId, db: alpha }, beta: { id: beta.siteId, db: beta } }
  const specimens = { ...(await roomSpecimens()), ...probeSpecimens, ...options.extraSpecimens }
  await makeDeadSessions(sites, accounts, owner)
  await makeSession(sites.alpha.db, { accountId: accounts.admin, token: learnerToken, roles: [] })

  const routes = rooms.flatMap((room) => room.routes)
  const raw = new Set(routes.filter((route) => route.raw).map(({ endpoint }) => callOf(endpoint)))
  const canaries = new Canaries()
  for (const name of personNames) {
    canaries.addPhrase(tokenOf(name), `the token of ${name}`)
    canaries.addPhrase(hashOf(tokenOf(name)).toString('hex'), `the stored hash of ${name}'s token`)
  }
  const observed = new Findings()
  const calls = new WeakMap<InjectOptions, string>()
  observe({ house, calls, raw, canaries, observed, viewers: viewersOf(principals, sites, accounts) })
  await takeChanges(owner)
  let asked = 0
  return {
    house,
    endpoints: [...allRooms, probe].flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint)),
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
    ask: async (principal, endpoint, sent) => {
      asked += 1
      if (asked % betweenStatistics === 0) await gatherStatistics(owner)
      const request = requestOf(principal, endpoint, sent)
      calls.set(request, callOf(endpoint))
      return house.app.inject(request)
    },
    takeChanges: () => takeChanges(owner),
    plantCanaries: async () => {
      const refused = await plant(owner, canaries, { specimens, unitId: units['U-IN'] ?? '0' })
      await forgetCaches(house)
      await takeChanges(owner)
      return refused
    },
    revive: () => revive(owner),
    close: async () => {
      await owner.end()
      await house.close()
    },
  }
}

/** Of the tables that have changed since, as the vacuum of a server would: all of them would take half a second. */
async function gatherStatistics(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    'select relid::regclass::text as name from pg_stat_user_tables where n_mod_since_analyze > 50 + n_live_tup / 10',
  )
  if (rows.length > 0) await owner.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}

function requestOf(principal: Principal, endpoint: Endpoint, sent: Sent): InjectOptions {
  const { method, url, payload } = wireOf(endpoint, sent.draft)
  const body = sent.payload ?? payload ?? (method === 'GET' ? undefined : '{}')
  const cookie = principal.token ? { cookie: `__Host-sid=${principal.token}` } : {}
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = {
    host: addressOf(principal),
    'x-requested-with': 'lyceum',
    ...type,
    ...cookie,
    ...sent.headers,
  }
  return {
    method,
    url: sent.url ?? url,
    headers: without(headers),
    ...(body === undefined ? {} : { payload: body }),
  }
}

/** An empty header is one that is not sent. */
const without = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

const unknown = (name: string): never => {
  throw new Error(`There is no principal called ${name}.`)
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

async function makeDeadSessions(sites: Sites, accounts: Accounts, owner: pg.Client): Promise<void> {
  const session = { accountId: accounts.lin, roles: [] }
  await makeSession(sites.alpha.db, {
    ...session,
    token: deadTokens.expired,
    expiresAt: new Date('2026-01-01'),
  })
  await makeSession(sites.alpha.db, { ...session, token: deadTokens.ended })
  await owner.query(
    "update identity.session set ended_at = now(), end_reason = 'logout' where token_hash = $1",
    [hashOf(deadTokens.ended)],
  )
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

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

async function revive(owner: pg.Client): Promise<void> {
  const usual = personNames.map((name: PersonName) => ({
    token: tokenOf(name),
    role: homeRole(people[name].roles),
  }))
  const sessions = [...usual, { token: learnerToken, role: 'NLRN' }]
  const hashes = sessions.map(({ token }) => hashOf(token))
  const roles = sessions.map(({ role }) => role)
  await owner.query(
    `with alive as (
       update identity.session s set ended_at = null, end_reason = null, expires_at = '2100-01-01', role = t.role
       from unnest($1::bytea[], $2::text[]) as t (token_hash, role)
       where s.token_hash = t.token_hash and (s.ended_at is not null or s.expires_at <> '2100-01-01' or s.role <> t.role)
       returning s.account_id)
     update identity.account a set state = 'active' from identity.session s
     where s.token_hash = any ($1) and a.site_id = s.site_id and a.id = s.account_id and a.state <> 'active'`,
    [hashes, roles],
  )
}

/** A marked database behind old caches would show nothing. */
async function forgetCaches({ parts: { redis, config } }: House): Promise<void> {
  const prefix = config.REDIS_PREFIX
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length > 0) await redis.del(keys.map((key) => key.slice(prefix.length)))
}
