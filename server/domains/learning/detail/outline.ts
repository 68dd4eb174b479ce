import type { CourseContent, ModuleContent, RuleLeaf } from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'
import type { getCourseDetail } from '@lyceum/contract/learning'
import { isCompleted, type ModuleRecord, moduleStatus, untouched } from '../module-rules.ts'
import { courseScore, type StudyState, type RuleResult, evaluateRule } from '../evaluate-rule.ts'

type Detail = Result<typeof getCourseDetail>

/** The study state used by the evaluation. */
export function studyStateOf(
  content: CourseContent,
  records: ReadonlyMap<string, ModuleRecord>,
  seconds: number,
): StudyState {
  const modules = content.chapters.flatMap((chapter) => chapter.modules)
  return { modules, records, score: courseScore({ modules, records }), minutes: seconds / 60 }
}

/** Chapters and modules with their status; questions and keys are left out (INV-L09). */
export function outlineOf(
  content: CourseContent,
  studyState: StudyState,
  isInside: boolean,
): Detail['chapters'] {
  return content.chapters.map(({ title, modules }) => ({
    title,
    modules: modules.map((module) => shown(module, studyState, isInside)),
  }))
}

function shown(module: ModuleContent, studyState: StudyState, isInside: boolean) {
  const record = studyState.records.get(module.id) ?? untouched
  const isDone = isCompleted(module, record)
  return {
    modId: module.id,
    type: module.type,
    title: module.title,
    minutes: module.minutes,
    questions: 'questions' in module.body ? module.body.questions.length : 0,
    isRequired: module.isRequired,
    isTrial: module.isTrial,
    requiredScore: module.requiredScore,
    status: moduleStatus(module, record),
    score: record.score,
    isDone,
    isLocked:
      isInside && !isDone && module.requires !== null && !evaluateRule(module.requires, studyState).isMet,
  }
}

/** The module to continue with, as in the player: a started one before a new one. */
export function nextOf(chapters: Detail['chapters']): string | null {
  const open = chapters
    .flatMap((chapter) => chapter.modules)
    .filter(({ isDone, isLocked }) => !isDone && !isLocked)
  return (open.find(({ status }) => status !== 'NOT_ATTEMPTED') ?? open[0])?.modId ?? null
}

type Leaf = Exclude<RuleResult['of'][number], { readonly op: string }>

/** The criteria with the result of each, in the shape of the contract. */
export function criteriaOf(content: CourseContent, studyState: StudyState): Detail['criteria'] {
  const result = evaluateRule(content.criteria, studyState)
  const shownLeaf = ({ leaf, isMet, done, of }: Leaf) => ({
    need: leaf.need,
    reached: leaf.need === 'module' ? leaf.reached : null,
    title: titleOf(leaf, studyState),
    done,
    of,
    isMet,
  })
  return {
    op: result.op,
    isMet: result.isMet,
    of: result.of.map((part) => ('op' in part ? { ...part, of: part.of.map(shownLeaf) } : shownLeaf(part))),
  }
}

const titleOf = (leaf: RuleLeaf, { modules }: StudyState) =>
  leaf.need === 'module' ? (modules.find(({ id }) => id === leaf.moduleId)?.title ?? '') : ''

export const scoringOf = (content: CourseContent): Detail['scoring'] => ({
  passScore: content.passScore,
  parts: content.chapters
    .flatMap(({ modules }) => modules)
    .filter(({ weight }) => weight > 0)
    .map(({ title, weight }) => ({ title, weight })),
})
