import type { checkAnswers, getExamReport } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'

export type Report = Result<typeof getExamReport>
export type Checked = Result<typeof checkAnswers>['questions'][number]
export type CheckedPart = Checked['parts'][number]
