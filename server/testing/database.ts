import { randomBytes } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'
import { counts } from './counts.ts'
import { type TemplateContent, readTemplate, restore } from './template-content.ts'
import { latest, schemaFingerprint } from './schema-fingerprint.ts'
import { asOwner, serverUrl, templateName } from './template.ts'

/** A database with the rows of the template, and its connections. */
export type TestDatabase = {
  readonly name: string
  /** Cleans it without triggers and foreign keys, because the whole is consistent again at the end. */
  readonly cleaner: pg.Client
  /** Owner connection for tests; opened on first use. */
  owner: pg.Client | undefined
  isOwnerBusy: boolean
  /** Its catalogue when it was new, and the transaction after that. */
  readonly shape: string
  readonly since: string
  /** How many rows were removed from it. */
  removed: number
}

/** With more removed rows, dead rows would slow down the next test. */
const mostRemoved = 10_000
const mostLooks = 50

const free: TestDatabase[] = []
let original: Promise<TemplateContent> | undefined
let admin: Promise<pg.Client> | undefined

/** A cleaned database, else a new one. */
export async function takeDatabase({ isNew = false } = {}): Promise<TestDatabase> {
  return (isNew ? undefined : free.pop()) ?? copyTemplate()
}

async function copyTemplate(): Promise<TestDatabase> {
  counts.copied += 1
  const name = `lyceum_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(`create database ${name} template ${templateName} strategy file_copy`)
  const cleaner = await connect(name, '-c session_replication_role=replica')
  original ??= readTemplate(cleaner)
  await original
  const since = await latest(cleaner)
  const shape = await schemaFingerprint(cleaner, since)
  return { name, cleaner, owner: undefined, isOwnerBusy: false, since, shape, removed: 0 }
}

/** Runs work as the database owner: on the cached connection, or on another one while that is in use. */
export async function workAsOwner<T>(
  database: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  if (database.isOwnerBusy) return asOwner(database.name, work)
  database.isOwnerBusy = true
  const owner = database.owner ?? (await connect(database.name))
  database.owner = owner
  try {
    return await work(owner)
  } finally {
    await owner.query(asNew).catch(() => undefined)
    database.isOwnerBusy = false
  }
}

/** Resets a connection. */
const asNew = 'rollback; reset session authorization; reset all; unlisten *; select pg_advisory_unlock_all()'

/** Takes back what a test wrote, for the next one; drops the database if that is not possible. */
export async function giveBack(database: TestDatabase): Promise<void> {
  if (!(await isCleaned(database).catch(() => false))) return dropDatabase(database)
  counts.cleaned += 1
  free.push(database)
}

export async function dropDatabase({ name, cleaner, owner }: TestDatabase): Promise<void> {
  counts.dropped += 1
  await Promise.all([cleaner.end(), owner?.end()])
  await asAdmin(`drop database if exists ${name} with (force)`)
}

async function isCleaned(database: TestDatabase): Promise<boolean> {
  const { cleaner, since, shape } = database
  if (!original || database.isOwnerBusy || !(await areOthersGone(cleaner))) return false
  if ((await schemaFingerprint(cleaner, since)) !== shape) return false
  database.removed += await restore(cleaner, await original)
  return database.removed <= mostRemoved
}

/** Another connection could write after the cleaning; connections that were just closed take a moment to end. */
async function areOthersGone(cleaner: pg.Client): Promise<boolean> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { rowCount } = await cleaner.query({
      name: 'others',
      text: `select from pg_stat_activity where datname = current_database()
             and backend_type = 'client backend' and application_name <> $1`,
      values: [lockConnectionName],
    })
    if (rowCount === 0) return true
  }
  return false
}

async function asAdmin(text: string): Promise<void> {
  admin ??= connect('postgres')
  await (await admin).query(text)
}

const lockConnectionName = 'lyceum-test-kept'

/** Kept until the process ends, without keeping it alive. */
async function connect(name: string, options = ''): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: `${serverUrl}/${name}`,
    application_name: lockConnectionName,
    options,
    stream: () => new Socket().unref(),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
