import { runConcurrently } from '../env/concurrency.ts'
import type { TestEnv } from '../env/test-env.ts'
import { callOutside } from './call-route.ts'
import type { OutsideReport } from './matrix.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

/**
 * Calls every route outside the contract on a database full of marks: no answer or log line shows what its reader may not
 * see, or a secret that was sent.
 */
export async function outsideLeaks(
  testEnv: TestEnv,
  routes: readonly OutsideRoute[],
): Promise<OutsideReport> {
  if (testEnv.canaries.size < fewMarks) await testEnv.insertCanaries()
  testEnv.observed.take()
  let requests = 0
  for (const route of routes)
    requests += await testEnv.costs.in(route.domain, nameOf(route), () => askAll(testEnv, route))
  await testEnv.revive()
  return { findings: testEnv.observed.take(), requests }
}

/** More than a test inserts by hand, so fewer means that the database is not marked yet. */
const fewMarks = 50

async function askAll(testEnv: TestEnv, route: OutsideRoute): Promise<number> {
  const good = await route.good(testEnv, 'lin')
  const wrongs = (await route.wrongs?.(testEnv, good)) ?? []
  const requests = [good, ...withSecrets(testEnv, good)]
  for (const wire of requests) await callOutside(testEnv, route, { wire, viewer: good.viewer })
  await runConcurrently(wrongs, async ({ wire }) => {
    await callOutside(testEnv, route, { wire, viewer: anybody(testEnv) })
  })
  return requests.length + wrongs.length
}

/** The same request with a password in its body and query, and with a wrong key: valid and broken. */
function withSecrets(testEnv: TestEnv, good: Good): Wire[] {
  const mark = (where: string) =>
    testEnv.canaries.next({ siteId: 0, ownerId: undefined, where, secrecy: 'secret' })
  const inQuery = { ...good, url: `${good.url}?password=${mark('the password in a query')}` }
  const inHeader = {
    ...good,
    headers: { ...good.headers, authorization: `Bearer ${mark('a wrong key').padEnd(40, 'x')}` },
  }
  const { payload } = good
  if (typeof payload !== 'string' || !payload.startsWith('{')) return [inQuery, inHeader]
  const password = mark('the password in a body')
  const whole = { ...(JSON.parse(payload) as object), password }
  const bodies = [JSON.stringify(whole), JSON.stringify({ password }), `{"password":"${password}`]
  return [inQuery, inHeader, ...bodies.map((text) => ({ ...good, payload: text }))]
}
