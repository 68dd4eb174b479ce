import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

/** The texts of all messages in a person's inbox, newest first. */
export async function inboxOf(person: Visit): Promise<readonly string[]> {
  const path = '/app/api/trainee/my/message/web-message/list'
  const { records } = await callAs<{ records: { body: string }[] }>(person, path, { data: {} })
  return records.map(({ body }) => body)
}
