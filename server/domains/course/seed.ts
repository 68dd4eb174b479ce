import type { ApprovalChain, CourseKind } from '@lyceum/contract/course'
import type { SeedCtx } from '#platform/domain/seed'
import { generatedCover } from './rules.ts'
import { seedCategories, type CategoryPaths } from './seed/category-store.ts'
import { drawContent } from './seed/generate-content.ts'
import { type Planner, plannerOf } from './seed/plan-chapters.ts'
import type { DemoMedia } from './seed/pick-file.ts'
import { showcase, showcaseContent } from './seed/showcase.ts'
import { hengchuanThemes } from './seed/themes-hengchuan.ts'
import { nanyuThemes } from './seed/themes-nanyu.ts'
import { type Theme, type Titled, titlesOf } from './seed/theme.ts'
import { themeTextsOf } from './seed/theme-texts.ts'
import { siteTextsFor } from './seed/site-texts.ts'
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

/** As the domain above needs it: the sheet, the content, and since when. */
export type SeededCourse = GeneratedCourse['row'] &
  Pick<GeneratedCourse, 'content' | 'teachers'> & {
    readonly versionId: string | null
    readonly isShowcase: boolean
  }

/** What is taught in a category, for the domains above. */
type TaughtTheme = {
  readonly name: string
  readonly categoryId: string
  readonly subjects: readonly string[]
}

const themesOf: Readonly<Record<string, readonly Theme[]>> = {
  hengchuan: hengchuanThemes,
  nanyu: nanyuThemes,
}

/** Maximum number of courses: two of the last category are left out to match the promised catalogue size. */
const most = { company: 268, small: 24 } as const

/** The catalogue of a demo site: categories, courses in every state, their drafts, versions and lecturers. */
export async function seed(
  ctx: SeedCtx,
  made: Made,
): Promise<{ courses: readonly SeededCourse[]; taught: readonly TaughtTheme[] }> {
  const themes = themesOf[ctx.site.code] ?? []
  const categories = await seedCategories(ctx, themes)
  const generated = drawCourses(ctx, { themes, categories, made })
  await insertCourses(ctx, generated)
  return {
    courses: generated.map(({ row, content, teachers, versionId }) => ({
      ...row,
      content,
      teachers,
      versionId: row.state === 'draft' ? null : versionId,
      isShowcase: row.title === showcase.sheet.title,
    })),
    taught: themes.map(({ name, categories: below }) => ({
      name,
      categoryId: categories.get([name, Object.keys(below)[0]].join('/'))?.[0] ?? '',
      subjects: Object.values(below).flat(),
    })),
  }
}

/** Courses of exams, created once the exams are known. */
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

type CatalogueInput = {
  readonly themes: readonly Theme[]
  readonly categories: CategoryPaths
  readonly made: Made
}

