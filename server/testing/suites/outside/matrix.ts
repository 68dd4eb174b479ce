import { told } from '../changes.ts'
import { type Finding, Findings } from '../finding.ts'
import { inLanes } from '../lanes.ts'
import type { Principal } from '../principals.ts'
import type { Stage } from '../stage.ts'
import { askOutside, seen, withCookie, withoutKey } from './ask.ts'
import { anybody, type Good, nameOf, type OutsideRoute, type Wire } from './route.ts'

export type OutsideReport = { readonly findings: readonly Finding[]; readonly requests: number }

/** Every route outside the contract × every principal × every wrong key and foreign thing: the declared status, nothing else. */
export async function outsideMatrix(stage: Stage, routes: readonly OutsideRoute[]): Promise<OutsideReport> {
  const findings = new Findings()
  let requests = 0
  for (const route of routes)
    requests += await stage.costs.in(route.domain, nameOf(route), async () => {
      const add = (what: string) => findings.add(nameOf(route), what)
      return (await allowed(stage, route, add)) + (await refused(stage, route, add))
    })
  await stage.revive()
  return { findings: [...findings.take(), ...stage.observed.take()], requests }
}

type Add = (what: string) => void

const few: ReadonlySet<string> = new Set([
  'anonymous',
  'expired session',
  'strayed session',
  'lin',
  'stranger',
])

/** Whoever comes with the right key is let in, whatever cookie comes along; a session opens what needs one. */
async function allowed(stage: Stage, route: OutsideRoute, add: Add): Promise<number> {
  const shared = route.isWrite ? undefined : await route.good(stage, 'lin')
  // Where a key opens the route a cookie must make no difference, which a few cookies show.
  const asking = route.isForAll ? stage.principals : stage.principals.filter(({ name }) => few.has(name))
  for (const principal of asking) {
    const good = shared ?? (await route.good(stage, principal.person ?? 'lin'))
    const isRefused = route.key === 'session' && principal.person === undefined
    await stage.takeWrites()
    const response = await askOutside(stage, route, {
      wire: cookied(route, good, principal),
      viewer: isRefused ? anybody(stage) : good.viewer,
    })
    const status = isRefused ? 401 : good.status
    if (response.statusCode !== status) add(`${principal.name}: ${seen(response)}, expected ${status}`)
    await lookAtChanges(stage, { route, principal, isRefused }, add)
  }
  return asking.length
}

const cookied = ({ key }: OutsideRoute, good: Good, principal: Principal): Wire =>
  // The content host never gets a cookie; elsewhere one must make no difference.
  key === 'session' || principal.site === 'alpha' ? withCookie(good, principal) : good

type Looked = { readonly route: OutsideRoute; readonly principal: Principal; readonly isRefused: boolean }

/** What is refused writes nothing, and what is let through writes on its own site alone. */
async function lookAtChanges(stage: Stage, { route, principal, isRefused }: Looked, add: Add): Promise<void> {
  const changes = (await stage.takeWrites()).filter(({ relation }) => !route.traces?.includes(relation))
  const home = stage.sites[route.key === 'session' ? principal.site : 'alpha'].id
  const away = changes.filter(({ siteId }) => siteId !== null && siteId !== home)
  if (away.length > 0) add(`${principal.name}: wrote on the other site: ${told(away)}`)
  if (isRefused && changes.length > 0) add(`${principal.name}: was refused and wrote ${told(changes)}`)
}

/** No cookie stands in for a key, and a wrong key or a foreign thing is refused to everybody. */
async function refused(stage: Stage, route: OutsideRoute, add: Add): Promise<number> {
  const good = await route.good(stage, 'lin')
  const wrongs = (await route.wrongs?.(stage, good)) ?? []
  const keyless = withoutKey(route, good)
  const callers = route.key === 'session' ? ['lin'] : ['anonymous', 'admin']
  const tries = [
    ...(keyless && route.key === 'bearer'
      ? stage.principals.map((principal) => ({
          at: `${principal.name}, without a key`,
          wire: withCookie(keyless, principal),
          status: 401,
        }))
      : []),
    ...callers.flatMap((name) =>
      wrongs.map((wrong) => ({
        at: `${name}, ${wrong.name}`,
        wire: withCookie(wrong.wire, stage.principal(name)),
        status: wrong.status,
      })),
    ),
  ]
  await stage.takeWrites()
  await inLanes(tries, async ({ at, wire, status }) => {
    const response = await askOutside(stage, route, { wire, viewer: anybody(stage) })
    if (response.statusCode !== status) add(`${at}: ${seen(response)}, expected ${status}`)
  })
  await lookAtChanges(stage, { route, principal: stage.principal('lin'), isRefused: true }, add)
  return tries.length
}
