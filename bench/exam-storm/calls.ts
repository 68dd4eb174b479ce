import { saveAnswers, startAttempt, submitAttempt } from '../../contract/exam/index.ts'
import type { Person } from '../../faults/env/database.ts'
import { requestText } from '../load/request.ts'
import { answerTo, type Attempt, wholePaper } from './exam-setup.ts'

export const startText = (person: Person, itmId: string) =>
  requestText(startAttempt, { person, body: { itmId } })

export const saveText = ({ person, attemptId, generation }: Attempt, seq: number) =>
  requestText(at(saveAnswers, attemptId), { person, body: { generation, answers: [answerTo(seq, seq)] } })

export const submitText = ({ person, attemptId, generation }: Attempt, seq: number) =>
  requestText(at(submitAttempt, attemptId), { person, body: { generation, answers: wholePaper(seq) } })

const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace(':id', id),
})

/** The attempt from the answer to a start call. */
export const attemptOf = (person: Person, body: string): Attempt => ({
  person,
  attemptId: /"id":"(\d+)"/.exec(body)?.[1] ?? '',
  generation: Number(/"generation":(\d+)/.exec(body)?.[1]),
})
