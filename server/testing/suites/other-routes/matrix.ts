import { describeChanges } from '../env/changes.ts'
import { type Finding, Findings } from '../report/finding.ts'
import { runConcurrently } from '../env/concurrency.ts'
import type { Principal } from '../env/principals.ts'
import type { TestEnv } from '../env/test-env.ts'
import { callOutside, seen, withCookie, withoutKey } from './call-route.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

export type OutsideReport = { readonly findings: readonly Finding[]; readonly requests: number }

/** Every route outside the contract × every principal × every wrong key and foreign thing: the declared status, nothing else. */
export async function outsideMatrix(
  testEnv: TestEnv,
  routes: readonly OutsideRoute[],
): Promise<OutsideReport> {
  const findings = new Findings()
  let requests = 0
  for (const route of routes)
    requests += await testEnv.costs.in(route.domain, nameOf(route), async () => {
      const add = (what: string) => findings.add(nameOf(route), what)
      return (await allowed(testEnv, route, add)) + (await refused(testEnv, route, add))
    })
  await testEnv.revive()
  return { findings: [...findings.take(), ...testEnv.observed.take()], requests }
}

type Add = (what: string) => void

const few: ReadonlySet<string> = new Set([
  'anonymous',
  'expired session',
  'strayed session',
  'lin',
  'stranger',
])

/** The right key is accepted with any cookie; a session opens what needs one. */
async function allowed(testEnv: TestEnv, route: OutsideRoute, add: Add): Promise<number> {
  const shared = route.isWrite ? undefined : await route.good(testEnv, 'lin')
  // If a key opens the route a cookie makes no difference, for which a few cookies are enough.
  const asking = route.isForAll ? testEnv.principals : testEnv.principals.filter(({ name }) => few.has(name))
  for (const principal of asking) {
    const good = shared ?? (await route.good(testEnv, principal.person ?? 'lin'))
    const isRefused = route.key === 'session' && principal.person === undefined
    await testEnv.takeWrites()
    const response = await callOutside(testEnv, route, {
      wire: cookied(route, good, principal),
      viewer: isRefused ? anybody(testEnv) : good.viewer,
    })
    const status = isRefused ? 401 : good.status
    if (response.statusCode !== status) add(`${principal.name}: ${seen(response)}, expected ${status}`)
    await lookAtChanges(testEnv, { route, principal, isRefused }, add)
  }
  return asking.length
}

const cookied = ({ key }: OutsideRoute, good: Good, principal: Principal): Wire =>
  // The content host never gets a cookie; elsewhere one makes no difference.
  key === 'session' || principal.site === 'alpha' ? withCookie(good, principal) : good

type Looked = { readonly route: OutsideRoute; readonly principal: Principal; readonly isRefused: boolean }

/** A rejected request writes nothing, and an accepted one writes on its own site only. */
async function lookAtChanges(
  testEnv: TestEnv,
  { route, principal, isRefused }: Looked,
  add: Add,
): Promise<void> {
  const changes = (await testEnv.takeWrites()).filter(({ relation }) => !route.traces?.includes(relation))
  const home = testEnv.sites[route.key === 'session' ? principal.site : 'alpha'].id
  const away = changes.filter(({ siteId }) => siteId !== null && siteId !== home)
  if (away.length > 0) add(`${principal.name}: wrote on the other site: ${describeChanges(away)}`)
  if (isRefused && changes.length > 0)
    add(`${principal.name}: was refused and wrote ${describeChanges(changes)}`)
}

/** No cookie replaces a key, and a wrong key or a foreign thing is rejected for everybody. */
async function refused(testEnv: TestEnv, route: OutsideRoute, add: Add): Promise<number> {
  const good = await route.good(testEnv, 'lin')
  const wrongs = (await route.wrongs?.(testEnv, good)) ?? []
  const keyless = withoutKey(route, good)
  const callers = route.key === 'session' ? ['lin'] : ['anonymous', 'admin']
  const tries = [
    ...(keyless && route.key === 'bearer'
      ? testEnv.principals.map((principal) => ({
          at: `${principal.name}, without a key`,
          wire: withCookie(keyless, principal),
          status: 401,
        }))
      : []),
    ...callers.flatMap((name) =>
      wrongs.map((wrong) => ({
        at: `${name}, ${wrong.name}`,
        wire: withCookie(wrong.wire, testEnv.principal(name)),
        status: wrong.status,
      })),
    ),
  ]
  await testEnv.takeWrites()
  await runConcurrently(tries, async ({ at, wire, status }) => {
    const response = await callOutside(testEnv, route, { wire, viewer: anybody(testEnv) })
    if (response.statusCode !== status) add(`${at}: ${seen(response)}, expected ${status}`)
  })
  await lookAtChanges(testEnv, { route, principal: testEnv.principal('lin'), isRefused: true }, add)
  return tries.length
}
