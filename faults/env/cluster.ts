import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { initCluster } from '../../tools/services/postgres/init-cluster.ts'
import { type Owner, postgresOwner } from '../../tools/services/postgres/postgres-owner.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { logTail } from './log-tail.ts'
import type { Undo } from './undo.ts'

type Place = { readonly bin: string; readonly data: string; readonly folder: string; readonly port: number }

/** A PostgreSQL server for this run, to be crashed. It verifies its identity before each crash. */
export class Cluster {
  readonly #place: Place
  readonly #owner: Owner | undefined
  readonly #runId = randomUUID()
  #postmaster: ChildProcess | undefined

  private constructor(place: Place, owner: Owner | undefined) {
    this.#place = place
    this.#owner = owner
  }

  /** Its data may be on another volume than its write-ahead log, which stays in the folder. */
  static async create(folder: string, undo: Undo, volume = folder): Promise<Cluster> {
    const wal = join(folder, 'wal')
    mkdirSync(wal)
    ;(await postgresOwner())?.give(wal)
    const options = ['--data-checksums', `--waldir=${wal}`]
    const { owner, ...files } = await initCluster(join(volume, 'postgres'), options)
    const cluster = new Cluster({ ...files, folder, port: await freePort() }, owner)
    undo.add(() => cluster.#end('SIGQUIT'))
    await cluster.start()
    await cluster.#ask('create table fault_run (id uuid primary key)')
    await cluster.#ask('insert into fault_run values ($1)', [cluster.#runId])
    return cluster
  }

  /** Its URL as the owner. */
  get server(): string {
    return `postgres://postgres@127.0.0.1:${this.#place.port}`
  }

  /** Starts the server; a server that exits at once, for example because its port is taken, is fatal. */
  async start(): Promise<void> {
    const { bin, data, folder, port } = this.#place
    const file = join(folder, 'postgres.log')
    const log = openSync(file, 'a')
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=on',
      'synchronous_commit=on',
    ]
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const postmaster = spawn(join(bin, 'postgres'), args, {
      stdio: ['ignore', log, log],
      cwd: data,
      ...this.#owner?.ids,
    })
    this.#postmaster = postmaster
    const isServing = async () => {
      if (postmaster.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${postmaster.exitCode}:\n${logTail(file)}`)
      return this.#isServing()
    }
    await waitUntil(isServing, { what: 'the PostgreSQL of this run', seconds: 240 })
  }

  /** Kills one busy backend: PostgreSQL ends all others and recovers from its log (F05). Returns when. */
  async crashBackend(): Promise<number> {
    await this.#assertOurs()
    let pid = 0
    const findOne = async () => (pid = await this.#busyBackend()) > 0
    await waitUntil(findOne, { what: 'a backend to kill', seconds: 30 })
    if (parentOf(pid) !== this.#postmaster?.pid)
      throw new Error(`process ${pid} is not a child of our PostgreSQL`)
    process.kill(pid, 'SIGKILL')
    return performance.now()
  }

  /** Stops the whole server without a checkpoint, as `pg_ctl -m immediate` does, and starts it again (F06). */
  async crashWhole(): Promise<number> {
    await this.#assertOurs()
    const at = performance.now()
    await this.#end('SIGQUIT')
    await this.start()
    return at
  }

  /** Crashes nothing before the server has confirmed that it is the one this run created. */
  async #assertOurs(): Promise<void> {
    await waitUntil(() => this.#isServing(), { what: 'the PostgreSQL of this run', seconds: 240 })
    const folder = (await this.#ask('show data_directory'))[0]?.['data_directory']
    const marks = await this.#ask('select id from fault_run')
    if (folder !== this.#place.data || marks.length !== 1 || marks[0]?.['id'] !== this.#runId) {
      throw new Error(`the PostgreSQL on port ${this.#place.port} is not ours: ${String(folder)}`)
    }
  }

  async #busyBackend(): Promise<number> {
    const rows = await this.#ask(
      "select pid from pg_stat_activity where application_name ~ '^lyceum' and state = 'active' order by pid limit 1",
    )
    return Number(rows[0]?.['pid'] ?? 0)
  }

  #isServing(): Promise<boolean> {
    return this.#ask('select 1').then(
      () => true,
      () => false,
    )
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const postmaster = this.#postmaster
    if (!postmaster || postmaster.exitCode !== null || postmaster.signalCode !== null) return
    const gone = once(postmaster, 'exit')
    postmaster.kill(signal)
    await gone
  }

  async #ask(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({
      connectionString: `${this.server}/postgres`,
      connectionTimeoutMillis: 2000,
    })
    // The query itself rejects on a lost connection; without a listener the error event would end this process.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows
    } finally {
      await client.end()
    }
  }
}

function parentOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
}
