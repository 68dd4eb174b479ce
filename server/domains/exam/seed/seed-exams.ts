import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/domain/seed'
import { batchOf } from '../setup/pick-form.ts'
import { drawForms, formById, keysById } from '#domains/paper'
import { replaceMarkers } from '../setup/exam-store.ts'
import { drawSittings, mistakesIn, type Outcome } from './draw-sittings.ts'
import { insertCandidates, insertExam, insertMistakes, insertAttempts } from './exams-store.ts'
import { type ExamTexts, examTextsBySite } from './exam-texts.ts'
import type { CourseExam, Person } from './plan-course-exams.ts'
import { candidateRow, sitOnSite } from './candidates.ts'
import type { SeedAttempt, Taker } from './sit-exam.ts'

/** A paper that exams are held with, and what it is good for. */
export type ExamPaper = {
  readonly id: string
  readonly use: string
  readonly category: string | null
  readonly fullScore: number
}

type Made = {
  readonly people: readonly Person[]
  readonly papers: readonly ExamPaper[]
  readonly examData: readonly CourseExam[]
}

export type ExamResult = Outcome & { readonly courseId: string; readonly versionId: string }

/** The usual number of candidates. */
const usually = { company: 80, small: 6 } as const

/** Seeds past and current exams with two years of papers: scored, and marked in part. */
export async function seedExams(ctx: SeedCtx, made: Made): Promise<readonly ExamResult[]> {
  const texts = examTextsBySite[ctx.site.code]
  if (!texts) return []
  const abilities = new Map(made.people.map(({ id }) => [id, 0.62 + ctx.random.next() * 0.36]))
  const hard = new Map<string, number>()
  const hardness = (question: string) => {
    const known = hard.get(question) ?? (ctx.random.next() ** 2 - 0.15) * 0.6
    hard.set(question, known)
    return known
  }
  const outcomes: ExamResult[] = []
  const papers: SeedAttempt[] = []
  for (const exam of made.examData) {
    const takers = takersOf(ctx, exam, made.people).map(({ id }) => ({
      id,
      ability: abilities.get(id) ?? 0.8,
    }))
    const attempts = await seedExam(ctx, { exam, takers, made, texts, hardness })
    outcomes.push(
      ...attempts.outcomes.map((item) => ({ ...item, courseId: exam.courseId, versionId: exam.versionId })),
    )
    papers.push(...attempts.papers)
  }
  await insertAttempts(ctx, papers)
  await insertMistakes(ctx, mistakesIn(papers, ctx))
  return outcomes
}

/** Demo accounts are candidates of all exams held since they joined. */
function takersOf({ random, calendar, size, site }: SeedCtx, exam: CourseExam, people: readonly Person[]) {
  const since = calendar.day(Math.min(exam.from ?? -300, 0))
  const there = people.filter(
    ({ state, isExternal, joinedOn }) => state === 'active' && !isExternal && (joinedOn ?? '') <= since,
  )
  const share = site.code === 'nanyu' ? 0.4 : 1
  const count = Math.max(3, Math.round(usually[size] * exam.takers * share))
  const shown = there.filter(({ isDemo, roles }) => isDemo && roles.length === 0)
  const others = random.shuffled(
    there.filter(({ roles }) => roles.length === 0 && !shown.some((item) => item.roles === roles)),
  )
  return [...new Set([...shown, ...others])].slice(0, count)
}

type ExamSeeding = {
  readonly exam: CourseExam
  readonly takers: readonly Taker[]
  readonly made: Made
  readonly texts: ExamTexts
  readonly hardness: (question: string) => number
}

async function seedExam(ctx: SeedCtx, seeding: ExamSeeding) {
  const { exam, takers, made } = seeding
  const { calendar, ids } = ctx
  const id = ids.next()
  const { settings, paper } = settingsOf(exam, made.papers)
  const opensAt = exam.from === null ? null : calendar.moment(exam.from, 9 * 60)
  const closesAt = exam.until === null ? null : calendar.moment(exam.until, 18 * 60)
  const { courseId, createdBy, shownAt: createdAt } = exam
  const head = { id, courseId, isOffline: paper === null, createdBy, createdAt }
  await insertExam(ctx, { ...head, settings, opensAt, closesAt })
  const isAhead = (exam.from ?? -1) > 0
  if (paper === null) return sitOnSite(ctx, { examId: id, takers, exam, isAhead })
  return sitHere(ctx, { ...seeding, examId: id, settings, paper })
}

