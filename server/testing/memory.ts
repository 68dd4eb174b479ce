import { chownSync, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import type pg from 'pg'

/**
 * Tests make and drop some two thousand databases of 1,400 files each. Some file systems are slow to find a free inode
 * after so many deletions, which made each copy cost a second; in memory it costs a sixth of one.
 */
const place = '/dev/shm/lyceum-test'
const tablespace = 'lyceum_test'
const leastBytes = 4 * 1024 ** 3

/** The name of a tablespace in memory, if the server runs on this machine and has the memory. */
export async function memorySpace(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ directory: string; exists: boolean }>(
    `select current_setting('data_directory') as directory,
            exists (select from pg_tablespace where spcname = $1) as exists`,
    [tablespace],
  )
  const { directory, exists } = rows[0] ?? { directory: '', exists: false }
  // A server that itself lies in memory needs no such tablespace, which would outlive it.
  if (directory.startsWith('/dev/shm/')) return undefined
  if (exists && existsSync(place)) return tablespace
  try {
    // After a restart of the machine PostgreSQL still knows the tablespace, but its files are gone.
    if (exists) await forget(client)
    if (freeBytes('/dev/shm') < leastBytes) return undefined
    const { uid, gid } = statSync(directory)
    mkdirSync(place, { recursive: true, mode: 0o700 })
    chownSync(place, uid, gid)
    await client.query(`create tablespace ${tablespace} location '${place}'`)
    return tablespace
  } catch {
    // Not this machine, not allowed, or no such memory: the disk works too, only slower.
    return undefined
  }
}

async function forget(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database d join pg_tablespace t on t.oid = d.dattablespace where spcname = $1',
    [tablespace],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.query(`drop tablespace ${tablespace}`)
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}
