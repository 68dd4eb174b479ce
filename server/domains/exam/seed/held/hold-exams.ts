import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/seed'
import { batchOf } from '../../entrance/pick-form.ts'
import { drawForms } from '../../form/draw-forms.ts'
import { formById, keysById } from '../../form/form-store.ts'
import { replaceMarkers } from '../../holding/exam-store.ts'
import type { SeededPaper } from '../papers-store.ts'
import { drawSittings, mistakesIn, type Outcome } from './draw-sittings.ts'
import { insertCandidates, insertHeld, insertMistakes, insertSat } from './held-store.ts'
import { type HeldWords, heldWordsOf } from './held-words.ts'
import type { HeldExam, Person } from './plan-held.ts'
import { candidateRow, sitOnSite } from './candidates.ts'
import type { Sat, Taker } from './sit-exam.ts'

type Made = {
  readonly people: readonly Person[]
  readonly papers: readonly SeededPaper[]
  readonly held: readonly HeldExam[]
}

export type SatExam = Outcome & { readonly courseId: string; readonly versionId: string }

/** How many sit an exam, usually. */
const usually = { company: 80, small: 6 } as const

/** Exams as they were and are held, and two years of papers: scored, and marked as far as markers came. */
export async function holdExams(ctx: SeedCtx, made: Made): Promise<readonly SatExam[]> {
  const words = heldWordsOf[ctx.site.code]
  if (!words) return []
  const abilities = new Map(made.people.map(({ id }) => [id, 0.62 + ctx.random.next() * 0.36]))
  const hard = new Map<string, number>()
  const hardness = (question: string) => {
    const known = hard.get(question) ?? (ctx.random.next() ** 2 - 0.15) * 0.6
    hard.set(question, known)
    return known
  }
  const outcomes: SatExam[] = []
  const papers: Sat[] = []
  for (const exam of made.held) {
    const takers = takersOf(ctx, exam, made.people).map(({ id }) => ({
      id,
      ability: abilities.get(id) ?? 0.8,
    }))
    const sat = await holdExam(ctx, { exam, takers, made, words, hardness })
    outcomes.push(
      ...sat.outcomes.map((one) => ({ ...one, courseId: exam.courseId, versionId: exam.versionId })),
    )
    papers.push(...sat.papers)
  }
  await insertSat(ctx, papers)
  await insertMistakes(ctx, mistakesIn(papers, ctx))
  return outcomes
}

/** Whoever shows the product is in all of them, as long as they were there. */
function takersOf({ random, calendar, size, site }: SeedCtx, exam: HeldExam, people: readonly Person[]) {
  const since = calendar.day(Math.min(exam.from ?? -300, 0))
  const there = people.filter(
    ({ state, isExternal, joinedOn }) => state === 'active' && !isExternal && (joinedOn ?? '') <= since,
  )
  const share = site.code === 'nanyu' ? 0.4 : 1
  const count = Math.max(3, Math.round(usually[size] * exam.takers * share))
  const shown = there.filter(({ isDemo, roles }) => isDemo && roles.length === 0)
  const others = random.shuffled(
    there.filter(({ roles }) => roles.length === 0 && !shown.some((one) => one.roles === roles)),
  )
  return [...new Set([...shown, ...others])].slice(0, count)
}

type Holding = {
  readonly exam: HeldExam
  readonly takers: readonly Taker[]
  readonly made: Made
  readonly words: HeldWords
  readonly hardness: (question: string) => number
}

async function holdExam(ctx: SeedCtx, holding: Holding) {
  const { exam, takers, made } = holding
  const { calendar, ids } = ctx
  const id = ids.next()
  const { settings, paper } = settingsOf(exam, made.papers)
  const opensAt = exam.from === null ? null : calendar.moment(exam.from, 9 * 60)
  const closesAt = exam.until === null ? null : calendar.moment(exam.until, 18 * 60)
  const { courseId, createdBy, shownAt: createdAt } = exam
  const head = { id, courseId, isOffline: paper === null, createdBy, createdAt }
  await insertHeld(ctx, { ...head, settings, opensAt, closesAt })
  const isAhead = (exam.from ?? -1) > 0
  if (paper === null) return sitOnSite(ctx, { examId: id, takers, exam, isAhead })
  return sitHere(ctx, { ...holding, examId: id, settings, paper })
}

type Sitting = Holding & {
  readonly examId: string
  readonly settings: ReturnType<typeof settingsOf>['settings']
  readonly paper: SeededPaper
}

async function sitHere(
  ctx: SeedCtx,
  { exam, examId, settings, paper, takers, made, words, hardness }: Sitting,
) {
  const markers = markersAmong(made.people)
  await replaceMarkers(ctx.db, examId, exam.marked === undefined ? [] : markers)
  const forms = await formsFor(ctx, { paperId: paper.id, batch: batchOf(examId), at: exam.shownAt })
  const held = { examId, ...settings, forms, markers, marked: exam.marked ?? 1, hardness, words }
  const days = [exam.from ?? -300, Math.min(exam.until ?? -1, -1)] as const
  const waits = waitingFor(exam, made.people)
  const wish = { held, days, settings }
  const sittings = [
    ...drawSittings({ ...wish, takers: takers.filter(waits), isAhead: true }, ctx),
    ...drawSittings({ ...wish, takers: takers.filter((one) => !waits(one)), isAhead: false }, ctx),
  ]
  await insertCandidates(
    ctx,
    sittings.map((one, at) => candidateRow(ctx, { ...one, examId, exam, words, at })),
  )
  return { outcomes: sittings.map(({ outcome }) => outcome), papers: sittings.flatMap(({ sat }) => sat) }
}

/** Who has yet to sit it: everybody where it has not begun; whoever shows the product where it runs or is made up for. */
function waitingFor({ from, until, hasMakeUp }: HeldExam, people: readonly Person[]) {
  const isAhead = (from ?? -1) > 0
  const isRunning = from !== null && (until ?? 1) > 0
  const shown = new Set(people.filter(({ isDemo }) => isDemo).map(({ id }) => id))
  return ({ id }: Taker) => isAhead || ((isRunning || hasMakeUp === true) && shown.has(id))
}

function settingsOf(exam: HeldExam, papers: readonly SeededPaper[]) {
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

function paperFor(
  { paper, category, nth = 0 }: HeldExam,
  papers: readonly SeededPaper[],
): SeededPaper | null {
  if (paper === null) return null
  const fitting = papers.filter(
    (one) => one.use === paper && (paper !== 'monthly' || one.category === category),
  )
  return fitting[nth % Math.max(1, fitting.length)] ?? papers.find(({ use }) => use === 'fixed') ?? null
}

const markersAmong = (people: readonly Person[]) =>
  people
    .filter(({ state, roles, isDemo }) => state === 'active' && isDemo && roles.length > 0)
    .map(({ id }) => id)

type Forms = { readonly paperId: string; readonly batch: string; readonly at: Date }

/** Some for each exam: neighbours have different ones. */
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
