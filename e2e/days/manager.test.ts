import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { idOf, makeTeam } from '../harness/accounts.ts'
import { publishCourse } from '../course/publish-course.ts'
import { requireCourses } from '../learners/require-courses.ts'
import { atHome, signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { inboxOf } from './inbox-of.ts'

const requestedCourse = '信用证实务'
const pressing = '海运危险品申报'
const recommended = '写给新人的表达课'
const [applicant, two, three] = ['贺临川', '温书禾', '邵听雨'] as const

/** Sets up what arrived overnight: two enrolment requests, one required course due soon, one sick leave. */
async function overNight() {
  const code = randomBytes(4).toString('hex')
  const userNames = ['head', 'one', 'two', 'three'].map((prefix) => `${prefix}_${code}`)
  const [head = '', first = '', second = '', third = ''] = userNames
  await makeTeam(`单证组 ${code}`, { [head]: '秦岳', [first]: applicant, [second]: two, [third]: three })
  const admin = await signedIn('admin')
  const courseId = await publishCourse(admin, { title: requestedCourse, approval: 'manager' })
  await publishCourse(admin, { title: recommended })
  const courseIds = [await publishCourse(admin, { title: pressing })]
  await requireCourses(admin, { title: '危险品必修', accountId: await idOf(first), courseIds, days: 3 })

  const [learner, other] = [await signedIn(first), await signedIn(second)]
  for (const person of [learner, other])
    await callAs(person, '/app/api/trainee/user/apply/submit', { data: { itmId: courseId } })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const hours = { from: `${tomorrow}T01:00:00.000Z`, until: `${tomorrow}T10:00:00.000Z` }
  const reason = '发烧，医生建议休息一天'
  await callAs(other, '/app/api/trainee/leave/apply', { data: { type: 'SICK', reason, ...hours } })
  return { head, learner, other, third: await signedIn(third) }
}

/** Everything that waits for a manager is in one list. */
async function seesWhatWaits({ page, isWell, picture }: Visit) {
  await page.getByRole('heading', { level: 1, name: /秦岳/ }).waitFor()
  await page.getByRole('link', { name: /2 人报名待批/ }).waitFor()
  await page.getByRole('link', { name: /1 份请假待批/ }).waitFor()
  await isWell()
  await picture('manager-day-1-home')
}

/** Approves one with a comment and declines the other with a reason. */
async function decidesWhoLearns({ page, picture }: Visit) {
  await page.getByRole('link', { name: /2 人报名待批/ }).click()
  const request = (name: string) =>
    page.locator('.desk-approvals').getByRole('listitem').filter({ hasText: name })
  await request(applicant).getByText(requestedCourse).waitFor()
  await request(applicant).getByRole('button', { name: '同意' }).click()
  // The first key typed goes into the opinion field.
  await page.getByRole('dialog', { name: '同意报名' }).waitFor()
  await page.keyboard.type('学完在组里讲一次')
  await picture('manager-day-2-agree')
  await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await page.getByText(`已同意 ${applicant} 的申请`).waitFor()
  await request(two).getByRole('button', { name: '驳回' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '驳回原因' }).fill('这个月有船期，下一期再报')
  await page.getByRole('dialog').getByRole('button', { name: '驳回' }).click()
  await page.getByText('都处理完了').waitFor()
  await page.getByRole('tab', { name: '已处理' }).click()
  await request(applicant).getByText('学完在组里讲一次').waitFor()
  await request(two).getByText('这个月有船期，下一期再报').waitFor()
  await picture('manager-day-3-decided')
}

/** People who need attention come first; opening one shows why. */
async function looksAtTheTeam({ page, picture }: Visit) {
  await page.getByRole('button', { name: /秦岳/ }).first().click()
  await page.getByRole('link', { name: '我的下属 3 人' }).click()
  const first = page.getByRole('row').nth(1)
  await first.getByText(applicant).waitFor()
  await first.getByText('1 门快到期').waitFor()
  await picture('manager-day-4-team')
  await first.getByRole('button', { name: applicant }).click()
  const drawer = page.getByRole('dialog', { name: `${applicant} 的学习` })
  const course = drawer.getByRole('listitem').filter({ hasText: pressing })
  await course.getByText('快到期').waitFor()
  await course.getByText(/^截止 \d{4}-\d\d-\d\d$/).waitFor()
  await drawer.getByRole('listitem').filter({ hasText: requestedCourse }).waitFor()
  await picture('manager-day-5-person')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}

/** Recommends a course with a note to a person who has none. */
async function recommendsACourse({ page, picture }: Visit) {
  const tick = page.getByRole('checkbox', { name: three })
  await tick.check({ force: true })
  await page.getByRole('button', { name: '推荐课程给 1 人' }).click()
  const dialog = page.getByRole('dialog', { name: '推荐课程' })
  await dialog.getByRole('searchbox').fill(recommended)
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByText(recommended, { exact: true }).first().click()
  await dialog.getByRole('textbox', { name: '附言' }).fill('下周的汇报用得上')
  await picture('manager-day-6-recommend')
  await dialog.getByRole('button', { name: '推荐', exact: true }).click()
  await page.getByText('已推荐给 1 人，是否报名由本人决定').waitFor()
  await expect.poll(() => tick.isChecked()).toBe(false)
}

/** A message leads to the leave request, which is granted with a note. */
async function readsAndGrantsLeave({ page, picture }: Visit) {
  await page.getByRole('link', { name: /^消息/ }).first().click()
  await page.getByText(`${two}申请请假`).click()
  await page.getByRole('dialog').getByRole('link', { name: '去看看' }).click()
  const request = page.locator('.leave').getByRole('listitem').filter({ hasText: two })
  await request.getByText('发烧，医生建议休息一天').waitFor()
  await picture('manager-day-7-leave')
  await request.getByRole('button', { name: '批准' }).click()
  const reply = page.getByRole('dialog', { name: '批准请假' })
  await reply.getByRole('textbox').fill('好好休息')
  await reply.getByRole('button', { name: '批准' }).click()
  await page.getByText(`已批准 ${two} 的请假`).waitFor()
  await page.getByRole('tab', { name: '已处理' }).click()
  await request.getByText('好好休息').waitFor()
}

/** Nothing is waiting any more. */
async function seesNothingWaiting({ page, isWell, picture }: Visit) {
  await page.getByRole('link', { name: '知行学堂' }).first().click()
  await page.getByRole('button', { name: /^待办/ }).click()
  const waiting = page.getByRole('dialog', { name: '本周要做' })
  for (const none of ['没有待审批的报名', '没有待审批的请假', '消息都读过了'])
    await waiting.getByText(none).waitFor()
  await isWell()
  await picture('manager-day-8-evening')
}

test('the busy morning of a manager: requests decided, team reviewed, a course recommended, leave granted, and everybody notified', async () => {
  const { head, learner, other, third } = await overNight()
  const me = await atHome(head)
  await seesWhatWaits(me)
  await decidesWhoLearns(me)
  await looksAtTheTeam(me)
  await recommendsACourse(me)
  await readsAndGrantsLeave(me)
  await seesNothingWaiting(me)

  // The requesters are notified.
  await expect.poll(() => inboxOf(learner)).toContain(`“${requestedCourse}”的报名已经通过，可以开始了。`)
  await expect
    .poll(() => inboxOf(other))
    .toContain(`“${requestedCourse}”的报名没有通过，可在课程页查看意见。`)
  await expect.poll(async () => (await inboxOf(other)).join('')).toContain('的请假已批准')
  await expect.poll(() => inboxOf(third)).toContain(`秦岳向你推荐了“${recommended}”。`)
})
