import type { ApprovalChain, CourseKind } from '@lyceum/contract/course'
import type { SeedCtx } from '#platform/seed'
import { drawnCover } from './rules.ts'
import { seedCategories, type Shelves } from './seed/category-store.ts'
import { drawContent } from './seed/content.ts'
import { type Planner, plannerOf } from './seed/draw-plan.ts'
import type { DemoMedia } from './seed/pick-file.ts'
import { showcase, showcaseContent } from './seed/showcase.ts'
import { hengchuanThemes } from './seed/themes-hengchuan.ts'
import { nanyuThemes } from './seed/themes-nanyu.ts'
import { type Theme, type Titled, titlesOf } from './seed/theme.ts'
import { themeWords } from './seed/theme-words.ts'
import { wordsFor } from './seed/words.ts'
import { insertCourses } from './seed/course-store.ts'
import { courseOfExam, type ExamSheet } from './seed/exam-sheets.ts'

type Made = {
  readonly people: readonly {
    readonly id: string
    readonly state: string
    readonly isExternal: boolean
    readonly roles: readonly string[]
  }[]
  readonly units: readonly { readonly id: string; readonly level: number }[]
  /** Files that modules may show; see `DemoMedia`. */
  readonly media?: DemoMedia
}

/** As the room above needs it: the sheet, what is studied, and since when. */
export type SeededCourse = Drawn['row'] &
  Pick<Drawn, 'content' | 'teachers'> & { readonly versionId: string | null; readonly isShowcase: boolean }

/** What is taught in a category, for the rooms above that ask about it. */
type TaughtTheme = {
  readonly name: string
  readonly categoryId: string
  readonly subjects: readonly string[]
}

const themesOf: Readonly<Record<string, readonly Theme[]>> = {
  hengchuan: hengchuanThemes,
  nanyu: nanyuThemes,
}

/** So many courses at most: the two that the last shelf has more than the catalogue promises are left out. */
const most = { company: 268, small: 24 } as const

/** The catalogue of a demonstration site: categories, courses in every state, their drafts, versions and lecturers. */
export async function seed(
  ctx: SeedCtx,
  made: Made,
): Promise<{ courses: readonly SeededCourse[]; taught: readonly TaughtTheme[] }> {
  const themes = themesOf[ctx.site.code] ?? []
  const shelves = await seedCategories(ctx, themes)
  const drawn = drawCourses(ctx, { themes, shelves, made })
  await insertCourses(ctx, drawn)
  return {
    courses: drawn.map(({ row, content, teachers, versionId }) => ({
      ...row,
      content,
      teachers,
      versionId: row.state === 'draft' ? null : versionId,
      isShowcase: row.title === showcase.sheet.title,
    })),
    taught: themes.map(({ name, shelves: below }) => ({
      name,
      categoryId: shelves.get([name, Object.keys(below)[0]].join('/'))?.[0] ?? '',
      subjects: Object.values(below).flat(),
    })),
  }
}

/** Courses of exams, made when it is known which exams there are. */
export async function seedExamCourses(ctx: SeedCtx, sheets: readonly ExamSheet[]): Promise<void> {
  await insertCourses(ctx, sheets.map(courseOfExam))
}

const kinds: readonly (readonly [CourseKind, number])[] = [
  ['SELFSTUDY', 65],
  ['SCLASS', 12],
  ['AUDIOVIDEO', 8],
  ['INTEGRATED', 7],
  ['CLASSROOM', 8],
]

const approvals: readonly (readonly [ApprovalChain, number])[] = [
  ['none', 82],
  ['manager', 12],
  ['administrator', 4],
  ['both', 2],
]

type Wish = { readonly themes: readonly Theme[]; readonly shelves: Shelves; readonly made: Made }

function drawCourses(ctx: SeedCtx, { themes, shelves, made }: Wish) {
  const all = themes.flatMap(titlesOf)
  // In a small catalogue every shelf still has something on it.
  const step = Math.max(1, Math.floor(all.length / most[ctx.size]))
  const wanted = all.filter((_, i) => i % step === 0).slice(0, most[ctx.size])
  const active = made.people.filter(({ state, isExternal }) => state === 'active' && !isExternal)
  const teachers = active.filter(({ roles }) => roles.includes('INSTR'))
  const author = active.find(({ roles }) => roles.includes('TADM')) ?? active[0]
  const units = made.units.filter(({ level }) => level === 2 || level === 3)
  const shown = wanted.find(({ shelf }) => shelf.startsWith(showcase.shelf))
  const asked = wanted.find((one) => one !== shown)
  const drawerOf = (one: Titled) => (one === shown ? drawShowcase : one === asked ? drawAsked : drawCourse)
  const planners = new Map(themes.map(({ name }) => [name, plannerOf(themeWords(ctx.site.code, name))]))
  return wanted.map((one) =>
    drawerOf(one)(ctx, {
      ...one,
      path: shelves.get(one.shelf) ?? [],
      authorId: author?.id ?? '',
      teachers: ctx.random.shuffled(teachers.length > 0 ? teachers : active).slice(0, ctx.random.int(1, 2)),
      unitId: ctx.random.chance(0.45) && units.length > 0 ? ctx.random.pick(units).id : null,
      media: made.media ?? {},
      planner: planners.get(one.theme) ?? (() => []),
    }),
  )
}

