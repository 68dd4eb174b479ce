import { expect, test } from 'vitest'
import { makeTeam } from '../harness/accounts.ts'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

/** A department used by this test only, so that its headcount does not change during the test. */
const unitName = '质检巡回组'
const insiders = {
  ruan_zhiwei: '阮知微',
  feng_jiming: '封霁明',
  zhan_ruxing: '詹如星',
}
const roleOwner = 'ruan_zhiwei'

const outsider = `
  select a.id, a.name from identity.account a join org.job j on j.site_id = a.site_id and j.account_id = a.id
  where a.user_name = 'lin_zhixia' and a.site_id = 1 limit 1`

test('a system administrator grants training administration for one department, and the grantee sees only that department', async () => {
  await makeTeam(unitName, insiders)
  const admin = await signedIn('admin')
  await load(admin.page, admin.at('/manage/access'))
  await admin.isWell()
  await admin.page.getByRole('tab', { name: '谁持有什么' }).click()
  await admin.page.getByRole('table', { name: '谁持有什么' }).waitFor()
  await admin.isWell()
  await grant(admin)

  const inside = new Set(Object.keys(insiders))
  const [other] = await inDatabase(outsider)
  const ownerVisit = await signedIn(roleOwner)
  const list = await fetchPeople(ownerVisit, '/app/api/admin/people?pageSize=200')
  expect(new Set(list.records.map(({ userName }) => userName))).toEqual(inside)
  expect(list.total).toBe(inside.size)
  expect(
    (await fetchPeople(ownerVisit, `/app/api/admin/people?text=${encodeURIComponent(other?.['name'] ?? '')}`))
      .total,
  ).toBe(0)

  await load(ownerVisit.page, ownerVisit.at('/manage/access'))
  await ownerVisit.page.getByRole('tab', { name: '谁持有什么' }).click()
  const table = ownerVisit.page.getByRole('table', { name: '谁持有什么' })
  await table.waitFor()
  const shown = await table.locator('.access-person small').allTextContents()
  expect(shown.filter((userName) => !inside.has(userName))).toEqual([])
  await ownerVisit.isWell()
  await ownerVisit.picture('access-scoped')

  // A link to a person outside the department shows nothing.
  await load(ownerVisit.page, ownerVisit.at(`/manage/access/why?person=${other?.['id']}`))
  await expect.poll(() => ownerVisit.page.getByText(other?.['name'] ?? '?').count()).toBe(0)
})

test('K-15 a custom role granted while the learner has a page open takes effect at once, under its own name', async () => {
  await makeTeam('仓储复核组', { bo_wenqing: '柏闻清', shu_yao: '舒遥' })
  const learner = await signedIn('shu_yao', { isFresh: true })
  await load(learner.page, learner.at('/home'))

  const admin = await signedIn('admin')
  await load(admin.page, admin.at('/manage/access'))
  await admin.page.getByRole('tab', { name: '谁持有什么' }).click()
  await admin.page.getByRole('button', { name: '授予角色' }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '授予给' }).fill('shu_yao')
  await dialog.getByRole('button', { name: /舒遥/ }).click()
  await dialog.getByRole('combobox', { name: '角色' }).selectOption({ label: '培训专员' })
  await dialog.getByRole('button', { name: '预览' }).click()
  await dialog.getByRole('button', { name: '授予 1 人' }).click()
  await admin.page.getByText('已授予 1 人').waitFor()

  // The same session opens the console without a new sign-in.
  await load(learner.page, learner.at('/manage'))
  const menus = learner.page.getByRole('navigation', { name: '管理导航' })
  await menus.getByRole('link', { name: '人员' }).waitFor()
  const titles = (await menus.getByRole('link').allTextContents()).map((title) => title.trim())
  expect(titles.filter((title) => /课程|考试|题库|公告|审计|设置|角色/.test(title))).toEqual([])
  await expect.poll(() => learner.page.getByText('页面出了点问题').count()).toBe(0)
  await learner.page.locator('.console-head').getByText('培训专员', { exact: true }).waitFor()
  await expect.poll(() => learner.page.locator('.console-head').getByText('培训管理员').count()).toBe(0)
  await learner.isWell()
  await learner.picture('role-of-the-moment')
})

test('the "why may this person" page works by keyboard and names the missing permission', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at('/manage/access/why'))
  await page.getByRole('textbox', { name: '谁' }).fill('tang_yinuo')
  await page.getByRole('button', { name: /唐一诺/ }).press('Enter')
  await page.getByRole('heading', { name: /唐一诺持有/ }).waitFor()
  await page.getByRole('combobox', { name: '做什么' }).selectOption({ label: '管理组织' })
  await page.getByRole('heading', { name: '唐一诺不可以管理组织' }).waitFor()
  await page.getByText('持有的角色里都没有这项权限。').waitFor()
  await isWell()
  await picture('access-why')
  await page.getByRole('combobox', { name: '做什么' }).selectOption({ label: '查看组织' })
  await page.getByRole('heading', { name: '唐一诺可以查看组织' }).waitFor()
})

/** Grants a person training administration in one department, through the dialog. */
async function grant({ page, isWell, picture }: Visit) {
  await page.getByRole('button', { name: '授予角色' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '授予给' }).fill(roleOwner)
  await dialog.getByRole('button', { name: /阮知微/ }).click()
  await dialog.getByRole('combobox', { name: '角色' }).selectOption({ label: '培训管理员' })
  await dialog.getByRole('radio', { name: '部门及以下' }).check()
  await dialog.getByRole('textbox', { name: '在哪里有效' }).fill(unitName)
  await dialog.getByRole('button', { name: new RegExp(`^${unitName}`) }).click()
  await isWell()
  await picture('access-grant')
  await dialog.getByRole('button', { name: '预览' }).click()
  await dialog.getByText('将授予 1 人。').waitFor()
  await isWell()
  await dialog.getByRole('button', { name: '授予 1 人' }).click()
  await page.getByText('已授予 1 人').waitFor()
}

type Found = { readonly records: readonly { readonly userName: string }[]; readonly total: number }

async function fetchPeople({ page, at }: Visit, path: string): Promise<Found> {
  const headers = { 'x-requested-with': 'lyceum' }
  const answer = await page.context().request.get(at(path), { headers })
  return ((await answer.json()) as { result: Found }).result
}
