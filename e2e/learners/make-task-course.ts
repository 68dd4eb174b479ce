import type { Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'

/** A published course with something to open and a task to hand in. Returns its id and the task's id. */
export async function makeTaskCourse(author: Visit, title: string) {
  const { id } = await callAs<{ id: string }>(author, '/app/api/admin/course', {
    data: { kind: 'SELFSTUDY', title },
  })
  const module = async (type: string) =>
    (await callAs<{ moduleId: string }>(author, `/app/api/admin/course/${id}/module`, { data: { type } }))
      .moduleId
  const [link, task] = [await module('URLVOD'), await module('ASS')]
  const modules = [
    { id: link, type: 'URLVOD', title: '交接班现场', body: { address: 'https://learn.example.com/watch/1' } },
    {
      id: task,
      type: 'ASS',
      title: '我的交接清单',
      score: 100,
      requiredScore: 60,
      body: {
        task: { blocks: [{ kind: 'paragraph', runs: [{ text: '写下你下周交接时要说清的三件事。' }] }] },
      },
    },
  ]
  const { revision } = await callAs<{ revision: number }>(author, `/app/api/admin/course/${id}/draft`, {
    method: 'PUT',
    data: { revision: 0, content: { chapters: [{ title: '第一章', modules }] } },
  })
  await callAs(author, `/app/api/admin/course/${id}/publish`, { data: { revision } })
  return { id, task }
}
