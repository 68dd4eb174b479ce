import { collectTask } from '../../contract/points/index.ts'
import { earn } from '../../server/domains/points/index.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { answer, type Route } from '../../server/platform/http.ts'
import type { Domain } from '../../server/platform/domain.ts'

/**
 * The injected bug: collecting as it is often written. It answers first and books a little later, under a random name, so
 * that a repeated booking is not recognised. It passes every test in which nothing crashes and nothing is sent twice.
 */
const naiveCollect = answer({ ...collectTask, hot: true }, async (ctx, { id }) => {
  setTimeout(() => void bookLater(ctx, id).catch(() => undefined), 200)
  return { integral: 5, acquireDatetime: ctx.now.toISOString() }
})

async function bookLater(ctx: Ctx, taskId: string): Promise<void> {
  const object = `naive:${taskId}/${Math.random()}`
  await earn(ctx, { accountId: ctx.actor.id, rule: 'task.naive', object, amount: 5 })
}

const replaceCollect = (route: Route): Route => (route.endpoint === collectTask ? naiveCollect : route)

/** The application's domains, with the naive points domain. */
export const withNaivePoints = (domains: readonly Domain[]): readonly Domain[] =>
  domains.map((domain) =>
    domain.name === 'points' ? { ...domain, routes: domain.routes.map(replaceCollect) } : domain,
  )
