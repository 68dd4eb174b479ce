import type { ModuleContent, Rule, RuleGroup, RuleLeaf } from '@lyceum/contract/course'
import { hasReached, isCompleted, isUsedUp, type ModuleRecord, untouched } from './module-rules.ts'

/** All data about somebody in a course that a rule is evaluated against. */
export type StudyState = {
  readonly modules: readonly ModuleContent[]
  readonly records: ReadonlyMap<string, ModuleRecord>
  /** The score of the course so far; null while there is none. */
  readonly score: number | null
  readonly minutes: number
}

/** The result of one condition: the current value, and the required one. */
export type LeafResult = {
  readonly leaf: RuleLeaf
  readonly isMet: boolean
  readonly done: number
  readonly of: number
  /** The required module has used up its attempts: this cannot be met any more without help. */
  readonly isStuck: boolean
}

type GroupResult = {
  readonly op: RuleGroup['op']
  readonly isMet: boolean
  readonly of: readonly LeafResult[]
}

/** The answer to "why is it locked" and "why is it not complete": the rule itself, with a result for every leaf. */
export type RuleResult = {
  readonly op: Rule['op']
  readonly isMet: boolean
  readonly of: readonly (LeafResult | GroupResult)[]
}

const everything: Rule = { op: 'all', of: [{ need: 'required' }] }

/** Evaluates a rule; without one every required module must be done. */
export function evaluateRule(rule: Rule | null, studyState: StudyState): RuleResult {
  const { op, of } = rule ?? everything
  const parts = of.map((part) =>
    'op' in part ? evaluateGroup(part, studyState) : evaluateLeaf(part, studyState),
  )
  return { op, isMet: isMetBy(op, parts), of: parts }
}

function evaluateGroup({ op, of }: RuleGroup, studyState: StudyState): GroupResult {
  const leaves = of.map((leaf) => evaluateLeaf(leaf, studyState))
  return { op, isMet: isMetBy(op, leaves), of: leaves }
}

function isMetBy(op: Rule['op'], parts: readonly { readonly isMet: boolean }[]): boolean {
  return op === 'all' ? parts.every(({ isMet }) => isMet) : parts.some(({ isMet }) => isMet)
}

function evaluateLeaf(leaf: RuleLeaf, studyState: StudyState): LeafResult {
  const { done, of, isStuck = false } = measured(leaf, studyState)
  return { leaf, done, of, isMet: done >= of, isStuck }
}

type Measure = { readonly done: number; readonly of: number; readonly isStuck?: boolean }

function measured(leaf: RuleLeaf, studyState: StudyState): Measure {
  if (leaf.need === 'score') return { done: studyState.score ?? 0, of: leaf.atLeast }
  if (leaf.need === 'minutes') return { done: Math.floor(studyState.minutes), of: leaf.atLeast }
  const required =
    leaf.need === 'required'
      ? studyState.modules.filter(({ isRequired }) => isRequired)
      : oneModule(leaf, studyState)
  const reached = leaf.need === 'required' ? 'completed' : leaf.reached
  const recordOf = ({ id }: ModuleContent) => studyState.records.get(id) ?? untouched
  const open = required.filter((module) => !hasReached(module, recordOf(module), reached))
  return {
    done: required.length - open.length,
    of: required.length,
    isStuck: open.some((module) => isUsedUp(module, recordOf(module))),
  }
}

/** A module missing from the version is not required, and blocks nobody. */
const oneModule = ({ moduleId }: { readonly moduleId: string }, { modules }: StudyState) =>
  modules.filter(({ id }) => id === moduleId)

/** The score of a course: each marked module's share by its weight; unmarked ones count as zero. */
export function courseScore({ modules, records }: Pick<StudyState, 'modules' | 'records'>): number | null {
  const weighted = modules.filter(({ weight }) => weight > 0)
  if (weighted.length === 0) return null
  const parts = weighted.map((module) => {
    const score = records.get(module.id)?.score ?? 0
    const countedScore = score >= module.validScore ? score : 0
    const full = module.score > 0 ? module.score : 100
    return (Math.min(countedScore, full) / full) * module.weight
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 10) / 10
}

type Measured = { readonly before: number; readonly now: number; readonly mayFall: boolean }

/** The progress shown on every page: opening, watching or handing in never lowers it. */
export const progressAfter = ({ before, now, mayFall }: Measured): number =>
  mayFall ? now : Math.max(before, now)

/** Percentage of required modules done, for the progress bar of a course. */
export function progressOf({ modules, records }: Pick<StudyState, 'modules' | 'records'>): number {
  const required = modules.filter(({ isRequired }) => isRequired)
  if (required.length === 0) return 0
  const done = required.filter((module) => isCompleted(module, records.get(module.id) ?? untouched))
  return Math.floor((done.length * 100) / required.length)
}
