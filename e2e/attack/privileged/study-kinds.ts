import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { inDatabase } from '../../harness/database.ts'
import { makeTaskCourse } from '../../learners/make-task-course.ts'
import type { Visit } from '../../harness/visit.ts'
import { callAs } from '../../study/make-course.ts'
import type { Kind } from './attack-kind.ts'
import { sendFile } from './send-file.ts'

/** Content submitted for a course. */
export const studyKinds: readonly Kind[] = [
  {
    name: 'assignment and its file',
    fields: [
      'POST /app/api/trainee/course/module/ass body.words',
      'POST /app/api/file form.name',
      'POST /app/api/file/presign body.name',
    ],
    handIn: async ({ admin, outsider, outsiderId, text, name }) => {
      const [essay, fileName] = [text(2000), text(120)]
      const course = await makeTaskCourse(admin, `交接 ${randomUUID().slice(0, 8)}`)
      await callAs(outsider, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
      const fileId = await sendFile(outsider, {
        purpose: 'homework',
        name: '交接_2026-05-01.txt',
        bytes: Buffer.from('三件事'),
      })
      // Writes past the endpoint, which removes forbidden characters from file names.
      await inDatabase('update file.file set name = $2 where id = $1', [fileId, fileName.text])
      await callAs(outsider, '/app/api/trainee/course/module/ass', {
        data: { modId: course.task, words: essay.text, fileIds: [fileId] },
      })
      // The list starts with the oldest submission.
      const [row] = await inDatabase(
        `update learning.hand_in set handed_at = '2020-01-01' where account_id = $1 and module_id = $2 returning id`,
        [outsiderId, course.task],
      )
      onTestFinished(async () => {
        await inDatabase('update learning.hand_in set handed_at = now() where id = $1', [row?.['id']])
      })
      const entry = `/manage/marking/${row?.['id']}`
      return [
        { path: '/manage/marking', mark: name.mark },
        { path: entry, mark: essay.mark },
        { path: entry, mark: fileName.mark },
        { path: `/manage/courses/${course.id}/learners`, mark: name.mark },
      ]
    },
  },
  {
    name: 'assignment with headings, lists and tables',
    fields: ['runs[].text', 'items[].runs[].text', 'rows[][][].text', 'text'].map(
      (place) => `POST /app/api/trainee/course/module/ass body.content.blocks[].${place}`,
    ),
    handIn: async ({ admin, outsider, outsiderId, text }) => {
      const answers = [text(1000), text(1000), text(1000), text(1000)] as const
      const [line, item, cell, code] = answers.map((entry) => entry.text)
      const course = await makeTaskCourse(admin, `交接 ${randomUUID().slice(0, 8)}`)
      await callAs(outsider, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
      const blocks = [
        { kind: 'heading', level: 3, runs: [{ text: line, marks: ['bold'], link: 'https://example.com/' }] },
        { kind: 'list', isOrdered: false, items: [{ depth: 0, runs: [{ text: item }] }] },
        { kind: 'table', hasHead: true, rows: [[[{ text: cell }]]] },
        { kind: 'code', language: '', text: code },
      ]
      await callAs(outsider, '/app/api/trainee/course/module/ass', {
        data: { modId: course.task, content: { blocks } },
      })
      const [row] = await inDatabase(
        'select id from learning.hand_in where account_id = $1 and module_id = $2',
        [outsiderId, course.task],
      )
      return answers.map(({ mark }) => ({ path: `/manage/marking/${row?.['id']}`, mark }))
    },
  },
  {
    name: 'answer in a module',
    fields: ['POST /app/api/trainee/course/module/evaluation body.answers[].text'],
    handIn: async ({ admin, outsider, outsiderId, text }) => {
      const answer = text(2000)
      const { id, modId } = await makeOpenTest(admin)
      await callAs(outsider, '/app/api/trainee/user/apply/submit', { data: { itmId: id } })
      await callAs(outsider, '/app/api/trainee/course/module/evaluation', {
        data: { modId, answers: [{ key: 'q001', choices: [], text: answer.text }] },
      })
      const [row] = await inDatabase(
        'select id from learning.hand_in where account_id = $1 and module_id = $2',
        [outsiderId, modId],
      )
      return [{ path: `/manage/marking/${row?.['id']}`, mark: answer.mark }]
    },
  },
]

/** A published course with one test that has a free-text question. */
async function makeOpenTest(author: Visit) {
  const course = '/app/api/admin/course'
  const { id } = await callAs<{ id: string }>(author, course, {
    data: { kind: 'SELFSTUDY', title: `测验 ${randomUUID().slice(0, 8)}` },
  })
  const { moduleId: modId } = await callAs<{ moduleId: string }>(author, `${course}/${id}/module`, {
    data: { type: 'TST' },
  })
  const questions = [{ key: 'q001', type: 'text', stem: '你会怎么做？', score: 10 }]
  const modules = [
    { id: modId, type: 'TST', title: '小测', requiredScore: 6, maxSubmits: 3, body: { questions } },
  ]
  const { revision } = await callAs<{ revision: number }>(author, `${course}/${id}/draft`, {
    method: 'PUT',
    data: { revision: 0, content: { chapters: [{ title: '一', modules }] } },
  })
  await callAs(author, `${course}/${id}/publish`, { data: { revision } })
  return { id, modId }
}
