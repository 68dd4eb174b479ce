import type { TeachingLink } from '@lyceum/contract/question'
import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { insertQuestions } from './bank/question-store.ts'
import { guessedFacility } from './health/rules.ts'
import { drawBank, type GeneratedQuestion, type TaughtTheme } from './seed/draw-bank.ts'
import type { QuestionTexts } from './seed/question-texts.ts'
import { hengchuanTexts } from './seed/texts-hengchuan.ts'
import { nanyuTexts } from './seed/texts-nanyu.ts'
import { on } from './tables.ts'

type Person = { readonly id: string; readonly state: string; readonly roles: readonly string[] }

type Course = {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly content: {
    readonly chapters: readonly {
      readonly modules: readonly { readonly id: string; readonly type: string; readonly title: string }[]
    }[]
  }
}

type Made = {
  readonly authorId: string | undefined
  readonly courses: readonly Course[]
  /** What the courses teach, by category. */
  readonly taught: readonly TaughtTheme[]
}

type SeededQuestion = GeneratedQuestion & {
  readonly id: string
  readonly state: 'draft' | 'reviewed' | 'retired'
}

type Seeded = {
  readonly questions: readonly SeededQuestion[]
  /** The ids of the categories by their names. */
  readonly categories: ReadonlyMap<string, string>
}

const textsBySite: Readonly<Record<string, QuestionTexts>> = { hengchuan: hengchuanTexts, nanyu: nanyuTexts }
const most: Readonly<Record<string, Readonly<Record<SeedCtx['size'], number>>>> = {
  hengchuan: { company: 3000, small: 120 },
  nanyu: { company: 240, small: 40 },
}

/** Who makes questions, papers and exams. */
export const authorAmong = (people: readonly Person[]): Person | undefined =>
  people.find(({ state, roles }) => state === 'active' && roles.includes('TADM')) ?? people[0]

/** The bank of a demonstration site. */
export async function seed(ctx: SeedCtx, { authorId, courses, taught }: Made): Promise<Seeded> {
  const texts = textsBySite[ctx.site.code]
  if (!texts || authorId === undefined) return { questions: [], categories: new Map() }
  const places = await seedPlaces(ctx, texts, taught)
  const generated = drawBank({
    wording: texts,
    taught,
    count: most[ctx.site.code]?.[ctx.size] ?? 0,
    random: ctx.random,
    lessonOf: lessonFinder(courses, texts),
  })
  const questions = await write(ctx, { drawn: generated, places, authorId })
  await seedHealth(ctx, questions)
  return { questions, categories: places.categories }
}

type Places = {
  readonly categories: ReadonlyMap<string, string>
  readonly points: ReadonlyMap<string, string>
}

/** A category for each theme, a knowledge point for each subject. */
async function seedPlaces(
  { db, ids }: SeedCtx,
  texts: QuestionTexts,
  taught: Made['taught'],
): Promise<Places> {
  const categories = texts.themes.map(({ category }, position) => ({
    id: ids.next(),
    name: category,
    level: 1,
    parentId: null,
    position,
  }))
  const names = [...new Set(taught.flatMap(({ subjects }) => subjects))]
  const points = names.map((name) => ({ id: ids.next(), name }))
  await on(db).insertInto('exam.category').values(categories).execute()
  if (points.length > 0) await on(db).insertInto('exam.point').values(points).execute()
  return {
    categories: new Map(categories.map(({ id, name }) => [name, id])),
    points: new Map(points.map(({ id, name }) => [name, id])),
  }
}

/** A minute of a film in a course about the subject. */
function lessonFinder(courses: readonly Course[], texts: QuestionTexts) {
  const published = courses.filter(({ state }) => state === 'published')
  return (subject: string): TeachingLink | undefined => {
    const course = published.find(({ title }) => title.includes(subject))
    const film = course?.content.chapters
      .flatMap(({ modules }) => modules)
      .find(({ type }) => type === 'VOD' || type === 'RDG')
    if (!course || !film) return undefined
    const title = texts.linkTitle.replace('{}', course.title).slice(0, 120)
    return { kind: 'lesson', courseId: course.id, moduleId: film.id, second: subject.length * 20, title }
  }
}

type Writing = {
  readonly drawn: readonly GeneratedQuestion[]
  readonly places: Places
  readonly authorId: string
}

