import { type SetupStepName, setupSteps } from '@lyceum/contract/admin'
import type * as contract from '@lyceum/contract/admin'
import type { Input, Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Domain } from '#platform/domain'
import type { SetupStep } from '#platform/domain/setup'
import { forgetHidden, hasHidden, keepHidden } from './store.ts'

type Step = Omit<SetupStep, 'name'> & { readonly name: SetupStepName }

/** The steps of all domains in page order; a step that the page does not know prevents the application from starting. */
export function setupOf(domains: readonly Domain[]): readonly Step[] {
  const all = domains.flatMap(({ name: domain, setup = [] }) =>
    setup.map((step): Step => {
      const name = setupSteps.find((item) => item === step.name)
      if (!name) throw new Error(`${domain} has the step ${step.name}, which no screen shows.`)
      return { ...step, name }
    }),
  )
  return all.toSorted((item, other) => setupSteps.indexOf(item.name) - setupSteps.indexOf(other.name))
}

/** The steps this person may do, and which are done. If hidden, nothing is looked up. */
export async function getSetup(ctx: Ctx, all: readonly Step[]): Promise<Result<typeof contract.getSetup>> {
  if (await hasHidden(ctx.db, ctx.actor.id)) return { isHidden: true, steps: [] }
  const mine = all.filter(({ permissions }) => permissions.every((item) => ctx.actor.permissions.has(item)))
  const steps = mine.map(async ({ name, path, isDone }) => ({ name, path, isDone: await isDone(ctx) }))
  return { isHidden: false, steps: await Promise.all(steps) }
}

/** For this person only: others on the site still see it. */
export async function hideSetup(
  ctx: Ctx,
  { isHidden }: Input<typeof contract.hideSetup>,
): Promise<Result<typeof contract.hideSetup>> {
  await (isHidden ? keepHidden(ctx.db, ctx.actor.id, ctx.now) : forgetHidden(ctx.db, ctx.actor.id))
  return { isHidden }
}
