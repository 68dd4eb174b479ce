import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { load, waitForIdle } from '../harness/wait-for-idle.ts'
import { signedIn } from '../harness/visit.ts'
import { newLearner } from '../study/new-learner.ts'
import { makeExam } from './make-exam.ts'
import { sitByCall } from './take-exam-by-call.ts'

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

/** A short exam that ends within the week and shows its answers at once. */
async function shortExam() {
  const title = `动火作业小测 ${randomBytes(3).toString('hex')}`
  const author = await signedIn('admin')
  const settings = { minutes: 30, passScore: 4, maxOpens: 2, closesAt: days(2), answersShown: 'afterSubmit' }
  return { title, ...(await makeExam(author, { title, types: ['MC', 'TF'], settings })) }
}

test('P-04 P-31 a card opens the lobby, which enrols; then the exam is listed as due this week', async () => {
  const { title } = await shortExam()
  const { page, at, isWell, picture } = await signedIn(await newLearner())
  await load(page, at(`/exam/list?text=${encodeURIComponent(title)}`))
  await page.getByText('30 分钟').waitFor()
  await page.getByText('还可考 2 次').waitFor()
  await isWell()
  await picture('exam-20-list')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/exam/online')
  await page.locator('.main-nav [aria-current=page]', { hasText: '考试' }).waitFor()
  await page.getByRole('button', { name: '立即报名' }).click()
  await page.getByText('我已阅读考前须知').click()
  await page.getByRole('button', { name: '开始考试' }).waitFor()
  await waitForIdle(page)
  await isWell()
  await picture('exam-21-lobby')

  await load(page, at('/home'))
  await page.locator('.home-due').getByText(title).waitFor()
  await page.getByRole('button', { name: /待办/ }).click()
  await page.getByRole('dialog').getByText(title).waitFor()
  await isWell()
  await picture('exam-22-due')
})

test('P-13 P-20 a report leads to its mistakes, which are practised one at a time with the answer at once', async () => {
  const { itmId } = await shortExam()
  const learner = await signedIn(await newLearner())
  const { page, at, isWell, picture } = learner
  const attemptId = await sitByCall(learner, itmId, { TF: { isTrue: true } })
  await load(page, at(`/exam/scoreCheck?attemptId=${attemptId}`))
  await page.getByRole('button', { name: '练习 2 道错题' }).waitFor()
  await isWell()
  await picture('exam-23-report')
  await page.getByRole('button', { name: '练习 2 道错题' }).click()
  await page.getByText('第 1 / 2 题').waitFor()
  await page.getByRole('button', { name: '看答案' }).click()
  await page.getByText('解析').waitFor()
  await isWell()
  await picture('exam-24-explained')
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByText('第 2 / 2 题').waitFor()
  await page.getByRole('button', { name: '看答案' }).click()
  await page.getByRole('button', { name: '看练习报告' }).click()
  await page.getByRole('heading', { name: '练习报告' }).waitFor()
})
