import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { locate } from '../../tools/services/command.ts'
import { converse, isOpen } from '../../tools/services/port.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import { logTail } from './log-tail.ts'
import type { Undo } from './undo.ts'

/** A Redis server for this run without persistence. */
export class RedisServer {
  readonly port: number
  readonly #folder: string
  #child: ChildProcess | undefined

  private constructor(port: number, folder: string) {
    this.port = port
    this.#folder = folder
  }

  static async create(folder: string, undo: Undo): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), folder)
    undo.add(() => server.kill())
    await server.start()
    return server
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`
  }

  async start(): Promise<void> {
    const program = locate('redis-server')
    if (!program) throw new Error('Redis is not installed: npm run services -- redis')
    const file = join(this.#folder, 'redis.log')
    const log = openSync(file, 'a')
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.#folder, '--save', '']
    const child = spawn(program, [...settings, '--appendonly', 'no'], { stdio: ['ignore', log, log] })
    this.#child = child
    const isServing = () => {
      if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}:\n${logTail(file)}`)
      return isOpen({ host: '127.0.0.1', port: this.port })
    }
    await waitUntil(isServing, { what: 'the Redis of this run', seconds: 30 })
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Stops answering without closing connections, like a swapping or disconnected machine. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Flushes everything. Only ever sent to the port of the process that this run started. */
  async forgetAll(): Promise<void> {
    const answer = await converse({ host: '127.0.0.1', port: this.port }, ['FLUSHALL', 'QUIT'])
    if (!answer.startsWith('+OK')) throw new Error(`Redis was not emptied: ${answer}`)
  }
}