function drawCourses(ctx: SeedCtx, { themes, categories, made }: CatalogueInput) {
  const all = themes.flatMap(titlesOf)
  // Even a small catalogue has something in every category.
  const step = Math.max(1, Math.floor(all.length / most[ctx.size]))
  const chosen = all.filter((_, i) => i % step === 0).slice(0, most[ctx.size])
  const active = made.people.filter(({ state, isExternal }) => state === 'active' && !isExternal)
  const teachers = active.filter(({ roles }) => roles.includes('INSTR'))
  const author = active.find(({ roles }) => roles.includes('TADM')) ?? active[0]
  const units = made.units.filter(({ level }) => level === 2 || level === 3)
  const shown = chosen.find(({ category }) => category.startsWith(showcase.category))
  const withApproval = chosen.find((course) => course !== shown)
  const drawerOf = (course: Titled) =>
    course === shown ? drawShowcase : course === withApproval ? drawAsked : drawCourse
  const planners = new Map(themes.map(({ name }) => [name, plannerOf(themeTextsOf(ctx.site.code, name))]))
  return chosen.map((course) =>
    drawerOf(course)(ctx, {
      ...course,
      path: categories.get(course.category) ?? [],
      authorId: author?.id ?? '',
      teachers: ctx.random.shuffled(teachers.length > 0 ? teachers : active).slice(0, ctx.random.int(1, 2)),
      unitId: ctx.random.chance(0.45) && units.length > 0 ? ctx.random.pick(units).id : null,
      media: made.media ?? {},
      planner: planners.get(course.theme) ?? (() => []),
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

function drawCourse(ctx: SeedCtx, course: Drawing) {
  const { random, calendar, ids, site } = ctx
  const siteTexts = siteTextsFor(site.code)
  const theme = themeTextsOf(site.code, course.theme)
  const chapters = course.outline?.chapters ?? course.planner(course.subject, random)
  const moduleIds: string[] = []
  const { content, types } = drawContent({ ...course, chapters, theme, siteTexts, random }, () => {
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
    teachers: course.teachers.map(({ id }) => id),
    isChanged,
    row: { ...sheetOf(ctx, course), ...shownAt(state, at), hasExam: types.includes('TST') },
  }
}

/** One course is open to everybody with their manager's approval, so that there is always something to request. */
function drawAsked(ctx: SeedCtx, course: Drawing) {
  const generated = drawCourse(ctx, course)
  const open = { approval: 'manager' as const, quota: null, queueLimit: 0, audience: ['all'] }
  return {
    ...generated,
    row: { ...generated.row, ...shownAt('published', generated.row.createdAt), ...open },
  }
}

/** One course has every kind of module and is open to everybody at any time. */
function drawShowcase(ctx: SeedCtx, course: Drawing) {
  const generated = drawCourse(ctx, course)
  const {
    applyFrom: _from,
    applyUntil: _until,
    studyFrom: _begins,
    studyUntil: _ends,
    ...always
  } = generated.row
  const { content, modules } = showcaseContent(course.media, ctx.ids.next)
  const at = shownAt('published', ctx.calendar.moment(-40, 10 * 60))
  const row = {
    ...always,
    ...at,
    ...showcase.sheet,
    cover: JSON.stringify(generatedCover(showcase.sheet.title)),
  }
  return { ...generated, content, modules, row, isChanged: false }
}

type State = 'draft' | 'published' | 'retired'

const shownAt = (state: State, at: Date) => ({
  state,
  createdAt: at,
  updatedAt: at,
  publishedAt: state === 'draft' ? null : at,
})

/** How a course is offered: mostly to everyone without limits, sometimes with a quota, a period and approval. */
function sheetOf({ random, calendar, ids, site }: SeedCtx, course: Drawing) {
  const kind = random.weighted(kinds)
  const isLive = kind === 'CLASSROOM' || kind === 'INTEGRATED'
  const hasPlaces = isLive || random.chance(0.12)
  return {
    id: ids.next(),
    kind,
    title: course.title,
    summary: summaryOf(course, random.pick(themeTextsOf(site.code, course.theme).about)),
    categoryId: course.path.at(-1) ?? null,
    categoryPath: [...course.path],
    unitId: course.unitId,
    cover: JSON.stringify(generatedCover(course.title)),
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
    audience: course.unitId !== null && random.chance(0.35) ? [`unit:${course.unitId}`] : ['all'],
    createdBy: course.authorId,
  }
}

/** The author's own summary, or one that fits its category. */
const summaryOf = ({ outline, subject }: Titled, usual: string) =>
  outline?.summary ?? usual.replaceAll('{}', subject)

/** A dated course can be applied for before it starts. */
const timesFrom = (calendar: SeedCtx['calendar'], begins: number) => ({
  applyFrom: calendar.moment(begins - 30, 9 * 60),
  applyUntil: calendar.moment(begins - 1, 18 * 60),
  studyFrom: calendar.moment(begins, 9 * 60),
  studyUntil: calendar.moment(begins + 30, 18 * 60),
})

type GeneratedCourse = ReturnType<typeof drawCourse>
