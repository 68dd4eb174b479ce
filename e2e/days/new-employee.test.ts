import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { makeExam } from '../exam/make-exam.ts'
import { signInOnPage } from '../sign-in/sign-in-page.ts'
import { requireCourses } from '../learners/require-courses.ts'
import { makeProduct } from '../mall/make-product.ts'
import { signedIn, type Visit, visit } from '../harness/visit.ts'
import { callAs, makeFilmCourse } from '../study/make-course.ts'

const name = '宋知微'
const courseTitle = '新人第一课：授权与跟进'
const examTitle = '新人安全考试'
const product = '入职纪念杯'

/** Creates a department and a position in it. */
async function post() {
  const [row] = await inDatabase(
    `select unit.id as unit, min(position.id) as position from org.unit as unit
     join site.site as site on site.id = unit.site_id and site.code = 'hengchuan'
     join org.position as position on position.site_id = unit.site_id
     where unit.code = 'OVS-BIZ' group by unit.id`,
  )
  return { unitId: row?.['unit'], positionId: row?.['position'], gradeId: null }
}

/** Sets up an account with a one-time password, a course, an exam and a product. */
async function beforeMonday() {
  const admin = await signedIn('admin')
  const userName = `newcomer_${randomBytes(4).toString('hex')}`
  const unknown = { nickname: null, gender: null, staffNo: null, email: null, phone: null, joinedOn: null }
  const { id, password } = await callAs<{ id: string; password: string }>(admin, '/app/api/admin/people', {
    data: { userName, name, ...unknown, job: await post(), password: 'show' },
  })
  const course = await makeFilmCourse(admin, { title: courseTitle, seconds: 7 })
  const settings = { passScore: 4, answersShown: 'afterSubmit' }
  const exam = await makeExam(admin, { title: examTitle, types: ['MC', 'TF'], settings })
  const courseIds = [course.id, exam.itmId]
  await requireCourses(admin, { title: '新员工必修', accountId: id, courseIds, days: 7 })
  await makeProduct(admin, { title: product, points: 12 })
  return { userName, password }
}

type Account = { readonly userName: string; readonly password: string }

/** The first password works once; then the person must choose another. */
async function comesInWithTheFirstPassword({ page, at, isWell, picture }: Visit, account: Account) {
  await page.goto(at('/'))
  await page.waitForURL('**/login')
  await signInOnPage(page, account)
  await page.getByText('请换一个只有你知道的密码').waitFor()
  await page.getByLabel('刚才登录用的密码', { exact: true }).fill(account.password)
  for (const label of ['新密码', '再输一次新密码'])
    await page.getByLabel(label, { exact: true }).fill('Harbour-Lantern-42')
  await isWell()
  await picture('new-employee-1-password')
  await page.getByRole('button', { name: '保存并继续' }).click()
  await page.getByText('密码已修改').waitFor()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

/** Home page, message and course agree on what is required and by when. */
async function findsWhatIsRequired({ page, isWell, picture }: Visit): Promise<void> {
  const first = page.getByRole('region', { name: '继续学习' })
  await first.getByRole('heading', { name: courseTitle }).waitFor()
  await first.getByText('必修').waitFor()
  await first.getByRole('link', { name: new RegExp(examTitle) }).waitFor()
  const due = first.getByText(/^\d\d-\d\d 截止$/).first()
  const day = ((await due.textContent()) ?? '').slice(0, 5)
  // The agreements were accepted at sign-in, so they are not shown again.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await isWell()
  await picture('new-employee-2-home')

  await page.getByRole('link', { name: '未读消息 2 条', exact: true }).click()
  await page.getByText(new RegExp(`“${examTitle}”是你的必修，请在 \\d{4}-${day} 结束前完成。`)).waitFor()
  await page.getByText(`“${courseTitle}”是你的必修`).click()
  await page.getByRole('dialog').getByRole('link', { name: '去看看' }).click()

  await page.getByRole('heading', { level: 1, name: courseTitle }).waitFor()
  await page.getByText(new RegExp(`^\\d{4}-${day}$`)).waitFor()
  // A required course cannot be left.
  await page.getByRole('link', { name: '开始学习' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: '退出课程' }).count()).toBe(0)
  await isWell()
  await picture('new-employee-3-course')
}

