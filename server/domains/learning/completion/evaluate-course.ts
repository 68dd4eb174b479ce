import type { CourseContent, ModuleContent, Rule } from '@lyceum/contract/course'
import type { ModuleRecord } from '../module-rules.ts'
import { untouched } from '../module-rules.ts'
import { courseScore, progressOf, type StudyState, type RuleResult, evaluateRule } from '../evaluate-rule.ts'

export type CourseEvaluation = {
  readonly studyState: StudyState
  readonly ruleResult: RuleResult
  readonly progress: number
  readonly score: number | null
  readonly seconds: number
  /** The result of the records; in progress as long as something missing can still be done. */
  readonly outcome: 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED'
  readonly restsOnPackage: boolean
}

type Timed = ModuleRecord & { readonly seconds: number }

/** Evaluates a course against the study records. Pure: the same records always give the same result. */
export function evaluateCourse(
  content: CourseContent,
  records: ReadonlyMap<string, Timed>,
): CourseEvaluation {
  const modules = content.chapters.flatMap((chapter) => chapter.modules)
  const score = courseScore({ modules, records })
  const seconds = [...records.values()].reduce((sum, record) => sum + record.seconds, 0)
  const studyState: StudyState = { modules, records, score, minutes: seconds / 60 }
  const ruleResult = evaluateRule(completionRule(content), studyState)
  return {
    studyState,
    ruleResult,
    score,
    seconds,
    progress: ruleResult.isMet ? 100 : progressOf(studyState),
    outcome: outcomeOf(content, studyState, ruleResult),
    restsOnPackage: modules.some((module) => module.isRequired && module.type === 'SCO'),
  }
}

/** The author's criteria; a course with a pass score requires that too. */
function completionRule({ criteria, passScore }: CourseContent): Rule {
  const base: Rule = criteria ?? { op: 'all', of: [{ need: 'required' }] }
  if (passScore === null) return base
  const pass = { need: 'score', atLeast: passScore } as const
  const parts = base.op === 'all' ? base.of : asGroup(base)
  return { op: 'all', of: [...parts, pass] }
}

/** Turns a rule into one part of a larger rule; inner groups are flattened, because a rule is at most two levels deep. */
function asGroup({ of }: Rule): Rule['of'] {
  return [{ op: 'any', of: of.flatMap((part) => ('op' in part ? part.of : [part])) }]
}

function outcomeOf(
  { passScore }: CourseContent,
  studyState: StudyState,
  { isMet }: RuleResult,
): CourseEvaluation['outcome'] {
  if (isMet) return passScore === null ? 'COMPLETED' : 'PASSED'
  if (passScore === null || (studyState.score ?? 0) >= passScore) return 'IN_PROGRESS'
  const weightedModules = studyState.modules.filter(({ weight }) => weight > 0)
  const isOver = weightedModules.every((module) =>
    isFinal(module, studyState.records.get(module.id) ?? untouched),
  )
  return isOver ? 'FAILED' : 'IN_PROGRESS'
}

/** The score of this module cannot change any more: it is marked, and no attempt is left. */
function isFinal(module: ModuleContent, record: ModuleRecord): boolean {
  if (record.score === null) return false
  const full = module.score > 0 ? module.score : 100
  if (record.score >= full) return true
  const attempts = module.type === 'ASS' ? 1 : module.maxSubmits
  return attempts !== null && record.submits >= attempts
}
