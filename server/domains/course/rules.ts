import type {
  CourseContent,
  CourseKind,
  CourseSheet,
  DraftFault,
  ModuleContent,
  ModuleOf,
  Rule,
  RuleLeaf,
  SurveyQuestion,
  TestQuestion,
} from '@lyceum/contract/course'
import type { MediaState } from '@lyceum/contract/file'
import type { DocumentBlock } from '@lyceum/contract/kit'

export const modulesOf = ({ chapters }: CourseContent): readonly ModuleContent[] =>
  chapters.flatMap(({ modules }) => modules)

/** All conditions of a tree, in any group. */
const leavesOf = (rule: Rule | null): readonly RuleLeaf[] =>
  (rule?.of ?? []).flatMap((part) => ('op' in part ? part.of : [part]))

/** Kinds that consist of something other than modules: sessions, papers, stations. */
const withoutModules: readonly CourseKind[] = ['CLASSROOM', 'EXAM_COURSE', 'OFF_EXAM_COURSE', 'MAP']

/** What prevents a draft from being published; empty: it is ready. */
export function draftFaults(kind: CourseKind, content: CourseContent): DraftFault[] {
  const modules = modulesOf(content)
  if (modules.length === 0)
    return withoutModules.includes(kind) ? [] : [{ fault: 'noModules', moduleId: null }]
  return [
    ...modules.flatMap(moduleFaults),
    ...modules.flatMap((module, i) => aheadFaults(module, modules.slice(0, i))),
    ...wholeFaults(content, modules),
  ]
}

const isUnanswerable = ({ body: { questions } }: ModuleOf<'TST'>) =>
  questions.some(({ type, choices }) => type !== 'text' && !choices.some(({ isRight }) => isRight))
const isUnchoosable = ({ body: { questions } }: ModuleOf<'TST' | 'ACE'>) =>
  questions.some(({ type, choices }) => (type === 'single' || type === 'multiple') && choices.length < 2)

const isHalfWritten = ({ stem, choices }: TestQuestion | SurveyQuestion) =>
  stem === '' || choices.some(({ text }) => text === '')

/** What a module can lack, by kind. */
const lacks: readonly (readonly [DraftFault['fault'], (module: ModuleContent) => boolean])[] = [
  ['noTitle', ({ title }) => title === ''],
  ['noFile', ({ body }) => 'fileId' in body && body.fileId === null],
  ['noAddress', ({ body }) => 'address' in body && body.address === ''],
  ['noTask', ({ body }) => 'task' in body && body.task.blocks.length === 0],
  ['noQuestions', ({ body }) => 'questions' in body && body.questions.length === 0],
  ['noStem', ({ body }) => 'questions' in body && body.questions.some(isHalfWritten)],
  ['fewChoices', (module) => (module.type === 'TST' || module.type === 'ACE') && isUnchoosable(module)],
  ['neverDone', isOutOfReach],
  ['noRightChoice', (module) => module.type === 'TST' && isUnanswerable(module)],
]

/** Kinds that can get a score; for all others a required score is unreachable. */
const marked: readonly ModuleContent['type'][] = ['TST', 'ASS', 'SCO']

/** An unreachable required score would keep everybody from finishing. */
function isOutOfReach({ type, isRequired, requiredScore, score }: ModuleContent): boolean {
  if (!isRequired || requiredScore === null) return false
  return !marked.includes(type) || requiredScore > (score > 0 ? score : 100)
}

/** Kinds whose file is played or read in the player, and only counts there. */
const prepared: readonly ModuleContent['type'][] = ['VOD', 'AUD', 'SCO', 'RDG']

/** Files that cannot be studied: still being prepared, or failed (K-04). */
export function mediaFaults(
  content: CourseContent,
  stateOf: (fileId: string) => MediaState | undefined,
): DraftFault[] {
  return modulesOf(content).flatMap((module): DraftFault[] => {
    const fileId = prepared.includes(module.type) ? fileIdOf(module) : null
    const state = fileId === null ? 'ready' : (stateOf(fileId) ?? 'failed')
    if (state === 'ready') return []
    return [{ fault: state === 'failed' ? 'fileFailed' : 'fileUnfinished', moduleId: module.id }]
  })
}

const moduleFaults = (module: ModuleContent): DraftFault[] =>
  lacks.filter(([, isLacking]) => isLacking(module)).map(([fault]) => ({ fault, moduleId: module.id }))

/** A module only waits for earlier ones: so no two can wait for each other (INV-L06). */
function aheadFaults(
  { id: moduleId, requires }: ModuleContent,
  before: readonly ModuleContent[],
): DraftFault[] {
  const waits = leavesOf(requires).some(
    (leaf) => leaf.need === 'module' && !before.some(({ id }) => id === leaf.moduleId),
  )
  return waits ? [{ fault: 'ruleLooksAhead', moduleId }] : []
}

