import type { ModuleContent, Rule, RuleGroup, RuleLeaf } from '@lyceum/contract/course'
import { hasReached, isCompleted, isUsedUp, type ModuleRecord, untouched } from './module-rules.ts'

/** All that is known of somebody in a course when a condition is weighed. */
export type Standing = {
  readonly modules: readonly ModuleContent[]
  readonly records: ReadonlyMap<string, ModuleRecord>
  /** The score of the course so far; null while there is none. */
  readonly score: number | null
  readonly minutes: number
}

/** One condition, weighed: how much of it is there, and how much it takes. */
export type LeafVerdict = {
  readonly leaf: RuleLeaf
  readonly isMet: boolean
  readonly done: number
  readonly of: number
  /** The module asked for has used up its attempts: this will not be met any more without help. */
  readonly isStuck: boolean
}

type GroupVerdict = {
  readonly op: RuleGroup['op']
  readonly isMet: boolean
  readonly of: readonly LeafVerdict[]
}

/** The answer to "why is it locked" and "why is it not complete": the rule itself, with a tick at every leaf. */
export type Verdict = {
  readonly op: Rule['op']
  readonly isMet: boolean
  readonly of: readonly (LeafVerdict | GroupVerdict)[]
}

const everything: Rule = { op: 'all', of: [{ need: 'required' }] }

/** Weighs a rule; none at all asks for every required module. */
export function verdictOf(rule: Rule | null, standing: Standing): Verdict {
  const { op, of } = rule ?? everything
  const parts = of.map((part) => ('op' in part ? groupVerdict(part, standing) : leafVerdict(part, standing)))
  return { op, isMet: isMetBy(op, parts), of: parts }
}

function groupVerdict({ op, of }: RuleGroup, standing: Standing): GroupVerdict {
  const leaves = of.map((leaf) => leafVerdict(leaf, standing))
  return { op, isMet: isMetBy(op, leaves), of: leaves }
}

function isMetBy(op: Rule['op'], parts: readonly { readonly isMet: boolean }[]): boolean {
  return op === 'all' ? parts.every(({ isMet }) => isMet) : parts.some(({ isMet }) => isMet)
}

function leafVerdict(leaf: RuleLeaf, standing: Standing): LeafVerdict {
  const { done, of, isStuck = false } = measured(leaf, standing)
  return { leaf, done, of, isMet: done >= of, isStuck }
}

type Measure = { readonly done: number; readonly of: number; readonly isStuck?: boolean }

function measured(leaf: RuleLeaf, standing: Standing): Measure {
  if (leaf.need === 'score') return { done: standing.score ?? 0, of: leaf.atLeast }
  if (leaf.need === 'minutes') return { done: Math.floor(standing.minutes), of: leaf.atLeast }
  const asked =
    leaf.need === 'required'
      ? standing.modules.filter(({ isRequired }) => isRequired)
      : oneModule(leaf, standing)
  const reached = leaf.need === 'required' ? 'completed' : leaf.reached
  const recordOf = ({ id }: ModuleContent) => standing.records.get(id) ?? untouched
  const open = asked.filter((module) => !hasReached(module, recordOf(module), reached))
  return {
    done: asked.length - open.length,
    of: asked.length,
    isStuck: open.some((module) => isUsedUp(module, recordOf(module))),
  }
}

/** A module that the version no longer holds is asked of nobody, and keeps nobody out. */
const oneModule = ({ moduleId }: { readonly moduleId: string }, { modules }: Standing) =>
  modules.filter(({ id }) => id === moduleId)

/** The score of a course: each marked module's share by its weight; what is not marked yet counts as nothing. */
export function courseScore({ modules, records }: Pick<Standing, 'modules' | 'records'>): number | null {
  const weighed = modules.filter(({ weight }) => weight > 0)
  if (weighed.length === 0) return null
  const parts = weighed.map((module) => {
    const score = records.get(module.id)?.score ?? 0
    const counted = score >= module.validScore ? score : 0
    const full = module.score > 0 ? module.score : 100
    return (Math.min(counted, full) / full) * module.weight
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 10) / 10
}

type Measured = { readonly before: number; readonly now: number; readonly mayFall: boolean }

/** The figure that every page shows: whoever only opens, watches or hands in never sees it fall. */
export const progressAfter = ({ before, now, mayFall }: Measured): number =>
  mayFall ? now : Math.max(before, now)

/** How much of the required modules is done, in percent, for the bar under a course. */
export function progressOf({ modules, records }: Pick<Standing, 'modules' | 'records'>): number {
  const required = modules.filter(({ isRequired }) => isRequired)
  if (required.length === 0) return 0
  const done = required.filter((module) => isCompleted(module, records.get(module.id) ?? untouched))
  return Math.floor((done.length * 100) / required.length)
}
