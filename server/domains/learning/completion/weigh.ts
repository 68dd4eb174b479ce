import type { CourseContent, ModuleContent, Rule } from '@lyceum/contract/course'
import type { ModuleRecord } from '../module-rules.ts'
import { untouched } from '../module-rules.ts'
import { courseScore, progressOf, type Standing, type Verdict, verdictOf } from '../verdict.ts'

export type WeighedCourse = {
  readonly standing: Standing
  readonly verdict: Verdict
  readonly progress: number
  readonly score: number | null
  readonly seconds: number
  /** What the records amount to; in progress as long as something is missing that can still be done. */
  readonly outcome: 'IN_PROGRESS' | 'COMPLETED' | 'PASSED' | 'FAILED'
  readonly restsOnPackage: boolean
}

type Timed = ModuleRecord & { readonly seconds: number }

/** Weighs a course against what was done in it. Pure: the same records give the same answer, tonight and next year. */
export function weighCourse(content: CourseContent, records: ReadonlyMap<string, Timed>): WeighedCourse {
  const modules = content.chapters.flatMap((chapter) => chapter.modules)
  const score = courseScore({ modules, records })
  const seconds = [...records.values()].reduce((sum, record) => sum + record.seconds, 0)
  const standing: Standing = { modules, records, score, minutes: seconds / 60 }
  const verdict = verdictOf(completionRule(content), standing)
  return {
    standing,
    verdict,
    score,
    seconds,
    progress: verdict.isMet ? 100 : progressOf(standing),
    outcome: outcomeOf(content, standing, verdict),
    restsOnPackage: modules.some((module) => module.isRequired && module.type === 'SCO'),
  }
}

/** The author's criteria; a course with a score asks for that too. */
function completionRule({ criteria, passScore }: CourseContent): Rule {
  const base: Rule = criteria ?? { op: 'all', of: [{ need: 'required' }] }
  if (passScore === null) return base
  const pass = { need: 'score', atLeast: passScore } as const
  const parts = base.op === 'all' ? base.of : asGroup(base)
  return { op: 'all', of: [...parts, pass] }
}

/** A choice becomes one part of the whole; groups inside it are laid open, for a tree is two levels deep. */
function asGroup({ of }: Rule): Rule['of'] {
  return [{ op: 'any', of: of.flatMap((part) => ('op' in part ? part.of : [part])) }]
}

function outcomeOf(
  { passScore }: CourseContent,
  standing: Standing,
  { isMet }: Verdict,
): WeighedCourse['outcome'] {
  if (isMet) return passScore === null ? 'COMPLETED' : 'PASSED'
  if (passScore === null || (standing.score ?? 0) >= passScore) return 'IN_PROGRESS'
  const weighed = standing.modules.filter(({ weight }) => weight > 0)
  const isOver = weighed.every((module) => isFinal(module, standing.records.get(module.id) ?? untouched))
  return isOver ? 'FAILED' : 'IN_PROGRESS'
}

/** Nothing can change this module's score any more: it is marked, and no attempt is left. */
function isFinal(module: ModuleContent, record: ModuleRecord): boolean {
  if (record.score === null) return false
  const full = module.score > 0 ? module.score : 100
  if (record.score >= full) return true
  const attempts = module.type === 'ASS' ? 1 : module.maxSubmits
  return attempts !== null && record.submits >= attempts
}
