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
  }
}

/** Journeys run side by side, some as the same person: a login must not end the one before it. */
const manySessions = `insert into site.setting (site_id, name, value) select id, 'login.single', 'false' from site.site`

/**
 * A server has its vacuum on, the one for tests may not: without it the queue, which an import fills with tens of
 * thousands of jobs, is read from end to end for each of them.
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

/** One running product and one browser for all journeys; each journey is a person with a profile of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stack, browser] = await Promise.all([startStack(process.env['DEMO']), serveBrowser()])
  await runIn(stack.database, manySessions)
  const leaveQueue = tendQueue(stack.database)
  project.provide('port', stack.port)
  project.provide('database', stack.database)
  project.provide('smsFile', stack.smsFile)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await leaveQueue()
    await browser.close()
    await stack.stop()
  }
}
