import type { PaperDocument, PaperKeys, SubmitKind } from '@lyceum/contract/exam'
import type { Ids, Random } from '#platform/seed'
import type { SaidAnswer } from '../../attempt/answer-store.ts'
import { receiptOf } from '../../attempt/receipt.ts'
import { effectiveScore, type Part, scorePaper, totalOf } from '../../scoring/score-rules.ts'
import { answerPaper } from './answer-paper.ts'
import type { HeldWords } from './held-words.ts'

export type Taker = { readonly id: string; readonly ability: number }

/** How an exam is sat: its papers, its rules, and who marks what only a person can mark. */
export type Held = {
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
  /** How much harder a question is than others. */
  readonly hardness: (questionVersionId: string) => number
  readonly words: HeldWords
}

type Sitting = { readonly number: number; readonly enrolmentId: string; readonly startedAt: Date }
type Means = { readonly random: Random; readonly ids: Ids }

/** One paper from the start to its score, by the rules of the room itself. */
export function sitExam(
  held: Held,
  taker: Taker,
  { sitting, random, ids }: Means & { readonly sitting: Sitting },
) {
  const form = random.pick(held.forms)
  const { document, keys, id: formId } = form
  const knows = (question: string) => taker.ability - held.hardness(question) + (sitting.number - 1) * 0.08
  const answers = answerPaper({ document, keys, knows, words: held.words, random })
  const id = ids.next()
  const { startedAt } = sitting
  const isOut = random.chance(0.04)
  const used = held.minutes * 60_000 * (isOut ? 1 : 0.3 + random.next() * 0.65)
  const submittedAt = new Date(startedAt.getTime() + Math.round(used))
  const submitKind: SubmitKind = isOut ? 'auto' : 'self'
  const marks = marksFor(held, { answers, keys, taker, at: submittedAt }, { random, ids })
  const given = new Map(
    marks.flatMap(({ questionVersionId, score }) => (score === null ? [] : [[questionVersionId, score]])),
  )
  const said = new Map(answers.map(({ questionVersionId, value }) => [questionVersionId, value]))
  const parts = scorePaper(keys, said, given)
  return {
    answers,
    marks,
    parts,
    row: {
      id,
      examId: held.examId,
      accountId: taker.id,
      formId,
      ...sitting,
      fullScore: String(document.fullScore),
      state: 'submitted' as const,
      deadlineAt: new Date(startedAt.getTime() + held.minutes * 60_000),
      seenAt: submittedAt,
      submittedAt,
      submitKind,
      cuts: random.chance(0.1) ? 1 : 0,
      receipt: receiptOf({ attemptId: id, formId, submittedAt, answers }),
      ...scoreOf(held, submitKind, parts),
    },
  }
}

export type Sat = ReturnType<typeof sitExam>

function scoreOf(held: Held, submitKind: SubmitKind, parts: readonly Part[]) {
  const raw = totalOf(parts)
  if (raw === null) return { scoreState: 'I' as const, rawScore: null, score: null, isPassed: null }
  const score = effectiveScore({ ...held, raw, submitKind, isReinstated: false })
  return {
    scoreState: 'C' as const,
    rawScore: String(raw),
    score: String(score),
    isPassed: score >= held.passScore,
  }
}

type Written = {
  readonly answers: readonly SaidAnswer[]
  readonly keys: PaperKeys
  readonly taker: Taker
  readonly at: Date
}

/** Essays wait for a marker, or have found one: a paper is marked as a whole. */
function marksFor(held: Held, { answers, keys, taker, at }: Written, { random, ids }: Means) {
  const isMarked = random.chance(held.marked) && held.markers.length > 0
  const markedBy = isMarked ? random.pick(held.markers) : null
  return answers.flatMap(({ questionVersionId, value }) => {
    const full = keys[questionVersionId]?.score ?? 0
    if (value?.type !== 'ES') return []
    const worth = Math.min(1, Math.max(0.2, taker.ability + (random.next() - 0.5) * 0.3))
    return [
      {
        id: ids.next(),
        examId: held.examId,
        questionVersionId,
        fullScore: String(full),
        score: isMarked ? Math.floor(full * worth) : null,
        comment: isMarked ? random.pick(held.words.comments) : '',
        markedBy,
        markedAt: isMarked ? new Date(at.getTime() + random.int(1, 5) * 86_400_000) : null,
        version: isMarked ? 1 : 0,
      },
    ]
  })
}
