import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newLearner } from '../study/new-learner.ts'
import { makeExam } from './make-exam.ts'

const minute = 60_000

/** An exam that opens in an hour, and a person who may take it. */
async function early() {
  const admin = await signedIn('admin')
  const exam = await makeExam(admin, {
    title: '限时安全问答',
    types: ['MC'],
    settings: {
      minutes: 30,
      passScore: 2,
      opensAt: new Date(Date.now() + 60 * minute).toISOString(),
      answersShown: 'afterSubmit',
    },
  })
  const learner = await signedIn(await newLearner())
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: exam.itmId } })
  return { exam, learner }
}

/** Moves the deadline of the running attempts to this long from now. */
const endIn = (examId: string, time: string) =>
  inDatabase('update exam.attempt set deadline_at = now() + $2::interval where exam_id = $1', [examId, time])

/** The figures at the top of the mistake notebook: to master, due today, mastered, rounds. */
const figures = ({ page }: Visit) => page.locator('.ly-stat-value').allTextContents()

/** One practice round with one question, answered correctly. */
async function practise({ page, at }: Visit): Promise<void> {
  await page.goto(at('/personal/mistakeExercises'))
  await page.getByLabel('抽取题数').fill('1')
  await page.getByRole('button', { name: '开始练习' }).click()
  await page.getByText('119').click()
  await page.getByRole('button', { name: '看答案' }).click()
  await page.getByRole('button', { name: '看练习报告' }).click()
  await page.getByRole('heading', { name: '练习报告' }).waitFor()
}

test('Q-088 B-291 Q-085 B-301 B-302 an early candidate is let in on time, the attempt is handed in at zero, and the mistake is practised until mastered', async () => {
  const { exam, learner } = await early()
  const { page, at, isWell, picture } = learner
  // The page's clock is faked so that the test need not wait an hour.
  await page.clock.install()

  // The lobby counts down and opens by itself.
  await page.goto(at(`/exam/tips?itmId=${exam.itmId}`))
  await page.getByText('考试还没有开始，请在这里等候').waitFor()
  await expect.poll(() => page.getByRole('timer', { name: '距离开考' }).textContent()).toMatch(/59:\d\d$/)
  await expect.poll(() => page.getByRole('button', { name: '开始考试' }).count()).toBe(0)
  await isWell()
  await picture('clock-1-lobby')
  await inDatabase("update exam.exam set opens_at = now() - interval '1 second' where id = $1", [exam.id])
  await page.clock.fastForward(60 * minute)
  // Candidates are let in at slightly different seconds, so either text may be shown.
  await page
    .getByText(/正在安排入场|我已阅读考前须知/)
    .first()
    .waitFor()
  const promise = page.getByText('我已阅读考前须知')
  const later = async () => {
    await page.clock.fastForward(minute)
    return promise.count()
  }
  // Leaves a slow server time to answer before the page's fake clock times the call out.
  await expect.poll(later, { interval: 5000 }).toBe(1)
  await promise.click()
  await page.getByRole('button', { name: '开始考试' }).click()

  // Answered wrongly and never handed in: the time runs out.
  await page.getByText('110').click()
  await page
    .locator('.exam-safety')
    .getByText(/已自动保存/)
    .waitFor()
  // The server's clock decides, whatever the page's clock says: ten minutes are left, then none.
  await endIn(exam.id, '10 minutes')
  await page.reload()
  const left = page.getByRole('timer', { name: '剩余时间' })
  await expect.poll(() => left.textContent()).toMatch(/(0[1-9]|10):\d\d$/)
  await picture('clock-2-last-minutes')
  await endIn(exam.id, '0 seconds')
  await page.clock.fastForward(10 * minute)
  await page.getByRole('heading', { name: '交卷成功' }).waitFor()
  await isWell()
  await picture('clock-3-handed-in')
  const kinds = await inDatabase('select state, submit_kind from exam.attempt where exam_id = $1', [exam.id])
  expect(kinds).toEqual([{ state: 'submitted', submit_kind: 'auto' }])

  // Wrong once; more than three times right.
  await page.goto(at('/personal/mistakeExercises'))
  await expect.poll(() => figures(learner)).toEqual(['1题', '1题', '0题', '0次'])
  await picture('clock-4-notebook')
  for (let round = 0; round < 4; round += 1) await practise(learner)
  await isWell()
  await picture('clock-5-mastered')
  await page.getByRole('link', { name: '返回错题本' }).click()
  await expect.poll(() => figures(learner)).toEqual(['0题', '0题', '1题', '4次'])
  await isWell()
  await picture('clock-6-notebook')
})
