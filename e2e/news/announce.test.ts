import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'

const title = '外贸单证交接规定'

/** The department of new accounts. */
async function departmentName(): Promise<string> {
  const [unit] = await inDatabase(
    `select unit.name from org.unit as unit join site.site as site on site.id = unit.site_id
     where unit.code = 'OVS-BIZ' and site.code = 'hengchuan'`,
    [],
  )
  return unit?.['name'] ?? ''
}

async function choose({ page }: Visit, label: string, name: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name)
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  await page.keyboard.press('Escape')
}

/** Writes an announcement for one department and publishes it. */
async function announce(admin: Visit): Promise<string> {
  const { page, at, isWell, picture } = admin
  await page.goto(at('/manage/news'))
  await page.getByRole('button', { name: '新建公告' }).click()
  const begin = page.getByRole('dialog', { name: '新建公告' })
  await begin.getByRole('button', { name: '开始写' }).click()
  await begin.getByText('请填写标题').waitFor()
  await begin.getByRole('textbox', { name: '标题' }).fill(title)
  await begin.getByRole('button', { name: '开始写' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('textbox', { name: '正文' }).fill('单证当天交接，双方签字。')
  await choose(admin, '部门', await departmentName())
  await page.getByText('读完要点“我已阅读并知悉”').click()
  await isWell()
  await picture('news-1-written')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await page.getByText('展示中').waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

type MessageCounts = { readonly announceCount: number }
const waiting = async (person: Visit) =>
  (await callAs<MessageCounts>(person, '/app/api/trainee/home/messgae/count', { method: 'GET' }))
    .announceCount

/** How many announcements a person finds by its title. */
const found = async (person: Visit) => {
  const path = `/app/api/trainee/home/search/count?searchValue=${encodeURIComponent(title)}`
  return (await callAs<{ readonly notice: number }>(person, path, { method: 'GET' })).notice
}

test('an announcement for one department reaches its inboxes, is agreed to, and must be agreed to again when it changes', async () => {
  const { userName, name } = await newPerson()
  const learner = await signedIn(userName, { height: 1000 })
  const admin = await signedIn('admin', { height: 1100 })
  const before = await waiting(learner)
  const { page, at, isWell, picture } = learner
  await page.goto(at('/home'))
  const id = await announce(admin)

  // The open page is notified by push.
  await page.locator('a.nav-icon .nav-badge').waitFor()
  await picture('news-2-badge')
  await page.goto(at('/personal/message'))
  await page.getByText(`“${title}”已经发布，请及时查看。`).waitFor()
  await isWell()
  await picture('news-3-inbox')
  expect(await waiting(learner)).toBe(before + 1)
  await page.goto(at('/home'))
  await page.getByText(title).first().waitFor()
  await page.goto(at(`/news/detail?id=${id}&kind=notice`))
  await page.getByRole('button', { name: '我已阅读并知悉' }).click()
  await page.getByText(/已于 .* 确认/).waitFor()
  await isWell()
  await picture('news-4-agreed')

  // A person of another department finds it in no list, message, page or search.
  const outside = await signedIn('lin_zhixia')
  await outside.page.goto(outside.at('/announcement/notice'))
  await outside.page.getByRole('heading', { level: 1, name: '公告' }).waitFor()
  await expect.poll(() => outside.page.getByText(title).count()).toBe(0)
  await outside.page.goto(outside.at('/personal/message'))
  await outside.page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => outside.page.getByText(title).count()).toBe(0)
  const refused = await outside.page.request.get(
    outside.at(`/app/api/trainee/home/homeMessage/detail/${id}`),
    { headers: { 'x-requested-with': 'lyceum' } },
  )
  expect(await refused.json()).toMatchObject({ errCode: 'NOT_FOUND' })
  await expect.poll(() => found(learner)).toBe(1)
  expect(await found(outside)).toBe(0)

  // Who has agreed, and who has not.
  const adminPage = admin.page
  await adminPage.goto(admin.at(`/manage/news/${id}/readers?show=agreed`))
  await adminPage.getByRole('row', { name: new RegExp(name) }).waitFor()
  await admin.isWell()
  await admin.picture('news-5-readers')

  // A changed text makes a new version, and first shows who must agree again.
  await adminPage.goto(admin.at(`/manage/news/${id}`))
  await adminPage.getByRole('textbox', { name: '正文' }).fill('单证当天交接，双方签字并拍照。')
  await adminPage.getByRole('button', { name: '保存', exact: true }).click()
  const again = adminPage.getByRole('dialog', { name: '内容有变化' })
  await again.getByText('已经确认的 1 人会收到消息').waitFor()
  await admin.picture('news-6-again')
  await again.getByRole('button', { name: '保存为新版' }).click()
  await adminPage.getByText('第 2 版').first().waitFor()
  await page.goto(at('/personal/message'))
  await page.getByText(`“${title}”更新到了第 2 版，请重新阅读并确认。`).waitFor()
  await page.goto(at(`/news/detail?id=${id}&kind=notice`))
  await page.getByRole('button', { name: '我已阅读并知悉' }).waitFor()
  expect(await waiting(learner)).toBe(before + 1)

  // Withdrawn, it is gone together with its message.
  await callAs(admin, `/app/api/admin/news/${id}/withdraw`, { method: 'PUT' })
  await page.goto(at('/announcement/notice'))
  await page.getByRole('heading', { level: 1, name: '公告' }).waitFor()
  await expect.poll(() => page.getByText(title).count()).toBe(0)
})
