type Module = {
  readonly moduleId: string
  readonly isRequired: boolean
  readonly opened: number
  readonly done: number
}

/** Fewer than this share of all learners is no place where people stop. */
const share = 0.1

/**
 * The modules one after the other with how many were lost on the way to each: of those who finished what came before.
 * Only what is required can lose anybody; whoever leaves out the rest has not stopped, nor has anybody before the first
 * has begun.
 */
export function stepsOf<M extends Module>(learners: number, modules: readonly M[]) {
  let before = learners
  const steps = modules.map((module) => {
    if (!module.isRequired) return { ...module, lost: 0 }
    const lost = Math.max(0, before - module.done)
    before = Math.min(before, module.done)
    return { ...module, lost }
  })
  const most = Math.max(0, ...steps.map(({ lost }) => lost))
  const hasBegun = modules.some(({ opened }) => opened > 0)
  const isNoted = hasBegun && most > 0 && most >= learners * share
  const steepest = isNoted ? steps.find(({ lost }) => lost === most)?.moduleId : undefined
  return steps.map((step) => ({ ...step, isSteepest: step.moduleId === steepest }))
}

type Counted = { readonly appStatus: string; readonly people: number }

/** How many stand in any of these. */
export const peopleIn = (byStatus: readonly Counted[], ...statuses: readonly string[]): number =>
  byStatus
    .filter(({ appStatus }) => statuses.includes(appStatus))
    .reduce((sum, { people }) => sum + people, 0)