/** A film, a question about it, and a medal for the first course. */
async function learnsTheCourse({ page, picture }: Visit) {
  await page.getByRole('link', { name: '开始学习' }).click()
  await page.getByText('请先学完《授权的五个层级》').waitFor()
  await page.locator('.study-play').click()
  await page.getByText('本节已完成').waitFor()
  await page.getByRole('link', { name: '下一节' }).click()
  await page.getByText('A. 做了就说').click()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  const done = page.getByRole('dialog', { name: '完成了' })
  await done.getByText(`你已学完《${courseTitle}》`).waitFor()
  await picture('new-employee-4-learnt')
  await done.getByRole('button', { name: '知道了' }).click()
  const medal = page.getByRole('complementary', { name: '获得新勋章' })
  await medal.getByText('学完 1 门课').waitFor()
  await picture('new-employee-5-medal')
  await medal.getByRole('button', { name: '真好' }).click()
}

/** The exam is next on the home page; it is passed with full marks. */
async function takesTheExam({ page, picture }: Visit) {
  await page.getByRole('link', { name: '知行学堂' }).first().click()
  const next = page.getByRole('region', { name: '继续学习' })
  await next.getByRole('heading', { name: examTitle }).waitFor()
  await next.getByRole('link', { name: '去考试' }).click()
  await page.getByText('我已阅读考前须知').click()
  await page.getByRole('button', { name: '开始考试' }).click()
  await page.getByText('119').click()
  await page.getByText('错误', { exact: true }).click()
  await picture('new-employee-6-exam')
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByText('所有题目都答完了').waitFor()
  await page.getByRole('button', { name: '确认交卷' }).click()
  await page.getByRole('link', { name: '查看成绩报告' }).click()
  await page.getByText('通过', { exact: true }).first().waitFor()
  await picture('new-employee-7-report')
}

/** Collects the points for the course, the exam, the two tasks and the daily sign-in. */
async function collectsThePoints({ page, at, picture }: Visit) {
  await page.goto(at('/home'))
  await page.getByRole('button', { name: /^签到，领 \d+ 积分$/ }).click()
  await page.getByText('连续签到 1 天').waitFor()
  const collect = page.getByRole('button', { name: /^领取 \+\d+$/ })
  await expect.poll(() => collect.count()).toBe(2)
  await collect.first().click()
  await expect.poll(() => collect.count()).toBe(1)
  await collect.click()
  await expect.poll(() => collect.count()).toBe(0)
  await picture('new-employee-8-collected')
  await page.locator('.home-figures').getByRole('link').click()
  for (const what of ['完成一门课程', '考试成绩达到 90 分', '每日签到', '每日任务：完成一次考试'])
    await page.getByText(what, { exact: true }).first().waitFor()
  await picture('new-employee-9-points')
}

/** Only one product in the mall is affordable. */
async function buysSomething({ page, isWell, picture }: Visit) {
  await page.getByRole('link', { name: '去积分商城' }).click()
  await page.getByText('我能兑换的').click()
  await page.getByRole('link', { name: product, exact: true }).first().click()
  await page.getByRole('button', { name: '兑换', exact: true }).click()
  const form = page.getByRole('dialog', { name: '填写收货信息' })
  await expect.poll(() => form.getByRole('textbox', { name: '收货人' }).inputValue()).toBe(name)
  await form.getByRole('textbox', { name: '电话' }).fill('13800005566')
  await form.getByRole('textbox', { name: '收货地址' }).fill('上海市浦东新区衡川路 18 号 5 号楼前台')
  await picture('new-employee-10-order')
  await form.getByRole('button', { name: '用 12 积分兑换' }).click()
  await page.getByText('兑换成功，等待发货').waitFor()
  const record = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: product }) })
  await record.getByText('未发货').waitFor()
  await isWell()
  await picture('new-employee-11-bought')
}

async function goesHome({ page }: Visit) {
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByText('退出登录', { exact: true }).click()
}

test('the first day of a new employee: a first password, a required course and its exam, points, and something bought for them', async () => {
  const account = await beforeMonday()
  const me = await visit()
  await comesInWithTheFirstPassword(me, account)
  await findsWhatIsRequired(me)
  await learnsTheCourse(me)
  await takesTheExam(me)
  await collectsThePoints(me)
  await buysSomething(me)
  await goesHome(me)
  await expect.poll(() => new URL(me.page.url()).pathname).toBe('/login')
})
