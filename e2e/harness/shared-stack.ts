import dns from 'node:dns'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { runIn } from './database.ts'
import { startStack } from './stack.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface ProvidedContext {
    port: number
    database: string
    smsFile: string
    browser: string
    /** The folder of this run's saved sessions. */
    signIns: string
  }
}

/** Parallel tests share accounts: a login must not end the previous session. */
const manySessions = `insert into site.setting (site_id, name, value) select id, 'login.single', 'false' from site.site`

/**
 * The test cluster may have autovacuum off: without vacuum the job queue, which an import fills with tens of thousands
 * of jobs, is scanned from end to end for each of them.
 */
function tendQueue(database: string): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    last = runIn(database, 'vacuum (analyze) graphile_worker._private_jobs').catch(() => undefined)
  }, 10_000)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** The browser resolves every name below localhost, the machine may not: API calls are resolved here. */
function resolveLocalNames(): void {
  const resolveName = dns.promises.lookup.bind(dns.promises) as (
    ...given: readonly unknown[]
  ) => Promise<unknown>
  const lookup = (name: string, ...rest: readonly unknown[]) =>
    resolveName(name.endsWith('.localhost') ? 'localhost' : name, ...rest)
  Object.assign(dns.promises, { lookup })
}

/** One running server and one browser for all tests; each test is a person with a profile of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  resolveLocalNames()
  const [stack, browser] = await Promise.all([startStack(process.env['DEMO']), serveBrowser()])
  await runIn(stack.database, manySessions)
  const leaveQueue = tendQueue(stack.database)
  project.provide('port', stack.port)
  project.provide('database', stack.database)
  project.provide('smsFile', stack.smsFile)
  project.provide('browser', browser.wsEndpoint())
  const signIns = mkdtempSync(join(tmpdir(), 'lyceum-sign-ins-'))
  project.provide('signIns', signIns)
  return async () => {
    await leaveQueue()
    rmSync(signIns, { recursive: true })
    await browser.close()
    await stack.stop()
  }
}
