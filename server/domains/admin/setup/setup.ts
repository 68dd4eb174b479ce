import { type getSetup, type hideSetup, type SetupStepName, setupSteps } from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Room } from '#platform/room'
import type { SetupStep } from '#platform/setup'
import { forgetHidden, hasHidden, keepHidden } from './store.ts'

type Step = Omit<SetupStep, 'name'> & { readonly name: SetupStepName }

/** The steps of all rooms in the order of the page; one that the page has no words for keeps the house from starting. */
export function setupOf(rooms: readonly Room[]): readonly Step[] {
  const all = rooms.flatMap(({ name: room, setup = [] }) =>
    setup.map((step): Step => {
      const name = setupSteps.find((one) => one === step.name)
      if (!name) throw new Error(`${room} has the step ${step.name}, which no screen shows.`)
      return { ...step, name }
    }),
  )
  return all.toSorted((one, other) => setupSteps.indexOf(one.name) - setupSteps.indexOf(other.name))
}

/** What this person may do of it, and what is done. Whoever has hidden it is told no more, and nothing is looked up. */
export async function setupFor(ctx: Ctx, all: readonly Step[]): Promise<Result<typeof getSetup>> {
  if (await hasHidden(ctx.db, ctx.actor.id)) return { isHidden: true, steps: [] }
  const mine = all.filter(({ permissions }) => permissions.every((one) => ctx.actor.permissions.has(one)))
  const steps = mine.map(async ({ name, path, isDone }) => ({ name, path, isDone: await isDone(ctx) }))
  return { isHidden: false, steps: await Promise.all(steps) }
}

/** For this person alone: others of the site go on seeing it. */
export async function hideSetupFor(
  ctx: Ctx,
  { isHidden }: Input<typeof hideSetup>,
): Promise<Result<typeof hideSetup>> {
  await (isHidden ? keepHidden(ctx.db, ctx.actor.id, ctx.now) : forgetHidden(ctx.db, ctx.actor.id))
  return { isHidden }
}
