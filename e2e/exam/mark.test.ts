import { expect, test } from 'vitest'
import { idOf } from '../harness/accounts.ts'
import { inDatabase } from '../harness/database.ts'
import { signedIn } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newLearner } from '../study/new-learner.ts'
import { makeExam } from './make-exam.ts'
import { sitByCall } from './take-exam-by-call.ts'

const timeout = 600_000

test(
  'INV-E11 two people mark essays, in the console and in the portal: the second one is told',
  { timeout },
  async () => {
    const admin = await signedIn('admin')
    const title = '阅卷演练'
    const exam = await makeExam(admin, { title, types: ['ES'], settings: { passScore: 1 } })
    const marker = await newLearner()
    await callAs(admin, `/app/api/admin/exam/${exam.id}/marker`, {
      method: 'PUT',
      data: { accountIds: [await idOf('admin'), await idOf(marker)] },
    })
    const learner = await signedIn(await newLearner())
    await sitByCall(learner, exam.itmId, { ES: { text: '先制止，再说明，最后上报。' } })

    // Both have the same answer open.
    const { page, isWell, picture } = admin
    const second = await signedIn(marker)
    const markingPages = [
      [admin, '/manage/exam-marking'],
      [second, '/personal/message?isRead=Z'],
    ] as const
    for (const [{ page: markerPage, at: to }, path] of markingPages) {
      await markerPage.goto(to(path))
      const exams = markerPage.getByRole('region', { name: title })
      await exams.getByRole('button', { name: /^开始评/ }).click()
      await markerPage.getByText('先制止，再说明，最后上报。').waitFor()
    }
    await isWell()
    await picture('mark-1-console')
    await second.isWell()
    await second.picture('mark-2-portal')

    // Digits and Enter are enough.
    await page.keyboard.press('3')
    await page.keyboard.press('Enter')
    await page.getByText('请填 0 到 2 之间的整数').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await page.getByText('这题都评完了').waitFor()
    await second.page.keyboard.press('1')
    await second.page.keyboard.press('Enter')
    await second.page.getByText('另一位老师刚刚评过这一份').waitFor()
    await second.isWell()
    await second.picture('mark-3-second')
    await second.page.getByRole('radio', { name: '已评' }).check()
    await second.page.getByText('评了 2 分').waitFor()
  },
)

test(
  'INV-E09 a wrong key is corrected after a preview: changed results are listed, and score, pass and course follow',
  { timeout },
  async () => {
    const admin = await signedIn('admin', { height: 1200 })
    const exam = await makeExam(admin, {
      title: '答案更正演练',
      types: ['MC', 'TF'],
      settings: { passScore: 4, answersShown: 'afterSubmit' },
    })
    const userName = await newLearner()
    const learner = await signedIn(userName)
    // Both answers are right, but the key of the second question is wrong.
    const attemptId = await sitByCall(learner, exam.itmId, { TF: { isTrue: true } })
    const report = `/exam/scoreCheck?attemptId=${attemptId}`
    await learner.page.goto(learner.at(report))
    await learner.page.getByText('未通过').first().waitFor()

    const { page, at, isWell, picture } = admin
    await page.goto(at(`/manage/exams/${exam.id}/analysis`))
    await page.getByRole('heading', { name: '逐题分析' }).waitFor()
    await isWell()
    await picture('mark-4-analysis')
    await page.getByRole('button', { name: /^查看“停电检修时/ }).click()
    await page.getByText('作答情况').waitFor()
    await isWell()
    await picture('mark-5-question')
    await page.getByRole('button', { name: '更正答案，重新评分' }).click()
    await page.getByText('这题人人满分').click()
    await page.getByRole('button', { name: '先试算' }).click()
    await page.getByText('请写明原因').waitFor()
    await page.getByLabel('原因').fill('题干有歧义')
    await page.getByRole('button', { name: '先试算' }).click()
    await page.getByText('1 份试卷中，1 份的成绩会变').waitFor()
    await page.getByText('只按新答案').click()
    await page.getByText('正确', { exact: true }).click()
    await page.getByRole('button', { name: '先试算' }).click()
    await page.getByText('1 份试卷中，1 份的成绩会变').waitFor()
    await isWell()
    await picture('mark-6-trial')
    expect(await statusOf(userName, exam.itmId)).toBe('IN_PROGRESS')
    await page.getByRole('button', { name: '确认并重新评分' }).click()
    await page.getByText('已更正', { exact: true }).waitFor()
    await expect.poll(() => scoreOf(attemptId)).toBe('2.0')

    // Full credit for the other question too: now the paper passes and completes the course.
    await page.getByRole('button', { name: /^查看“作业现场发生火情/ }).click()
    await page.getByRole('button', { name: '更正答案，重新评分' }).click()
    await page.getByText('这题人人满分').click()
    await page.getByLabel('原因').fill('选项有误')
    await page.getByRole('button', { name: '先试算' }).click()
    await page.getByText('1 人因此完成课程').waitFor()
    await isWell()
    await picture('mark-7-ripple')
    await page.getByRole('button', { name: '确认并重新评分' }).click()
    await expect.poll(() => scoreOf(attemptId)).toBe('4.0')
    await expect.poll(() => statusOf(userName, exam.itmId)).toBe('PASSED')
    await learner.page.goto(learner.at(report))
    await learner.page.getByText('通过', { exact: true }).first().waitFor()
    await learner.isWell()
  },
)

const scoreOf = async (attemptId: string) =>
  (await inDatabase('select score from exam.attempt where id = $1', [attemptId]))[0]?.['score']

const statusOf = async (userName: string, courseId: string) =>
  (
    await inDatabase(
      `select status from learning.enrolment as enrolment
       join identity.account as account on account.site_id = enrolment.site_id and account.id = enrolment.account_id
       where account.user_name = $1 and enrolment.course_id = $2 and enrolment.is_current`,
      [userName, courseId],
    )
  )[0]?.['status']