type Drawing = Titled & {
  readonly path: readonly string[]
  readonly authorId: string
  readonly teachers: readonly { readonly id: string }[]
  readonly unitId: string | null
  readonly media: DemoMedia
  readonly planner: Planner
}

function drawCourse(ctx: SeedCtx, one: Drawing) {
  const { random, calendar, ids, site } = ctx
  const words = wordsFor(site.code)
  const theme = themeWords(site.code, one.theme)
  const chapters = one.outline?.chapters ?? one.planner(one.subject, random)
  const moduleIds: string[] = []
  const { content, types } = drawContent({ ...one, chapters, theme, words, random }, () => {
    const id = ids.next()
    moduleIds.push(id)
    return id
  })
  const state = random.weighted([
    ['published', 88],
    ['draft', 8],
    ['retired', 4],
  ] as const)
  const madeDaysAgo = random.int(3, 540)
  const at = calendar.moment(-madeDaysAgo, random.int(9 * 60, 18 * 60))
  const isChanged = state === 'published' && random.chance(0.07)
  return {
    content,
    versionId: ids.next(),
    modules: moduleIds.map((id, i) => ({ id, type: types[i] ?? 'URLVOD' })),
    teachers: one.teachers.map(({ id }) => id),
    isChanged,
    row: { ...sheetOf(ctx, one), ...shownAt(state, at), hasExam: types.includes('TST') },
  }
}

/** One of them is open to everybody whose manager agrees: there is always something to ask for. */
function drawAsked(ctx: SeedCtx, one: Drawing) {
  const drawn = drawCourse(ctx, one)
  const open = { approval: 'manager' as const, quota: null, queueLimit: 0, audience: ['all'] }
  return { ...drawn, row: { ...drawn.row, ...shownAt('published', drawn.row.createdAt), ...open } }
}

/** One of them has every kind of module and is open to everybody, at any time. */
function drawShowcase(ctx: SeedCtx, one: Drawing) {
  const drawn = drawCourse(ctx, one)
  const { applyFrom: _from, applyUntil: _until, studyFrom: _begins, studyUntil: _ends, ...always } = drawn.row
  const { content, modules } = showcaseContent(one.media, ctx.ids.next)
  const at = shownAt('published', ctx.calendar.moment(-40, 10 * 60))
  const row = { ...always, ...at, ...showcase.sheet, cover: JSON.stringify(drawnCover(showcase.sheet.title)) }
  return { ...drawn, content, modules, row, isChanged: false }
}

type State = 'draft' | 'published' | 'retired'

const shownAt = (state: State, at: Date) => ({
  state,
  createdAt: at,
  updatedAt: at,
  publishedAt: state === 'draft' ? null : at,
})

/** How a course is offered: mostly to everyone and without limits, sometimes with places, a window and approval. */
function sheetOf({ random, calendar, ids, site }: SeedCtx, one: Drawing) {
  const kind = random.weighted(kinds)
  const isLive = kind === 'CLASSROOM' || kind === 'INTEGRATED'
  const hasPlaces = isLive || random.chance(0.12)
  return {
    id: ids.next(),
    kind,
    title: one.title,
    summary: summaryOf(one, random.pick(themeWords(site.code, one.theme).about)),
    categoryId: one.path.at(-1) ?? null,
    categoryPath: [...one.path],
    unitId: one.unitId,
    cover: JSON.stringify(drawnCover(one.title)),
    hours: String(random.pick([0.5, 1, 1, 1.5, 2, 3])),
    credits: String(random.pick([0, 0.5, 0.5, 1, 1, 2])),
    reward: random.pick([0, 5, 10, 10, 20]),
    isCompulsory: random.chance(0.18),
    allowsRepeat: random.chance(0.3),
    isClosedToExternals: random.chance(0.35),
    approval: random.weighted(approvals),
    ...(isLive ? timesFrom(calendar, random.int(-20, 60)) : {}),
    dueDays: random.chance(0.25) ? random.pick([14, 30, 60]) : null,
    quota: hasPlaces ? random.pick([20, 30, 40, 60]) : null,
    queueLimit: hasPlaces ? random.pick([0, 10, 20]) : 0,
    audience: one.unitId !== null && random.chance(0.35) ? [`unit:${one.unitId}`] : ['all'],
    createdBy: one.authorId,
  }
}

/** Its author's own sentence, or one that fits its category. */
const summaryOf = ({ outline, subject }: Titled, usual: string) =>
  outline?.summary ?? usual.replaceAll('{}', subject)

/** What takes place on a day is applied for before it. */
const timesFrom = (calendar: SeedCtx['calendar'], begins: number) => ({
  applyFrom: calendar.moment(begins - 30, 9 * 60),
  applyUntil: calendar.moment(begins - 1, 18 * 60),
  studyFrom: calendar.moment(begins, 9 * 60),
  studyUntil: calendar.moment(begins + 30, 18 * 60),
})

type Drawn = ReturnType<typeof drawCourse>