type Sitting = ExamSeeding & {
  readonly examId: string
  readonly settings: ReturnType<typeof settingsOf>['settings']
  readonly paper: ExamPaper
}

async function sitHere(
  ctx: SeedCtx,
  { exam, examId, settings, paper, takers, made, texts, hardness }: Sitting,
) {
  const markers = markersAmong(made.people)
  await replaceMarkers(ctx.db, examId, exam.marked === undefined ? [] : markers)
  const forms = await formsFor(ctx, { paperId: paper.id, batch: batchOf(examId), at: exam.shownAt })
  const examData = { examId, ...settings, forms, markers, marked: exam.marked ?? 1, hardness, texts }
  const days = [exam.from ?? -300, Math.min(exam.until ?? -1, -1)] as const
  const waits = waitingFor(exam, made.people)
  const plan = { examData, days, settings }
  const sittings = [
    ...drawSittings({ ...plan, takers: takers.filter(waits), isAhead: true }, ctx),
    ...drawSittings({ ...plan, takers: takers.filter((item) => !waits(item)), isAhead: false }, ctx),
  ]
  await insertCandidates(
    ctx,
    sittings.map((item, at) => candidateRow(ctx, { ...item, examId, exam, texts, at })),
  )
  return {
    outcomes: sittings.map(({ outcome }) => outcome),
    papers: sittings.flatMap(({ attempts }) => attempts),
  }
}

/** Candidates who have not taken it yet: everybody before it begins; demo accounts while it runs or has a make-up. */
function waitingFor({ from, until, hasMakeUp }: CourseExam, people: readonly Person[]) {
  const isAhead = (from ?? -1) > 0
  const isRunning = from !== null && (until ?? 1) > 0
  const shown = new Set(people.filter(({ isDemo }) => isDemo).map(({ id }) => id))
  return ({ id }: Taker) => isAhead || ((isRunning || hasMakeUp === true) && shown.has(id))
}

function settingsOf(exam: CourseExam, papers: readonly ExamPaper[]) {
  const paper = paperFor(exam, papers)
  const settings: Omit<ExamSettings, 'opensAt' | 'closesAt'> = {
    paperId: paper?.id ?? null,
    minutes: 60,
    passScore: Math.round((paper?.fullScore ?? 100) * 0.6),
    maxOpens: 2,
    maxSubmits: null,
    lateMinutes: null,
    screenCutLimit: null,
    screenCutPolicy: 'ZERO',
    timeoutPolicy: 'SCORE_SAVED',
    answersShown: 'afterClose',
    scoresShown: 'afterSubmit',
    startCode: null,
    isAdminStart: false,
    ...exam.settings,
  }
  return { settings, paper }
}

function paperFor({ paper, category, nth = 0 }: CourseExam, papers: readonly ExamPaper[]): ExamPaper | null {
  if (paper === null) return null
  const fitting = papers.filter(
    (item) => item.use === paper && (paper !== 'monthly' || item.category === category),
  )
  return fitting[nth % Math.max(1, fitting.length)] ?? papers.find(({ use }) => use === 'fixed') ?? null
}

const markersAmong = (people: readonly Person[]) =>
  people
    .filter(({ state, roles, isDemo }) => state === 'active' && isDemo && roles.length > 0)
    .map(({ id }) => id)

type Forms = { readonly paperId: string; readonly batch: string; readonly at: Date }

/** Several per exam, so that neighbours have different ones. */
async function formsFor({ db }: SeedCtx, { paperId, batch, at }: Forms) {
  const ids = await drawForms({ db, now: at }, { paperId, batch, count: 3 })
  return Promise.all(
    ids.map(async (id) => ({
      id,
      document: (await formById(db, id)) ?? { fullScore: 0, questionCount: 0, sections: [] },
      keys: (await keysById(db, id)) ?? {},
    })),
  )
}
