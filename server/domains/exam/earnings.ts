import { examScored, examSubmitted } from '#events/exam'
import { type Earning, earningByScore, earningByTask } from '#platform/domain/earning'

export const earnings: readonly Earning[] = [
  earningByScore(examScored, 'earnScore'),
  earningByTask(examSubmitted, { name: 'taskExam', task: 'complete_exam' }),
]
