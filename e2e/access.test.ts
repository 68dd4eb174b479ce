import { expect, test } from 'vitest'
import { givePassword } from './accounts.ts'
import { inDatabase } from './database.ts'
import { signedIn, type Visit } from './person.ts'

const unitName = '华东制造'

/** People of the first site with an open job in the unit or below it. */
const insiders = `
  select a.id, a.user_name from identity.account a where a.site_id = 1 and exists (
    select from org.job j join org.unit u on u.site_id = j.site_id and u.id = j.unit_id
    join org.unit top on top.site_id = u.site_id and top.name = $1 and u.path @> array[top.id]
    where j.site_id = a.site_id and j.account_id = a.id and j.until is null)`

const outsider = `
  select a.id, a.name from identity.account a join org.job j on j.site_id = a.site_id and j.account_id = a.id
  where a.user_name = 'lin_zhixia' and a.site_id = 1 limit 1`

test('a system administrator makes a training administrator of one department, who sees that department and nothing else', async () => {
  const admin = await signedIn('admin')
  await admin.page.goto(admin.at('/manage/access'), { waitUntil: 'networkidle' })
  await admin.isWell()
  await admin.page.getByRole('tab', { name: '谁持有什么' }).click()
  await admin.page.getByRole('table', { name: '谁持有什么' }).waitFor()
  await admin.isWell()
  await grant(admin)

  const inside = new Set((await inDatabase(insiders, [unitName])).map((row) => row['user_name']))
  const [other] = await inDatabase(outsider)
  expect(inside.has('lin_zhixia')).toBe(false)

  await givePassword('ye_chuqing')
  const ye = await signedIn('ye_chuqing')
  const list = await ask(ye, '/app/api/admin/people?pageSize=200')
  expect(list.records.filter(({ userName }) => !inside.has(userName))).toEqual([])
  expect(list.total).toBe(Math.min(inside.size, 1000))
  expect(
    (await ask(ye, `/app/api/admin/people?text=${encodeURIComponent(other?.['name'] ?? '')}`)).total,
  ).toBe(0)

  await ye.page.goto(ye.at('/manage/access'), { waitUntil: 'networkidle' })
  await ye.page.getByRole('tab', { name: '谁持有什么' }).click()
  const table = ye.page.getByRole('table', { name: '谁持有什么' })
  await table.waitFor()
  const shown = await table.locator('.access-person small').allTextContents()
  expect(shown.filter((userName) => !inside.has(userName))).toEqual([])
  await ye.isWell()
  await ye.picture('access-scoped')

  // A link that somebody sent him leads to nothing that he may see.
  await ye.page.goto(ye.at(`/manage/access/why?person=${other?.['id']}`), { waitUntil: 'networkidle' })
  expect(await ye.page.getByText(other?.['name'] ?? '?').count()).toBe(0)
})

test('why somebody may is asked with the keyboard, and says what is missing', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  await page.goto(at('/manage/access/why'), { waitUntil: 'networkidle' })
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

/** Gives ye_chuqing training administration in one department, through the dialog. */
async function grant({ page, isWell, picture }: Visit) {
  await page.getByRole('button', { name: '授予角色' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '授予给' }).fill('ye_chuqing')
  await dialog.getByRole('button', { name: /叶初晴/ }).click()
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

async function ask({ page, at }: Visit, path: string): Promise<Found> {
  const headers = { 'x-requested-with': 'lyceum' }
  const answer = await page.context().request.get(at(path), { headers })
  return ((await answer.json()) as { result: Found }).result
}
