import { expect, test } from 'vitest'
import { consoleCall, publishCourse } from '../course/publish-course.ts'
import { makeExam } from '../exam/make-exam.ts'
import { signInOnPage } from '../sign-in/sign-in-page.ts'
import { linkInMail } from '../sign-in/mailed-link.ts'
import { signedIn, type Visit, visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'
import { callAs } from '../study/make-course.ts'

const password = 'Brook-under-bridge-3'
const overview = '/manage/overview'

const colleague = {
  name: '阮石',
  userName: 'ruan',
  nickname: null,
  gender: null,
  staffNo: null,
  email: null,
  phone: null,
  joinedOn: null,
  isExternal: true,
  expiresAt: '2099-12-31T00:00:00.000Z',
}

/** A newly created site and its founder, who has just chosen a password. */
async function founder(code: string): Promise<Visit> {
  const host = `${code}.localhost`
  const email = `qin.${Date.now()}@${code}.example`
  await consoleCall(await signedIn('admin'), ['POST', '/sites'], {
    code,
    name: { 'zh-CN': '溪上学院', 'zh-TW': '溪上學院', 'en-US': 'Brook Academy' },
    host,
    locale: 'zh-CN',
    zone: 'Asia/Shanghai',
    validUntil: null,
    administrator: { userName: 'qin', name: '秦溪', email },
  })
  const qin = await visit({ host })
  await qin.page.goto(await linkInMail(email))
  await qin.page.locator('input[type=password]').nth(0).fill(password)
  await qin.page.locator('input[type=password]').nth(1).fill(password)
  await qin.page.getByRole('button', { name: '保存新密码' }).click()
  await qin.page.getByRole('heading', { name: '新密码已设好' }).waitFor()
  await qin.page.goto(qin.at('/login'))
  await signInOnPage(qin.page, { userName: 'qin', password })
  await qin.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return qin
}

const listOf = ({ page }: Visit) => page.getByRole('region', { name: '四步开好新站点' })

/** Back on the first page, this many of the four steps are done. */
async function hasDone(qin: Visit, done: number): Promise<void> {
  await load(qin.page, qin.at(overview))
  await listOf(qin).getByText(`已完成 ${done} / 4`).waitFor()
  await expect.poll(() => listOf(qin).getByText('已完成', { exact: true }).count()).toBe(done)
}

async function goTo(qin: Visit, act: string, heading: string): Promise<void> {
  await listOf(qin).getByRole('link', { name: act }).click()
  await qin.page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

test('checklist: a new site is led through its four steps, then the list disappears', async () => {
  const qin = await founder('brook')
  await hasDone(qin, 0)
  await qin.isWell()
  await qin.picture('checklist-1-new')

  await goTo(qin, '添加人员', '人员')
  await consoleCall(qin, ['POST', '/people'], { ...colleague, job: null, password: 'none' })
  await hasDone(qin, 1)

  await goTo(qin, '设置分类', '课程分类')
  await qin.page.getByRole('button', { name: '新建一级分类' }).first().click()
  const dialog = qin.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '分类名称' }).fill('安全')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await hasDone(qin, 2)
  await qin.isWell()
  await qin.picture('checklist-2-half')

  await goTo(qin, '去建课程', '课程')
  await publishCourse(qin, { title: '溪上第一课' })
  await hasDone(qin, 3)

  await goTo(qin, '去安排考试', '考试')
  const me = await callAs<{ usrEntId: string }>(qin, '/app/api/user/current', { method: 'GET' })
  await makeExam(qin, {
    title: '溪上第一考',
    types: ['TF'],
    markerId: me.usrEntId,
    settings: { passScore: 1 },
  })
  await load(qin.page, qin.at(overview))
  await qin.page.getByRole('heading', { name: '今天要处理' }).waitFor()
  await expect.poll(() => listOf(qin).count()).toBe(0)
})

test('checklist: once hidden, the list stays hidden', async () => {
  const qin = await founder('glade')
  await hasDone(qin, 0)
  await listOf(qin).getByRole('button', { name: '不再显示' }).click()
  await qin.page.getByText('清单已收起').waitFor()
  await listOf(qin).waitFor({ state: 'detached' })
  await load(qin.page, qin.at(overview))
  await qin.page.getByRole('heading', { name: '今天要处理' }).waitFor()
  await expect.poll(() => listOf(qin).count()).toBe(0)
  await qin.isWell()
})
