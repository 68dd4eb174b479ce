import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

type Paper = { sections: { questions: { questionVersionId: string; type: string }[] }[] }

/** Takes an exam through the API with these answers by type, and hands it in. */
export async function sitByCall(
  person: Visit,
  itmId: string,
  given: Readonly<Record<string, object>>,
): Promise<string> {
  await callAs(person, '/app/api/trainee/user/apply/submit', { data: { itmId } })
  const begun = await callAs<{ id: string; generation: number }>(person, '/app/api/trainee/exam/attempt', {
    data: { itmId },
  })
  const address = `/app/api/trainee/exam/attempt/${begun.id}`
  const paper = await callAs<Paper>(person, `${address}/paper`, { method: 'GET' })
  const answers = paper.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ questionVersionId, type }) =>
      given[type] ? [{ questionVersionId, seq: 1, value: { type, ...given[type] } }] : [],
    )
  await callAs(person, `${address}/submit`, { data: { generation: begun.generation, answers } })
  return begun.id
}
