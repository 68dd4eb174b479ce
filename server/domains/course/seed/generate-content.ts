import { type CourseContent, courseContent, type ModuleType } from '@lyceum/contract/course'
import type { Random } from '#platform/domain/seed'
import { type DemoMedia, pickFile } from './pick-file.ts'
import type { PlannedChapter, PlannedUnit } from './read-outline.ts'
import type { ThemeTexts } from './theme-texts.ts'
import type { SiteTexts } from './site-texts.ts'

type ContentInput = {
  readonly subject: string
  readonly chapters: readonly PlannedChapter[]
  readonly theme: ThemeTexts
  readonly siteTexts: SiteTexts
  readonly media: DemoMedia
  readonly random: Random
}

type Drafted = { readonly type: ModuleType; readonly module: Record<string, unknown> }

/** The chapters of a course and their modules; `nextId` provides the module ids. */
export function drawContent(
  input: ContentInput,
  nextId: () => string,
): { content: CourseContent; types: ModuleType[] } {
  const { chapters, siteTexts } = input
  const drafted = chapters.map(({ title, units }, at) => ({
    title: siteTexts.chapter(at, title),
    modules: [...units, ...closing(input, at === chapters.length - 1)].map((unit, nth) =>
      drawModule(unit, at + nth, input),
    ),
  }))
  const numbered = drafted.map(({ title, modules }) => ({
    title,
    modules: modules.map(({ type, module }) => ({ ...module, type, id: nextId() })),
  }))
  const content = courseContent.parse({
    introduction: introductionOf(input),
    chapters: numbered,
    passScore: 60,
  })
  return { content, types: drafted.flatMap(({ modules }) => modules.map(({ type }) => type)) }
}

const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

function introductionOf({ subject, theme, siteTexts, random }: ContentInput) {
  const items = theme.able.map((text) => ({ depth: 0, runs: [{ text: text.replaceAll('{}', subject) }] }))
  return {
    blocks: [
      paragraph(random.pick(siteTexts.leads).replaceAll('{}', subject)),
      { kind: 'heading', level: 3, runs: [{ text: siteTexts.goals }] },
      { kind: 'list', isOrdered: false, items },
    ],
  }
}

/** The end of a course: a test, mostly a survey, rarely an external link. */
function closing({ subject, siteTexts, random }: ContentInput, isLast: boolean): PlannedUnit[] {
  if (!isLast) return []
  const link = random.chance(0.06) ? [{ type: 'URLVOD' as const, title: siteTexts.further(subject) }] : []
  const opinion = random.chance(0.6) ? [{ type: 'ACE' as const, title: siteTexts.opinion }] : []
  return [...link, { type: 'TST', title: subject }, ...opinion]
}

function drawModule(
  unit: PlannedUnit,
  nth: number,
  { theme, siteTexts, media, random }: ContentInput,
): Drafted {
  const file = pickFile(media, { ...unit, theme: theme.name, nth })
  const isLesson = !['ASS', 'TST', 'ACE'].includes(unit.type)
  const type = file?.type ?? (isLesson ? 'URLVOD' : unit.type)
  const common = { title: siteTexts.titled(type, unit.title), minutes: random.int(5, 30), isMobile: true }
  if (file) return { type, module: { ...common, body: { fileId: file.fileId } } }
  const address = `https://learn.example.com/watch/${random.int(1000, 9999)}`
  const bodies: Partial<Record<ModuleType, object>> = {
    URLVOD: { body: { address } },
    ASS: { score: 100, maxSubmits: 3, body: { task: { blocks: [paragraph(siteTexts.task(unit.title))] } } },
    TST: {
      score: 100,
      weight: 100,
      requiredScore: 60,
      maxSubmits: 3,
      body: { questions: testOf(theme, random) },
    },
    ACE: { isRequired: false, body: { questions: surveyOf(siteTexts), isAnonymous: true } },
  }
  return { type, module: { ...common, ...bodies[type] } }
}

const testOf = ({ questions }: ThemeTexts, random: Random) =>
  questions.map(({ stem, choices, because }, i) => ({
    key: `q${String(i + 1).padStart(3, '0')}`,
    type: 'single',
    stem,
    score: 100 / questions.length,
    explanation: because,
    choices: random
      .shuffled(choices.map((text, at) => ({ text, isRight: at === 0 })))
      .map((choice, at) => ({ ...choice, key: 'ABCD'[at] ?? 'A' })),
  }))

const surveyOf = ({ survey }: SiteTexts) =>
  survey.map((stem, i) => ({
    key: `s${String(i + 1).padStart(3, '0')}`,
    type: i === 0 ? 'rating' : 'text',
    stem,
  }))
