import { inLanes } from '../lanes.ts'
import type { Stage } from '../stage.ts'
import { askOutside } from './ask.ts'
import type { OutsideReport } from './matrix.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

/**
 * Asks every route outside the contract on a database full of marks: no answer and no log line shows what its reader may
 * not see, nor a secret that was sent along.
 */
export async function outsideLeaks(stage: Stage, routes: readonly OutsideRoute[]): Promise<OutsideReport> {
  if (stage.canaries.size < fewMarks) await stage.plantCanaries()
  stage.observed.take()
  let requests = 0
  for (const route of routes)
    requests += await stage.costs.in(route.domain, nameOf(route), () => askAll(stage, route))
  await stage.revive()
  return { findings: stage.observed.take(), requests }
}

/** As many as were made by hand, on a database that nobody has marked yet. */
const fewMarks = 50

async function askAll(stage: Stage, route: OutsideRoute): Promise<number> {
  const good = await route.good(stage, 'lin')
  const wrongs = (await route.wrongs?.(stage, good)) ?? []
  const told = [good, ...withSecrets(stage, good)]
  for (const wire of told) await askOutside(stage, route, { wire, viewer: good.viewer })
  await inLanes(wrongs, async ({ wire }) => {
    await askOutside(stage, route, { wire, viewer: anybody(stage) })
  })
  return told.length + wrongs.length
}

/** The same request with a password in its body, its query and a key that is none: valid and broken. */
function withSecrets(stage: Stage, good: Good): Wire[] {
  const mark = (where: string) =>
    stage.canaries.next({ siteId: 0, ownerId: undefined, where, secrecy: 'secret' })
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
