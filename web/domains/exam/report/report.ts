import { type checkAnswers, getExamReport, type ScoreState } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { read } from '#lib/api'

export type Report = Result<typeof getExamReport>
export type Checked = Result<typeof checkAnswers>['questions'][number]
export type CheckedPart = Checked['parts'][number]

/** Values that only a paper has, and practice does not. */
export const unsaid = { score: null, comment: '', points: [], average: null, mistake: null }

/** Automatic scoring takes moments; marking takes longer. */
const lookAgainMs = { N: 2000, I: 30_000, C: false } as const satisfies Record<ScoreState, number | false>

/** The report of a paper, polled until everything is scored. */
export const reportQuery = (attemptId: string) => ({
  ...read(getExamReport, { id: attemptId }),
  enabled: attemptId !== '',
  refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Report | undefined } }) =>
    data ? lookAgainMs[data.scoreState] : false,
})
