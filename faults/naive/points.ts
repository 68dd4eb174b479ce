import { collectTask } from '../../contract/points/index.ts'
import { earn } from '../../server/domains/points/index.ts'
import type { Ctx } from '../../server/platform/ctx.ts'
import { answer, type Route } from '../../server/platform/http.ts'
import type { Room } from '../../server/platform/room.ts'

/**
 * The planted bug: collecting as it is often written. It answers first and books a little later, under a name that no
 * second booking shares. It passes every test in which nothing dies and nothing is sent twice.
 */
const naiveCollect = answer({ ...collectTask, hot: true }, async (ctx, { id }) => {
  setTimeout(() => void bookLater(ctx, id).catch(() => undefined), 200)
  return { integral: 5, acquireDatetime: ctx.now.toISOString() }
})

async function bookLater(ctx: Ctx, taskId: string): Promise<void> {
  const object = `naive:${taskId}/${Math.random()}`
  await earn(ctx, { accountId: ctx.actor.id, rule: 'task.naive', object, amount: 5 })
}

const careless = (route: Route): Route => (route.endpoint === collectTask ? naiveCollect : route)

/** The rooms of the house, with a careless ledger among them. */
export const withNaivePoints = (rooms: readonly Room[]): readonly Room[] =>
  rooms.map((room) => (room.name === 'points' ? { ...room, routes: room.routes.map(careless) } : room))
