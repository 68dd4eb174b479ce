import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

type Required = {
  readonly title: string
  readonly accountId: string
  readonly courseIds: readonly string[]
  readonly days: number
}

/** Requires courses of one person by a rule, due within this many days. */
export async function requireCourses(
  admin: Visit,
  { title, accountId, courseIds, days }: Required,
): Promise<void> {
  const audience = [{ kind: 'person', id: accountId }]
  const { id } = await callAs<{ id: string }>(admin, '/app/api/admin/duty', {
    data: { title, audience, courseIds, due: { kind: 'assigned', days } },
  })
  await callAs(admin, `/app/api/admin/duty/${id}/start`, { data: { revision: 0 } })
}
