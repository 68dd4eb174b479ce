import { randomUUID } from 'node:crypto'
import { makeExam } from '../../exam/make-exam.ts'
import { sitByCall } from '../../exam/take-exam-by-call.ts'
import type { Kind } from './attack-kind.ts'

const paths = [
  'PUT /app/api/trainee/exam/attempt/:id/answer',
  'POST /app/api/trainee/exam/attempt/:id/submit',
]

/** Content submitted in an exam. */
export const examKinds: readonly Kind[] = [
  {
    name: 'exam answer',
    fields: paths.flatMap((path) => [
      `${path} body.answers[].value.text`,
      `${path} body.answers[].value.blanks{}`,
    ]),
    handIn: async ({ admin, adminId, outsider, text, name }) => {
      const [essay, blank] = [text(600), text(300)]
      const title = `问答 ${randomUUID().slice(0, 8)}`
      const settings = { passScore: 1 }
      const exam = await makeExam(admin, { title, types: ['ES', 'FB'], settings, markerId: adminId })
      await sitByCall(outsider, exam.itmId, {
        ES: { text: essay.text },
        FB: { blanks: { x: blank.text, y: '5 级' } },
      })
      return [
        {
          path: '/manage/exam-marking',
          mark: essay.mark,
          open: (page) =>
            page
              .getByRole('region', { name: title })
              .getByRole('button', { name: /^开始评|^開始評/ })
              .click(),
        },
        { path: `/manage/exams/${exam.id}/candidates`, mark: name.mark },
        { path: `/manage/exams/${exam.id}/room`, mark: name.mark },
        { path: `/manage/exams/${exam.id}/scores`, mark: name.mark },
      ]
    },
  },
]
