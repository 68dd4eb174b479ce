import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))
const databaseServer = process.env['TEST_DATABASE_SERVER'] ?? 'postgres://postgres@127.0.0.1:5432'

export type Stack = {
  readonly port: number
  /** Its database, for tests that backdate rows. */
  readonly database: string
  /** The file its short messages are written to. */
  readonly smsFile: string
  readonly stop: () => Promise<void>
}

/** Starts the whole product: the built front ends on a real server, with its own database and demo data. */
export async function startStack(demo = 'small', ...more: readonly '--few-media'[]): Promise<Stack> {
  if (!existsSync(`${root}web/dist/index.html`))
    throw new Error('The front ends are not built: npm run build')
  const name = `lyceum_e2e_${process.pid}_${randomBytes(3).toString('hex')}`
  const database = `${databaseServer}/${name}`
  const smsFile = join(tmpdir(), `${name}.sms`)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_OWNER_URL: database,
    DATABASE_URL: `${databaseServer.replace(/\/\/[^@]*@/, '//lyceum_app@')}/${name}`,
    REDIS_PREFIX: `${name}:`,
    // The system chooses a free port; the server prints it.
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_MS: '0',
    RATE_FACTOR: '1000',
    PATIENCE: '5',
    LOG_LEVEL: 'warn',
    SMS_SINK: smsFile,
  }
  await run('tools/db-reset.ts', ['--demo', demo, '--yes', ...more], env)
  // As in production: content is served by a process of its own, whose port the other must know.
  const content = startProcess('content', { ...env, CONTENT_PORT: '0' })
  const server = startProcess('all', { ...env, CONTENT_PORT: String(await portOf(content)) })
  const port = await portOf(server)
  return {
    port,
    database,
    smsFile,
    stop: async () => {
      await Promise.all([server, content].map(end))
      await run('tools/db-reset.ts', ['--drop', '--yes'], env)
      rmSync(smsFile, { force: true })
    },
  }
}

function startProcess(kind: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [`${root}server/app/main.ts`, kind], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
}

/** Asynchronous, because a synchronous spawn would block everything else that is starting. */
async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, [`${root}${script}`, ...args], { env })
}

/** The port that a server prints once it listens. */
function portOf(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The server did not listen within two minutes.')),
      120_000,
    )
    server.once('exit', () => reject(new Error('The server ended at once.')))
    server.once('message', ({ port }: { readonly port: number }) => {
      clearTimeout(timer)
      resolve(port)
    })
  })
}
