import type { Visit } from '../person.ts'
import { callAs } from '../study/make-course.ts'

/** The words of all that stands in somebody's inbox, the newest first. */
export async function inboxOf(person: Visit): Promise<readonly string[]> {
  const path = '/app/api/trainee/my/message/web-message/list'
  const { records } = await callAs<{ records: { body: string }[] }>(person, path, { data: {} })
  return records.map(({ body }) => body)
}
