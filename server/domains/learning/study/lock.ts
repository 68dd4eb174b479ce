import type { ModuleContent } from '@lyceum/contract/course'
import { type Locale, sentence } from '@lyceum/contract/kit'
import { learningErrors, type LockCode, type WhyShown } from '@lyceum/contract/learning'
import { whyShown } from '../completion/why-shown.ts'
import { isCompleted, untouched } from '../module-rules.ts'
import { type LeafVerdict, type Standing, type Verdict, verdictOf } from '../verdict.ts'
import { Failure } from '#platform/failure'

export type Lock = {
  readonly code: LockCode
  /** What its sentence names. */
  readonly filling: Readonly<Record<string, string | number>>
  readonly sentence: string
  readonly why: WhyShown | null
}

type Asked = { readonly module: ModuleContent; readonly standing: Standing; readonly locale: Locale }

/** Why a module does not open for somebody, or nothing when it does. One evaluator for list, question and door. */
export function lockOf({ module, standing, locale }: Asked): Lock | undefined {
  const verdict = module.requires && verdictOf(module.requires, standing)
  if (verdict && !verdict.isMet) return ruleLock(verdict, { module, standing, locale })
  const { opens } = standing.records.get(module.id) ?? untouched
  if (module.maxOpens === null || opens < module.maxOpens) return undefined
  const count = module.maxOpens
  const words = sentence(learningErrors.MODULE_MAX_OPEN, locale, { count })
  return { code: 'MODULE_MAX_OPEN', filling: { count }, sentence: words, why: null }
}

/** Refuses as the door does, with the code of the first condition that is not met. */
export function refuseLocked(lock: Lock | undefined): void {
  if (lock) throw new Failure(learningErrors[lock.code], lock.filling)
}

function ruleLock(verdict: Verdict, { standing, locale }: Asked): Lock {
  const why = whyShown(verdict, { modules: standing.modules, locale })
  const leaf = firstUnmet(verdict)
  const code = leaf ? codeOf(leaf) : 'module_prev_progress'
  const title = leaf ? titleOf(leaf, standing) : ''
  const words = title === '' ? firstSentence(why) : sentence(learningErrors[code], locale, { title })
  return { code, filling: { title: title || words }, sentence: words, why }
}

/** which refusal fits which condition. */
function codeOf({ leaf, isStuck }: LeafVerdict): Extract<LockCode, `module_${string}`> {
  if (isStuck) return 'module_prev_max_attempt'
  if (leaf.need === 'score') return 'module_prev_passed'
  if (leaf.need !== 'module') return 'module_prev_progress'
  if (leaf.reached === 'attempted') return 'module_prev_not_app'
  return leaf.reached === 'passed' ? 'module_prev_passed' : 'module_prev_progress'
}

function firstUnmet({ of }: Verdict): LeafVerdict | undefined {
  const open = of.find(({ isMet }) => !isMet)
  if (!open || !('op' in open)) return open
  // Of several ways, the one that is still open.
  return open.of.find(({ isMet, isStuck }) => !isMet && !isStuck) ?? open.of.find(({ isMet }) => !isMet)
}

/** The module to go to first; conditions on the whole course name none. */
function titleOf({ leaf }: LeafVerdict, { modules, records }: Standing): string {
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
