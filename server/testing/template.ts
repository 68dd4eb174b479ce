import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { type Db, makePool, openDatabase } from '#platform/db'
import { migrate } from '../app/migrate.ts'
import { makeAccount, makeRoleAssignment, makeSession } from '../domains/identity/make.ts'
import { anyPosition, makeJob, makeUnit } from '../domains/org/make.ts'
import { makeSite } from '../domains/site/make.ts'
import { memorySpace } from './memory.ts'
import { describedAs, hostOf, personNames, tokenOf, unitCodes } from './people.ts'
import { grantsFile, migrationFiles } from '../app/migration-files.ts'

export const serverUrl = process.env['TEST_DATABASE_SERVER'] ?? 'postgres://postgres@127.0.0.1:5432'

/** The template's name contains a hash of its sources: a changed migration or fixture makes a new one. */
export const templateName = `lyceum_template_${fingerprint()}`

/** Vitest's global set-up: one migrated database with two sites and their people, which tests copy. */
export async function setup(): Promise<void> {
  await asOwner('postgres', async (client) => {
    await client.query("select pg_advisory_lock(hashtext('lyceum.template'))")
    const space = await memorySpace(client)
    await dropOld(client)
    await dropLeft(client)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [templateName])
    if (rows.length === 0) await makeTemplate(client, space)
  })
}

/** Vitest's global teardown: drops the databases kept for reuse. */
export async function teardown(): Promise<void> {
  await asOwner('postgres', dropLeft)
}

async function makeTemplate(client: pg.Client, space = 'pg_default'): Promise<void> {
  const draft = `${templateName}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  // Copies use the tablespace of their template.
  await client.query(`create database ${draft} tablespace ${space}`)
  await migrate(`${serverUrl}/${draft}`)
  await fill(`${serverUrl}/${draft}`)
  await client.query(`alter database ${draft} rename to ${templateName}`)
}

async function fill(url: string): Promise<void> {
  const database = openDatabase(makePool({ url, max: 2, name: 'lyceum-template', isEndless: true }))
  const above = database.acrossSites('the template has two sites')
  const sites = {
    alpha: await makeSite(above, {
      code: 'alpha',
      hosts: [hostOf('alpha')],
      name: threeTimes('阿尔法'),
      isPlatform: true,
    }),
    beta: await makeSite(above, {
      code: 'beta',
      hosts: [hostOf('beta')],
      name: threeTimes('貝塔'),
      locale: 'zh-TW',
      zone: 'Asia/Taipei',
    }),
  }
  const units = await makeUnits(database.of(sites.alpha))
  for (const person of personNames) {
    const { site, name, roles, unit, scope } = describedAs(person)
    const db = database.of(sites[site])
    const accountId = await makeAccount(db, { userName: person, name, email: `${person}@${site}.test` })
    const place = scope ? { unitId: units[scope] } : {}
    for (const role of roles) await makeRoleAssignment(db, { accountId, role, ...place })
    await makeSession(db, { accountId, token: tokenOf(person), roles })
    if (unit) await makeJob(db, { accountId, unitId: units[unit], positionId: units.positionId })
  }
  await database.close()
}

async function makeUnits(db: Db) {
  const [inside, outside] = unitCodes
  return {
    [inside]: await makeUnit(db, { code: inside, name: '范围内' }),
    [outside]: await makeUnit(db, { code: outside, name: '范围外' }),
    positionId: await anyPosition(db),
  }
}

const threeTimes = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, 'en-US': name })

/** Keeps the newest, because other runs with other sources may use theirs. */
async function dropOld(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^lyceum_template_' and datname <> $1 order by oid desc offset 24",
    [templateName],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

/** Drops databases of ended processes and those that this run is done with. */
async function dropLeft(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^lyceum_test_[0-9]+_'",
  )
  const left = rows.filter(({ datname }) => isOver(datname.split('_')[2] ?? ''))
  for (const { datname } of existsSync('/proc') ? left : [])
    await client.query(`drop database if exists ${datname} with (force)`)
}

function isOver(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${process.pid}\n`)
  } catch {
    return true
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = [...migrationFiles().map(({ url }) => url), grantsFile]
  const makes = ['identity', 'org', 'site'].map((domain) => `../domains/${domain}/make.ts`)
  const fixtures = ['./people.ts', './template.ts', './memory.ts', '../app/migrate.ts', ...makes]
  for (const file of [...files, ...fixtures.map((name) => new URL(name, import.meta.url))])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** Runs work as the owner of a database of the test server. */
export async function asOwner<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${serverUrl}/${database}` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
