type Module = {
  readonly moduleId: string
  readonly isRequired: boolean
  readonly opened: number
  readonly done: number
}

/** A loss below this share of all learners is not marked. */
const share = 0.1

/**
 * The modules in order with the loss at each: the share of those who finished the previous one. Only required modules
 * can lose anybody, and only after somebody has begun.
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

type StatusCount = { readonly appStatus: string; readonly people: number }

/** The number of people in any of these statuses. */
export const peopleIn = (byStatus: readonly StatusCount[], ...statuses: readonly string[]): number =>
  byStatus
    .filter(({ appStatus }) => statuses.includes(appStatus))
    .reduce((sum, { people }) => sum + people, 0)
