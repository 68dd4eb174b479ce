import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestDatabase } from '../../faults/env/database.ts'

const script = fileURLToPath(new URL('earn.sql', import.meta.url))

type PgbenchOptions = { readonly clients: number; readonly seconds: number; readonly people: number }

/** Transactions per second of pgbench with the statements of an earning, on the same server. */
export async function pgbenchEarn(
  { appUrl, siteId }: TestDatabase,
  { clients, seconds, people }: PgbenchOptions,
): Promise<number> {
  const options = [
    '-n',
    '-f',
    script,
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-M',
    'prepared',
  ]
  const values = ['-D', `site=${siteId}`, '-D', `people=${people}`]
  const { stdout } = await promisify(execFile)('pgbench', [...options, ...values, appUrl])
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (tps === undefined) throw new Error(`pgbench reported no rate: ${stdout}`)
  return Math.round(Number(tps))
}
