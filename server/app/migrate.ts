import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { grantsFile, migrationFiles } from './migration-files.ts'

export type MigrationReport = { readonly applied: readonly string[]; readonly known: number }

/**
 * Migrates a database to the newest schema: numbered SQL files, forward only, each in its own transaction, one
 * migrating process at a time. A file that was changed after it was applied is rejected.
 */
export async function migrate(url: string): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'lyceum-migrate' })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('lyceum.migrate'))")
    const report = await applyFiles(client)
    await runMigrations({ connectionString: url })
    await client.query(jobsByTask)
    await client.query(readFileSync(grantsFile, 'utf8'))
    return report
  } finally {
    await client.end()
  }
}

/** Without this index an idle queue would read past all waiting jobs of the other queues. */
const jobsByTask = `create index if not exists jobs_by_task on graphile_worker._private_jobs (task_id, priority, run_at)
  where is_available`

async function applyFiles(client: pg.Client): Promise<MigrationReport> {
  const known = await appliedFiles(client)
  const applied: string[] = []
  for (const { name, url } of migrationFiles()) {
    const text = readFileSync(url, 'utf8')
    const checksum = createHash('sha256').update(text).digest('hex')
    const before = known.get(name)
    if (before !== undefined && before !== checksum)
      throw new Error(
        `${name} was applied and has changed since: add a new file. (A draft on your own machine: npm run db:reset.)`,
      )
    if (before !== undefined) continue
    await applyFile(client, { name, text, checksum })
    applied.push(name)
  }
  return { applied, known: known.size + applied.length }
}

async function appliedFiles(client: pg.Client): Promise<Map<string, string>> {
  const { rows: found } = await client.query("select to_regclass('platform.migration') is not null as exists")
  if (!(found[0] as { exists: boolean }).exists) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from platform.migration',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function applyFile(
  client: pg.Client,
  file: { name: string; text: string; checksum: string },
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.text)
    await client.query(`create table if not exists platform.migration
      (name text primary key, checksum text not null, at timestamptz not null default now())`)
    await client.query('insert into platform.migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${file.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
