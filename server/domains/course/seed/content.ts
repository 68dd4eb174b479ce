import { type CourseContent, courseContent, type ModuleType } from '@lyceum/contract/course'
import type { Random } from '#platform/seed'
import { type DemoMedia, pickFile } from './pick-file.ts'
import type { PlannedChapter, PlannedUnit } from './read-outline.ts'
import type { ThemeWords } from './theme-words.ts'
import type { Words } from './words.ts'

type Wish = {
  readonly subject: string
  readonly chapters: readonly PlannedChapter[]
  readonly theme: ThemeWords
  readonly words: Words
  readonly media: DemoMedia
  readonly random: Random
}

type Drafted = { readonly type: ModuleType; readonly module: Record<string, unknown> }

/** The chapters of a course and what is in them; the numbers of modules are put in by whoever stores it. */
export function drawContent(
  wish: Wish,
  nextId: () => string,
): { content: CourseContent; types: ModuleType[] } {
  const { chapters, words } = wish
  const drafted = chapters.map(({ title, units }, at) => ({
    title: words.chapter(at, title),
    modules: [...units, ...closing(wish, at === chapters.length - 1)].map((unit, nth) =>
      drawModule(unit, at + nth, wish),
    ),
  }))
  const numbered = drafted.map(({ title, modules }) => ({
    title,
    modules: modules.map(({ type, module }) => ({ ...module, type, id: nextId() })),
  }))
  const content = courseContent.parse({
    introduction: introductionOf(wish),
    chapters: numbered,
    passScore: 60,
  })
  return { content, types: drafted.flatMap(({ modules }) => modules.map(({ type }) => type)) }
}

const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

function introductionOf({ subject, theme, words, random }: Wish) {
  const items = theme.able.map((text) => ({ depth: 0, runs: [{ text: text.replaceAll('{}', subject) }] }))
  return {
    blocks: [
      paragraph(random.pick(words.leads).replaceAll('{}', subject)),
      { kind: 'heading', level: 3, runs: [{ text: words.goals }] },
      { kind: 'list', isOrdered: false, items },
    ],
  }
}

/** At the end of a course: a test, mostly an opinion, seldom somewhere outside to go on. */
function closing({ subject, words, random }: Wish, isLast: boolean): PlannedUnit[] {
  if (!isLast) return []
  const link = random.chance(0.06) ? [{ type: 'URLVOD' as const, title: words.further(subject) }] : []
  const opinion = random.chance(0.6) ? [{ type: 'ACE' as const, title: words.opinion }] : []
  return [...link, { type: 'TST', title: subject }, ...opinion]
}

function drawModule(unit: PlannedUnit, nth: number, { theme, words, media, random }: Wish): Drafted {
  const file = pickFile(media, { ...unit, theme: theme.name, nth })
  const isLesson = !['ASS', 'TST', 'ACE'].includes(unit.type)
  const type = file?.type ?? (isLesson ? 'URLVOD' : unit.type)
  const common = { title: words.titled(type, unit.title), minutes: random.int(5, 30), isMobile: true }
  if (file) return { type, module: { ...common, body: { fileId: file.fileId } } }
  const address = `https://learn.example.com/watch/${random.int(1000, 9999)}`
  const bodies: Partial<Record<ModuleType, object>> = {
    URLVOD: { body: { address } },
    ASS: { score: 100, maxSubmits: 3, body: { task: { blocks: [paragraph(words.task(unit.title))] } } },
    TST: {
      score: 100,
      weight: 100,
      requiredScore: 60,
      maxSubmits: 3,
      body: { questions: testOf(theme, random) },
    },
    ACE: { isRequired: false, body: { questions: surveyOf(words), isAnonymous: true } },
  }
  return { type, module: { ...common, ...bodies[type] } }
}

const testOf = ({ questions }: ThemeWords, random: Random) =>
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

const surveyOf = ({ survey }: Words) =>
  survey.map((stem, i) => ({
    key: `s${String(i + 1).padStart(3, '0')}`,
    type: i === 0 ? 'rating' : 'text',
    stem,
  }))
