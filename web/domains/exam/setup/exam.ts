import type { ExamSettings, getExam, listExams } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import type { Tone } from '#ui/feedback/status-dot'

export type Exam = Result<typeof getExam>
export type ListedExam = Result<typeof listExams>['records'][number]
export type ExamKind = Exam['kind']

export const stateTones: Readonly<Record<Exam['state'], Tone>> = {
  draft: 'open',
  published: 'success',
  closed: 'past',
}

/** The default settings. */
export const usualSettings: ExamSettings = {
  paperId: null,
  opensAt: null,
  closesAt: null,
  minutes: 60,
  passScore: 60,
  maxOpens: null,
  maxSubmits: null,
  lateMinutes: null,
  screenCutLimit: null,
  screenCutPolicy: 'ZERO',
  timeoutPolicy: 'SCORE_SAVED',
  answersShown: 'afterClose',
  scoresShown: 'afterSubmit',
  startCode: null,
  isAdminStart: false,
}

/** A paper as an exam refers to it. */
export type ExamPaper = { readonly id: string; readonly name: string; readonly fullScore: number }

/** The paper named in the URL, if any. */
export function paperIn(params: URLSearchParams): ExamPaper | undefined {
  const id = params.get('paperId')
  if (!id) return undefined
  return { id, name: params.get('paper') ?? '', fullScore: Number(params.get('fullScore') ?? 0) }
}

const usualShare = 0.6

/** The settings with another paper: an unreachable pass score is lowered to the usual share of the full score. */
export function settingsFor(settings: ExamSettings, paper: ExamPaper | undefined): ExamSettings {
  const { id: paperId = null, fullScore = 0 } = paper ?? {}
  const isReachable = fullScore === 0 || settings.passScore <= fullScore
  return { ...settings, paperId, ...(!isReachable && { passScore: Math.ceil(fullScore * usualShare) }) }
}

/** The part of an exam that is saved as settings. */
export function settingsOf(exam: Exam): ExamSettings {
  const { paperId, opensAt, closesAt, minutes, passScore, maxOpens, maxSubmits, lateMinutes } = exam
  const { screenCutLimit, screenCutPolicy, timeoutPolicy, answersShown, scoresShown } = exam
  const { startCode, isAdminStart } = exam
  return {
    paperId,
    opensAt,
    closesAt,
    minutes,
    passScore,
    maxOpens,
    maxSubmits,
    lateMinutes,
    screenCutLimit,
    screenCutPolicy,
    timeoutPolicy,
    answersShown,
    scoresShown,
    startCode,
    isAdminStart,
  }
}

export type Problem = 'turned' | 'startCodeWrong' | 'passTooHigh'

/** The first problem that prevents saving. */
export function problemWith(settings: ExamSettings, fullScore: number | null): Problem | undefined {
  const { opensAt, closesAt, startCode, passScore } = settings
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt) return 'turned'
  if (startCode !== null && !/^[A-Za-z0-9]{4,12}$/.test(startCode)) return 'startCodeWrong'
  return fullScore !== null && fullScore > 0 && passScore > fullScore ? 'passTooHigh' : undefined
}
