import type { ModuleContent } from '@lyceum/contract/course'
import { type Locale, sentence } from '@lyceum/contract/kit'
import { learningErrors, type LockCode, type WhyShown } from '@lyceum/contract/learning'
import { whyShown } from '../completion/explain-result.ts'
import { isCompleted, untouched } from '../module-rules.ts'
import { type LeafResult, type StudyState, type RuleResult, evaluateRule } from '../evaluate-rule.ts'
import { AppError } from '#platform/app-error'

export type Lock = {
  readonly code: LockCode
  /** The values for its message. */
  readonly filling: Readonly<Record<string, string | number>>
  readonly sentence: string
  readonly why: WhyShown | null
}

type LockInput = { readonly module: ModuleContent; readonly studyState: StudyState; readonly locale: Locale }

/** Why a module is locked, or undefined when it opens. The same check for the list, `beforeLearn` and opening. */
export function lockOf({ module, studyState, locale }: LockInput): Lock | undefined {
  const result = module.requires && evaluateRule(module.requires, studyState)
  if (result && !result.isMet) return ruleLock(result, { module, studyState, locale })
  const { opens } = studyState.records.get(module.id) ?? untouched
  if (module.maxOpens === null || opens < module.maxOpens) return undefined
  const count = module.maxOpens
  const text = sentence(learningErrors.MODULE_MAX_OPEN, locale, { count })
  return { code: 'MODULE_MAX_OPEN', filling: { count }, sentence: text, why: null }
}

/** Fails like opening does, with the code of the first unmet condition. */
export function refuseLocked(lock: Lock | undefined): void {
  if (lock) throw new AppError(learningErrors[lock.code], lock.filling)
}

function ruleLock(result: RuleResult, { studyState, locale }: LockInput): Lock {
  const why = whyShown(result, { modules: studyState.modules, locale })
  const leaf = firstUnmet(result)
  const code = leaf ? codeOf(leaf) : 'module_prev_progress'
  const title = leaf ? titleOf(leaf, studyState) : ''
  const text = title === '' ? firstSentence(why) : sentence(learningErrors[code], locale, { title })
  return { code, filling: { title: title || text }, sentence: text, why }
}

/** the error code of each condition. */
function codeOf({ leaf, isStuck }: LeafResult): Extract<LockCode, `module_${string}`> {
  if (isStuck) return 'module_prev_max_attempt'
  if (leaf.need === 'score') return 'module_prev_passed'
  if (leaf.need !== 'module') return 'module_prev_progress'
  if (leaf.reached === 'attempted') return 'module_prev_not_app'
  return leaf.reached === 'passed' ? 'module_prev_passed' : 'module_prev_progress'
}

function firstUnmet({ of }: RuleResult): LeafResult | undefined {
  const open = of.find(({ isMet }) => !isMet)
  if (!open || !('op' in open)) return open
  // Of several alternatives, one that can still be met.
  return open.of.find(({ isMet, isStuck }) => !isMet && !isStuck) ?? open.of.find(({ isMet }) => !isMet)
}

/** The module to do first; conditions on the whole course name none. */
function titleOf({ leaf }: LeafResult, { modules, records }: StudyState): string {
  if (leaf.need === 'module') return modules.find(({ id }) => id === leaf.moduleId)?.title ?? ''
  if (leaf.need !== 'required') return ''
  const isOpen = (module: ModuleContent) =>
    module.isRequired && !isCompleted(module, records.get(module.id) ?? untouched)
  return modules.find(isOpen)?.title ?? ''
}

function firstSentence({ of }: WhyShown): string {
  const leaves = of.flatMap((part) => ('op' in part ? part.of : [part]))
  return leaves.find(({ isMet }) => !isMet)?.sentence ?? ''
}
