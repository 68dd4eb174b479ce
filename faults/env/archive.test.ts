import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { postgresOwner } from '../../tools/services/postgres/postgres-owner.ts'
import { Cluster } from './cluster.ts'
import { makeRunFolder } from './folder.ts'
import { withCleanup } from './undo.ts'

const script = fileURLToPath(new URL('../../deploy/postgres/archive.sh', import.meta.url))
const segment = Buffer.alloc(256 * 1024, 'wal ')

function anArchive() {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [from, target] = [join(folder, 'segment'), join(folder, 'archive/0001')]
  mkdirSync(join(folder, 'archive'))
  writeFileSync(from, segment)
  /** The file size limit in blocks of 512 bytes, as on a full disk. */
  const take = (blocks?: number) => {
    const limit = blocks === undefined ? '' : `trap '' XFSZ; ulimit -f ${blocks}; `
    return spawnSync('sh', ['-c', `${limit}exec "$0" "$1" "$2"`, script, from, target], { encoding: 'utf8' })
  }
  return { target, take, names: () => readdirSync(join(folder, 'archive')) }
}

test('a segment is archived once, and archiving the same bytes again succeeds', () => {
  const { target, take, names } = anArchive()
  expect(take().status).toBe(0)
  expect(take().status).toBe(0)
  expect(readFileSync(target).equals(segment)).toBe(true)
  expect(names()).toEqual(['0001'])
})

test.each([0, 1, 100_000])('a copy truncated after %i bytes is replaced by the complete one', (bytes) => {
  const { target, take, names } = anArchive()
  writeFileSync(target, segment.subarray(0, bytes))
  writeFileSync(join(target, '../.0001.part'), 'left by a killed copy')
  expect(take()).toMatchObject({ status: 0, stderr: expect.stringContaining('had been cut off') as string })
  expect(readFileSync(target).equals(segment)).toBe(true)
  expect(names()).toEqual(['0001'])
})

test.each([Buffer.alloc(segment.length, 'xxx '), Buffer.from('short'), Buffer.concat([segment, segment])])(
  'a segment archived by another cluster is kept, and PostgreSQL gets an error',
  (other) => {
    const { target, take } = anArchive()
    writeFileSync(target, other)
    expect(take()).toMatchObject({ status: 1, stderr: expect.stringContaining('other content') as string })
    expect(readFileSync(target).equals(other)).toBe(true)
  },
)

test('on a full disk no file appears under the segment’s name, and the next attempt succeeds', () => {
  const { target, take, names } = anArchive()
  expect(take(100).status).not.toBe(0)
  expect(names()).toEqual([])
  expect(take().status).toBe(0)
  expect(readFileSync(target).equals(segment)).toBe(true)
})

test('PostgreSQL archives with it through a crash and a partial copy, and every segment is complete', () =>
  withCleanup({ seconds: 80 }, async (undo) => {
    const folder = await makeRunFolder('archive', undo)
    const archive = join(folder, 'archive')
    const ours = join(folder, 'archive.sh')
    mkdirSync(archive)
    ;(await postgresOwner())?.give(archive)
    copyFileSync(script, ours)
    chmodSync(ours, 0o755)
    const cluster = await Cluster.create(folder, undo)
    const runSql = (text: string) => onServer(cluster.server, text)
    await runSql('alter system set archive_mode = on')
    await runSql(`alter system set archive_command = '${ours} %p ${archive}/%f'`)
    await cluster.crashWhole()
    const current = await runSql('select pg_walfile_name(pg_current_wal_lsn()) as name')
    const half = String(current[0]?.['name'])
    writeFileSync(join(archive, half), '')
    await runSql("select pg_logical_emit_message(false, 'test', 'x'), pg_switch_wal()")
    await waitUntil(
      async () =>
        (await runSql(`select last_archived_wal >= '${half}' as done from pg_stat_archiver`))[0]?.['done'] ===
        true,
      { what: 'the archive', seconds: 60 },
    )
    expect(await runSql('select failed_count::int as failed from pg_stat_archiver')).toEqual([{ failed: 0 }])
    const sizes = execFileSync('stat', ['-c', '%s', join(archive, half)], { encoding: 'utf8' })
    expect(Number(sizes)).toBe(16 * 1024 * 1024)
    expect(existsSync(join(archive, `.${half}.part`))).toBe(false)
  }))

async function onServer(server: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
