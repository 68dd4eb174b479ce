import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const databaseServer = process.env['TEST_DATABASE_SERVER'] ?? 'postgres://postgres@127.0.0.1:5432'

export type Stack = {
  readonly port: number
  /** Its database, for a journey that must make something old. */
  readonly database: string
  /** Where its short messages end. */
  readonly smsFile: string
  readonly stop: () => Promise<void>
}

/** The product as a person meets it: the built front ends on a real server, on a database of its own with demo data. */
export async function startStack(demo = 'small'): Promise<Stack> {
  if (!existsSync(`${root}web/dist/index.html`))
    throw new Error('The front ends are not built: npm run build')
  const name = `lyceum_e2e_${process.pid}_${randomBytes(3).toString('hex')}`
  const port = await freePort()
  const database = `${databaseServer}/${name}`
  const smsFile = join(tmpdir(), `${name}.sms`)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_OWNER_URL: database,
    DATABASE_URL: `${databaseServer.replace(/\/\/[^@]*@/, '//lyceum_app@')}/${name}`,
    REDIS_PREFIX: `${name}:`,
    PORT: String(port),
    METRICS_PORT: '0',
    DRAIN_MS: '0',
    RATE_FACTOR: '1000',
    PATIENCE: '5',
    LOG_LEVEL: 'warn',
    SMS_SINK: smsFile,
  }
  run('tools/db-reset.ts', ['--demo', demo, '--yes'], env)
  const server = spawn(process.execPath, [`${root}server/app/main.ts`, 'all'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await answering(port, server)
  return {
    port,
    database,
    smsFile,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve))
      run('tools/db-reset.ts', ['--drop', '--yes'], env)
      rmSync(smsFile, { force: true })
    },
  }
}

function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}${script}`, ...args], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}:\n${stdout}\n${stderr}`)
}

async function answering(port: number, server: ChildProcess): Promise<void> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('The server ended at once.')
    const isUp = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server did not answer within two minutes.')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
