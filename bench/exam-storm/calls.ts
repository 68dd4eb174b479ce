import { saveAnswers, startAttempt, submitAttempt } from '../../contract/exam/index.ts'
import type { Person } from '../../faults/stage/database.ts'
import { requestText } from '../load/request.ts'
import { answerTo, type Desk, wholePaper } from './stage.ts'

export const startText = (person: Person, itmId: string) =>
  requestText(startAttempt, { person, body: { itmId } })

export const saveText = ({ person, attemptId, generation }: Desk, seq: number) =>
  requestText(at(saveAnswers, attemptId), { person, body: { generation, answers: [answerTo(seq, seq)] } })

export const submitText = ({ person, attemptId, generation }: Desk, seq: number) =>
  requestText(at(submitAttempt, attemptId), { person, body: { generation, answers: wholePaper(seq) } })

const at = <E extends { readonly path: string }>(endpoint: E, id: string): E => ({
  ...endpoint,
  path: endpoint.path.replace(':id', id),
})

/** The place that an answer to a start gives. */
export const deskOf = (person: Person, body: string): Desk => ({
  person,
  attemptId: /"id":"(\d+)"/.exec(body)?.[1] ?? '',
  generation: Number(/"generation":(\d+)/.exec(body)?.[1]),
})
