import type { SubmitKind } from '@lyceum/contract/exam'
import type { PaperDocument, PaperKeys } from '@lyceum/contract/paper'
import type { Ids, Random } from '#platform/domain/seed'
import type { GivenAnswer } from '../attempt/answer-store.ts'
import { receiptOf } from '../attempt/receipt.ts'
import { effectiveScore, type Part, scorePaper, totalOf } from '../attempt/score-rules.ts'
import { answerPaper } from './answer-paper.ts'
import type { ExamTexts } from './exam-texts.ts'

export type Taker = { readonly id: string; readonly ability: number }

/** An exam for simulated attempts: its forms, its settings, and its markers. */
export type ExamSetup = {
  readonly examId: string
  readonly minutes: number
  readonly passScore: number
  readonly forms: readonly {
    readonly id: string
    readonly document: PaperDocument
    readonly keys: PaperKeys
  }[]
  readonly markers: readonly string[]
  readonly marked: number
  readonly timeoutPolicy: string
  readonly screenCutPolicy: string
  /** How much harder a question is than the average. */
  readonly hardness: (questionVersionId: string) => number
  readonly texts: ExamTexts
}

type Sitting = { readonly number: number; readonly enrolmentId: string; readonly startedAt: Date }
type Means = { readonly random: Random; readonly ids: Ids }

/** One attempt from start to score, by the rules of the exam domain. */
export function sitExam(
  examData: ExamSetup,
  taker: Taker,
  { sitting, random, ids }: Means & { readonly sitting: Sitting },
) {
  const form = random.pick(examData.forms)
  const { document, keys, id: formId } = form
  const knows = (question: string) =>
    taker.ability - examData.hardness(question) + (sitting.number - 1) * 0.08
  const answers = answerPaper({ document, keys, knows, texts: examData.texts, random })
  const id = ids.next()
  const { startedAt } = sitting
  const isOut = random.chance(0.04)
  const used = examData.minutes * 60_000 * (isOut ? 1 : 0.3 + random.next() * 0.65)
  const submittedAt = new Date(startedAt.getTime() + Math.round(used))
  const submitKind: SubmitKind = isOut ? 'auto' : 'self'
  const marks = marksFor(examData, { answers, keys, taker, at: submittedAt }, { random, ids })
  const given = new Map(
    marks.flatMap(({ questionVersionId, score }) => (score === null ? [] : [[questionVersionId, score]])),
  )
  const answerMap = new Map(answers.map(({ questionVersionId, value }) => [questionVersionId, value]))
  const parts = scorePaper(keys, answerMap, given)
  return {
    answers,
    marks,
    parts,
    row: {
      id,
      examId: examData.examId,
      accountId: taker.id,
      formId,
      ...sitting,
      fullScore: String(document.fullScore),
      state: 'submitted' as const,
      deadlineAt: new Date(startedAt.getTime() + examData.minutes * 60_000),
      seenAt: submittedAt,
      submittedAt,
      submitKind,
      cuts: random.chance(0.1) ? 1 : 0,
      receipt: receiptOf({ attemptId: id, formId, submittedAt, answers }),
      ...scoreOf(examData, submitKind, parts),
    },
  }
}

export type SeedAttempt = ReturnType<typeof sitExam>

function scoreOf(examData: ExamSetup, submitKind: SubmitKind, parts: readonly Part[]) {
  const raw = totalOf(parts)
  if (raw === null) return { scoreState: 'I' as const, rawScore: null, score: null, isPassed: null }
  const score = effectiveScore({ ...examData, raw, submitKind, isReinstated: false })
  return {
    scoreState: 'C' as const,
    rawScore: String(raw),
    score: String(score),
    isPassed: score >= examData.passScore,
  }
}

type Written = {
  readonly answers: readonly GivenAnswer[]
  readonly keys: PaperKeys
  readonly taker: Taker
  readonly at: Date
}

/** Essays wait for a marker, or are marked: a paper is marked as a whole. */
function marksFor(examData: ExamSetup, { answers, keys, taker, at }: Written, { random, ids }: Means) {
  const isMarked = random.chance(examData.marked) && examData.markers.length > 0
  const markedBy = isMarked ? random.pick(examData.markers) : null
  return answers.flatMap(({ questionVersionId, value }) => {
    const full = keys[questionVersionId]?.score ?? 0
    if (value?.type !== 'ES') return []
    const worth = Math.min(1, Math.max(0.2, taker.ability + (random.next() - 0.5) * 0.3))
    return [
      {
        id: ids.next(),
        examId: examData.examId,
        questionVersionId,
        fullScore: String(full),
        score: isMarked ? Math.floor(full * worth) : null,
        comment: isMarked ? random.pick(examData.texts.comments) : '',
        markedBy,
        markedAt: isMarked ? new Date(at.getTime() + random.int(1, 5) * 86_400_000) : null,
        version: isMarked ? 1 : 0,
      },
    ]
  })
}
