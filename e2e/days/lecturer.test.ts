import { expect, test } from 'vitest'
import { publishCourse } from '../course/publish-course.ts'
import { makeExam } from '../exam/make-exam.ts'
import { sitByCall } from '../exam/take-exam-by-call.ts'
import { atHome, signedIn, type Visit } from '../harness/visit.ts'
import { givePoints } from '../points/give-points.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { inboxOf } from './inbox-of.ts'

const courseTitle = '把风险说出来'
const examTitle = '班前喊话问答'
const [good, poor] = ['先制止，再说明风险，最后上报班组长。', '先看看再说。'] as const
const question = '班前会只有五分钟，先说哪一条？'
const answer = '先说今天最可能出事的那一条。'

/** Sets up what learners did since yesterday: two papers, a like, a question and a gift. */
async function sinceYesterday() {
  const [lecturer, questioner, other] = [await newPerson(), await newPerson(), await newPerson()]
  const admin = await signedIn('admin')
  const targetId = await publishCourse(admin, { title: courseTitle, lecturers: [lecturer.id] })
  const exam = await makeExam(admin, { title: examTitle, types: ['ES'], settings: { passScore: 1 } })
  await callAs(admin, `/app/api/admin/exam/${exam.id}/marker`, {
    method: 'PUT',
    data: { accountIds: [lecturer.id] },
  })
  const [first, second] = [await signedIn(questioner.userName), await signedIn(other.userName)]
  await sitByCall(first, exam.itmId, { ES: { text: good } })
  await sitByCall(second, exam.itmId, { ES: { text: poor } })
  const target = { targetType: 'course', targetId }
  await givePoints(questioner.id, 30)
  await callAs(first, '/app/api/valuation/like', { data: target })
  await callAs(first, '/app/api/comment', { data: { ...target, content: question } })
  await callAs(first, '/app/api/points/bill/save', { data: { ...target, gift: 'beer' } })
  return { lecturer, questioner, other, first, second }
}

/** Papers to mark and two messages: a gift, and a comment on the course. */
async function seesWhatWaits({ page, isWell, picture }: Visit) {
  await page.getByRole('link', { name: /2 份答卷待评/ }).waitFor()
  await page.getByRole('link', { name: '未读消息 2 条', exact: true }).waitFor()
  await isWell()
  await picture('lecturer-1-home')
}

/** Marks one answer after the other by keyboard; no names are shown. */
async function marksWithoutNames({ page, picture }: Visit, names: readonly string[]) {
  await page.getByRole('link', { name: /2 份答卷待评/ }).click()
  const waiting = page.getByRole('region', { name: examTitle })
  await waiting.getByText('2 份待阅').waitFor()
  await waiting.getByRole('button', { name: /^开始评/ }).click()
  const dialog = page.getByRole('dialog', { name: examTitle })
  await dialog.getByText('还剩 2 份').waitFor()
  await dialog.getByText('制止、说明、上报各占三分之一。').waitFor()
  const dialogText = (await dialog.textContent()) ?? ''
  expect(names.filter((name) => dialogText.includes(name))).toEqual([])
  await picture('lecturer-2-desk')
  await marks(page, dialog)
  await dialog.getByText('还剩 1 份').waitFor()
  await marks(page, dialog)
  await dialog.getByText('这题都评完了').waitFor()
  await picture('lecturer-3-marked')
  await dialog.getByRole('button', { name: '回到阅卷' }).click()
  await waiting.getByText('已评 2 / 2').first().waitFor()
}

/** Full marks for the three steps; zero, with the reason, for none of them. */
async function marks(page: Visit['page'], dialog: ReturnType<Visit['page']['getByRole']>) {
  const isGood = await dialog.getByText(good).isVisible()
  if (!isGood) await dialog.getByRole('textbox', { name: '评语' }).fill('先制止，别先看。')
  await dialog.getByRole('textbox', { name: '分数' }).fill(isGood ? '2' : '0')
  await page.keyboard.press('Enter')
}

/** The gift is in the wallet and is shown as a gift. */
async function findsTheGift({ page, picture }: Visit, giver: string) {
  await page.getByRole('tab', { name: /^全部/ }).click()
  await page.getByText(`${giver}喜欢你讲的“${courseTitle}”，送来一份礼物，10 积分已经到账。`).click()
  await page.getByRole('dialog').getByRole('link', { name: '去看看' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: '打赏：啤酒' })
  await entry.getByText('收到').waitFor()
  await entry.getByText('+10').waitFor()
  await picture('lecturer-4-gift')
}

/** Replies to a question under the course; the reply is marked as the lecturer's. */
async function answersTheQuestion({ page, isWell, picture }: Visit, questioner: string) {
  await page.getByRole('link', { name: /^消息/ }).first().click()
  await page.getByText(`${questioner}评论了你讲的“${courseTitle}”。`).click()
  await page.getByRole('dialog').getByRole('link', { name: '去看看' }).click()
  await page.getByRole('button', { name: '赞，现有 1 个' }).waitFor()
  await page.getByText('已有 1 人送来礼物。').waitFor()
  await page.getByText(question).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^回复/ }).click()
  await page.getByRole('textbox', { name: '写下你的想法' }).fill(answer)
  await page.getByRole('button', { name: '发表' }).last().click()
  await page.locator('.ly-comment-words', { hasText: answer }).waitFor()
  await page.getByText('讲师', { exact: true }).waitFor()
  await isWell()
  await picture('lecturer-5-answered')
}

/** Comments give points too, so the day ends with more points than it began. */
async function countsThePoints({ page, at, isWell, picture }: Visit) {
  await page.goto(at('/personal/integral'))
  await page.getByText('发表评论', { exact: true }).waitFor()
  await isWell()
  await picture('lecturer-6-points')
}

test('the day of a lecturer: papers marked without names, a gift found, a question answered, and the learners notified', async () => {
  const { lecturer, questioner, other, first, second } = await sinceYesterday()
  const me = await atHome(lecturer.userName)
  await seesWhatWaits(me)
  await marksWithoutNames(me, [questioner.name, other.name])
  await findsTheGift(me, questioner.name)
  await answersTheQuestion(me, questioner.name)
  await countsThePoints(me)

  // The learners are notified of the marked papers and of the reply.
  const marked = `“${examTitle}”的试卷已经评完，可在考试页查看结果。`
  for (const learner of [first, second]) await expect.poll(() => inboxOf(learner)).toContain(marked)
  await expect.poll(() => inboxOf(first)).toContain(`${lecturer.name}回复了你在“${courseTitle}”里的评论。`)
})