async function write(
  ctx: SeedCtx,
  { drawn: generated, places, authorId }: Writing,
): Promise<SeededQuestion[]> {
  const { random, calendar, ids } = ctx
  const all = generated.map((question) => ({
    ...question,
    state: random.weighted([
      ['reviewed', 92],
      ['draft', 6],
      ['retired', 2],
    ] as const),
    at: calendar.moment(-random.int(2, 520), random.int(9 * 60, 18 * 60)),
  }))
  const questions: SeededQuestion[] = []
  await inGroups(all, async (group) => {
    const made = await insertQuestions(
      ctx.db,
      group.map(({ category, subject, difficulty, body, state, at }) => {
        const categoryId = places.categories.get(category) ?? ''
        const pointIds = [places.points.get(subject) ?? ''].filter((id) => id !== '')
        const place = { categoryId, categoryPath: [categoryId], difficulty, pointIds, tags: [] }
        return { ...place, body, state, createdBy: authorId, at }
      }),
      (count) => Array.from({ length: count }, () => ids.next()),
    )
    questions.push(...group.map(({ at: _at, ...question }, n) => ({ ...question, id: made[n] ?? '0' })))
  })
  return questions
}

/** As if two years of papers had been scored: mostly as hard as was thought, some with a story of their own. */
async function seedHealth({ db, random }: SeedCtx, questions: readonly SeededQuestion[]): Promise<void> {
  const scoredQuestions = questions.filter(
    ({ state, body }) => state !== 'draft' && isScored(body.content.type),
  )
  const versions = new Map(
    (await on(db).selectFrom('exam.question').select(['id', 'versionId']).execute()).map(
      ({ id, versionId }) => [id, versionId ?? '0'],
    ),
  )
  const picks: { versionId: string; slot: string; picked: number }[] = []
  const rows = scoredQuestions.flatMap((question) => {
    if (random.chance(0.15)) return []
    const versionId = versions.get(question.id) ?? '0'
    const answered = random.int(12, 640)
    const luck = random.chance(0.05) ? -0.35 : (random.next() - 0.5) * 0.2
    const facility = Math.min(0.98, Math.max(0.08, guessedFacility(question.difficulty) + luck))
    const rest = 0.7
    const spread = facility * (1 - facility)
    const strength = random.chance(0.06) ? random.next() * 0.08 : 0.15 + random.next() * 0.4
    const covariance = strength * Math.sqrt(spread) * 0.15
    picks.push(...picksOf(question, { versionId, answered, facility }))
    return [
      {
        versionId,
        answered,
        fullyRight: Math.round(answered * facility),
        shareSum: answered * facility,
        shareSquares: answered * facility,
        restSum: answered * rest,
        restSquares: answered * (rest ** 2 + 0.15 ** 2),
        productSum: answered * (facility * rest + covariance),
        flags: random.chance(0.03) ? random.int(3, 9) : random.int(0, 1),
      },
    ]
  })
  await inGroups(rows, (group) => on(db).insertInto('exam.item_stat').values(group).execute())
  await inGroups(picks, (group) => on(db).insertInto('exam.item_pick').values(group).execute())
}

const isScored = (type: string) => ['MC', 'MC_MANY', 'TF', 'FB', 'MT'].includes(type)

type Answered = { readonly versionId: string; readonly answered: number; readonly facility: number }

/** Who is right chose what is right; the others went to the wrong ones, one of them more than the rest. */
function picksOf({ body }: SeededQuestion, { versionId, answered, facility }: Answered) {
  const { content, key } = body
  if (content.type !== 'MC' && content.type !== 'MC_MANY') return []
  const right = key?.type === 'MC' || key?.type === 'MC_MANY' ? [key.right].flat() : []
  const wrong = content.options.filter(({ slot }) => !right.includes(slot)).map(({ slot }) => slot)
  const share = (slot: string) => {
    if (right.includes(slot)) return content.type === 'MC' ? facility : 0.4 + 0.6 * facility
    const weight = slot === wrong[0] ? 2 : 1
    return ((1 - facility) * weight) / (wrong.length + 1)
  }
  return content.options.map(({ slot }) => ({ versionId, slot, picked: Math.round(answered * share(slot)) }))
}
