import type { CourseContent, ModuleContent, RuleLeaf } from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'
import type { getCourseDetail } from '@lyceum/contract/learning'
import { isCompleted, type ModuleRecord, moduleStatus, untouched } from '../module-rules.ts'
import { courseScore, type Standing, type Verdict, verdictOf } from '../verdict.ts'

type Detail = Result<typeof getCourseDetail>

/** All that is weighed of somebody in a course. */
export function standingIn(
  content: CourseContent,
  records: ReadonlyMap<string, ModuleRecord>,
  seconds: number,
): Standing {
  const modules = content.chapters.flatMap((chapter) => chapter.modules)
  return { modules, records, score: courseScore({ modules, records }), minutes: seconds / 60 }
}

/** Chapters and modules with how far each is; what is asked and what is right stays here (INV-L09). */
export function outlineOf(content: CourseContent, standing: Standing, isInside: boolean): Detail['chapters'] {
  return content.chapters.map(({ title, modules }) => ({
    title,
    modules: modules.map((module) => shown(module, standing, isInside)),
  }))
}

function shown(module: ModuleContent, standing: Standing, isInside: boolean) {
  const record = standing.records.get(module.id) ?? untouched
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
    isLocked: isInside && !isDone && module.requires !== null && !verdictOf(module.requires, standing).isMet,
  }
}

/** Where to go on, as the player does: something begun before something new. */
export function nextOf(chapters: Detail['chapters']): string | null {
  const open = chapters
    .flatMap((chapter) => chapter.modules)
    .filter(({ isDone, isLocked }) => !isDone && !isLocked)
  return (open.find(({ status }) => status !== 'NOT_ATTEMPTED') ?? open[0])?.modId ?? null
}

type Leaf = Exclude<Verdict['of'][number], { readonly op: string }>

/** The criteria with a tick at each, in the words of the contract. */
export function criteriaOf(content: CourseContent, standing: Standing): Detail['criteria'] {
  const verdict = verdictOf(content.criteria, standing)
  const one = ({ leaf, isMet, done, of }: Leaf) => ({
    need: leaf.need,
    reached: leaf.need === 'module' ? leaf.reached : null,
    title: titleOf(leaf, standing),
    done,
    of,
    isMet,
  })
  return {
    op: verdict.op,
    isMet: verdict.isMet,
    of: verdict.of.map((part) => ('op' in part ? { ...part, of: part.of.map(one) } : one(part))),
  }
}

const titleOf = (leaf: RuleLeaf, { modules }: Standing) =>
  leaf.need === 'module' ? (modules.find(({ id }) => id === leaf.moduleId)?.title ?? '') : ''

export const scoringOf = (content: CourseContent): Detail['scoring'] => ({
  passScore: content.passScore,
  parts: content.chapters
    .flatMap(({ modules }) => modules)
    .filter(({ weight }) => weight > 0)
    .map(({ title, weight }) => ({ title, weight })),
})