function wholeFaults(
  { chapters, criteria, passScore }: CourseContent,
  modules: readonly ModuleContent[],
): DraftFault[] {
  const leaves = leavesOf(criteria)
  const weights = modules.reduce((sum, { weight }) => sum + weight, 0)
  const wants = (need: RuleLeaf['need']) => leaves.some((leaf) => leaf.need === need)
  const isStray = leaves.some(
    (leaf) => leaf.need === 'module' && !modules.some(({ id }) => id === leaf.moduleId),
  )
  const isDoneByRequired = criteria === null || wants('required')
  const found: readonly (readonly [DraftFault['fault'], boolean])[] = [
    ['noChapterTitle', chapters.some(({ title }) => title === '')],
    ['ruleOnNothing', isStray],
    ['nothingRequired', isDoneByRequired && !modules.some(({ isRequired }) => isRequired)],
    ['weightsNotWhole', weights > 0 && Math.abs(weights - 100) > 0.001],
    ['scoreWithoutWeights', weights === 0 && (passScore !== null || wants('score'))],
  ]
  return found.flatMap(([fault, isSo]) => (isSo ? [{ fault, moduleId: null }] : []))
}

/** Every module referenced by any rule of the course. */
export const modulesNamedIn = (content: CourseContent): readonly string[] =>
  [content.criteria, ...modulesOf(content).map(({ requires }) => requires)]
    .flatMap(leavesOf)
    .flatMap((leaf) => (leaf.need === 'module' ? [leaf.moduleId] : []))

/** The file of a module, if its kind has one. */
export const fileIdOf = ({ body }: ModuleContent): string | null => ('fileId' in body ? body.fileId : null)

/** What the audit log stores of a draft: its outline and completion rule, not the full text. */
export const outlineOf = ({ chapters, criteria, passScore }: CourseContent) => ({
  chapters: chapters.map(({ title, modules }) => ({
    title,
    modules: modules.map(({ type, title: name }) => `${type} ${name}`),
  })),
  criteria,
  passScore,
})

const blocksIn = (content: CourseContent): readonly DocumentBlock[] => {
  const texts = modulesOf(content).flatMap(({ note, body }) => [note, 'task' in body ? body.task : null])
  return [content.introduction, ...texts].flatMap((text) => text?.blocks ?? [])
}

/** Every picture in a text of the course. */
export const picturesIn = (content: CourseContent): readonly string[] =>
  blocksIn(content).flatMap((block) => (block.kind === 'image' ? [block.fileId] : []))

/** Recordings must be modules, where viewing is tracked; a text cannot contain one. */
export const hasVideoInText = (content: CourseContent): boolean =>
  blocksIn(content).some(({ kind }) => kind === 'video')

export const hasTest = (content: CourseContent): boolean =>
  modulesOf(content).some(({ type }) => type === 'TST')

/** Default cover, generated from the title: it stays the same, and neighbours differ. */
export function generatedCover(title: string): CourseSheet['cover'] {
  const signs = Array.from(title, (sign) => sign.codePointAt(0) ?? 0)
  const seed = signs.reduce((sum, sign) => (sum * 31 + sign) % 1_000_000, 7)
  return { kind: 'drawn', seed }
}

/** The same content with new module ids. Conditions use the new ids. */
export function renumbered(content: CourseContent, numbers: ReadonlyMap<string, string>): CourseContent {
  const rule = (original: Rule | null) =>
    original && { ...original, of: original.of.map((part) => renumberedPart(part, numbers)) }
  return {
    ...content,
    criteria: rule(content.criteria),
    chapters: content.chapters.map((chapter) => ({
      ...chapter,
      modules: chapter.modules.map((module) => ({
        ...module,
        id: numbers.get(module.id) ?? module.id,
        requires: rule(module.requires),
      })),
    })),
  }
}

function renumberedPart(part: Rule['of'][number], numbers: ReadonlyMap<string, string>): Rule['of'][number] {
  const leaf = (original: RuleLeaf): RuleLeaf =>
    original.need === 'module'
      ? { ...original, moduleId: numbers.get(original.moduleId) ?? original.moduleId }
      : original
  return 'op' in part ? { ...part, of: part.of.map(leaf) } : leaf(part)
}

/** The prerequisites through which a path leads back to this course, if there is one. */
export function circleFrom(
  courseId: string,
  required: readonly string[],
  edges: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const seen = new Set<string>()
  const open = [...required]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === courseId) return next
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...(edges.get(next) ?? []))
  }
  return undefined
}
