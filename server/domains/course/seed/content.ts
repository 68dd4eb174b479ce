import { type CourseContent, courseContent, type ModuleType } from '@lyceum/contract/course'
import type { Random } from '#platform/seed'

/**
 * Files that modules of the demonstration may show, by kind. The room that keeps files makes a few real ones and gives
 * them here; a kind without files is not used, so that every module of the demonstration can be opened.
 */
export type DemoMedia = Readonly<Partial<Record<'VOD' | 'AUD' | 'SCO' | 'RDG' | 'REF', readonly string[]>>>

export type Words = {
  readonly chapters: readonly string[]
  /** One sentence about the course. */
  readonly about: (subject: string) => string
  readonly lead: (subject: string) => string
  readonly aims: (subject: string) => readonly string[]
  readonly goals: string
  /** By kind, and how many of the kind came before: no two of a course are called the same. */
  readonly modules: Readonly<Record<ModuleType, (subject: string, nth: number) => string>>
  readonly task: (subject: string) => string
  readonly questions: readonly { readonly stem: string; readonly choices: readonly string[] }[]
  readonly survey: readonly string[]
}

type Wish = {
  readonly subject: string
  readonly words: Words
  readonly media: DemoMedia
  readonly random: Random
}

type Drafted = { readonly type: ModuleType; readonly module: Record<string, unknown> }

/** No two modules of a course are called the same. */
function titled(
  words: Words,
  { type, subject, nth }: { type: ModuleType; subject: string; nth: number },
): string {
  const title = words.modules[type](subject, nth)
  const isTaken = Array.from({ length: nth }, (_, at) => words.modules[type](subject, at)).includes(title)
  return isTaken ? `${title}（${nth + 1}）` : title
}

/** The chapters of a course and what is in them; the numbers of modules are put in by whoever stores it. */
export function drawContent(
  wish: Wish,
  nextId: () => string,
): { content: CourseContent; types: ModuleType[] } {
  const { subject, words, random } = wish
  const counts = new Map<ModuleType, number>()
  const nth = (type: ModuleType) => {
    counts.set(type, (counts.get(type) ?? -1) + 1)
    return counts.get(type) ?? 0
  }
  const chapters = words.chapters.slice(0, random.int(2, words.chapters.length)).map((title, at, all) => ({
    title,
    modules: kindsFor(at === all.length - 1, wish).map((type) => drawModule(type, nth(type), wish)),
  }))
  const numbered = chapters.map(({ title, modules }) => ({
    title,
    modules: modules.map(({ type, module }) => ({ ...module, type, id: nextId() })),
  }))
  const content = courseContent.parse({
    introduction: introductionOf(subject, words),
    chapters: numbered,
    passScore: chapters.some(({ modules }) => modules.some(({ type }) => type === 'TST')) ? 60 : null,
  })
  return { content, types: chapters.flatMap(({ modules }) => modules.map(({ type }) => type)) }
}

const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

function introductionOf(subject: string, words: Words) {
  const items = words.aims(subject).map((text) => ({ depth: 0, runs: [{ text }] }))
  return {
    blocks: [
      paragraph(words.lead(subject)),
      { kind: 'heading', level: 3, runs: [{ text: words.goals }] },
      { kind: 'list', isOrdered: false, items },
    ],
  }
}

/** What a chapter is made of: things to see and read, and at the end of the course a test and an opinion. */
function kindsFor(isLast: boolean, { media, random }: Wish): ModuleType[] {
  const shown = (['VOD', 'AUD', 'RDG', 'SCO', 'REF'] as const).filter(
    (type) => (media[type]?.length ?? 0) > 0,
  )
  const open: readonly ModuleType[] = ['URLVOD', ...shown, ...shown]
  const begun = Array.from({ length: random.int(1, 3) }, () => random.pick(open))
  if (!isLast) return random.chance(0.3) ? [...begun, 'ASS'] : begun
  return [...begun, 'TST', ...(random.chance(0.6) ? (['ACE'] as const) : [])]
}

function drawModule(type: ModuleType, nth: number, { subject, words, media, random }: Wish): Drafted {
  const title = titled(words, { type, subject, nth })
  const common = { title, minutes: random.int(5, 30), isMobile: true }
  const files: readonly string[] = new Map(Object.entries(media)).get(type) ?? []
  const bodies: Partial<Record<ModuleType, object>> = {
    URLVOD: { body: { address: `https://learn.example.com/watch/${random.int(1000, 9999)}` } },
    ASS: { score: 100, maxSubmits: 3, body: { task: { blocks: [paragraph(words.task(subject))] } } },
    TST: { score: 100, weight: 100, requiredScore: 60, maxSubmits: 3, body: { questions: testOf(words) } },
    ACE: { isRequired: false, body: { questions: surveyOf(words), isAnonymous: true } },
  }
  return { type, module: { ...common, ...(bodies[type] ?? { body: { fileId: random.pick(files) } }) } }
}

const testOf = ({ questions }: Words) =>
  questions.map(({ stem, choices }, i) => ({
    key: `q${String(i + 1).padStart(3, '0')}`,
    type: 'single',
    stem,
    score: 100 / questions.length,
    choices: choices.map((text, at) => ({ key: 'ABCD'[at] ?? 'A', text, isRight: at === 0 })),
  }))

const surveyOf = ({ survey }: Words) =>
  survey.map((stem, i) => ({
    key: `s${String(i + 1).padStart(3, '0')}`,
    type: i === 0 ? 'rating' : 'text',
    stem,
  }))
