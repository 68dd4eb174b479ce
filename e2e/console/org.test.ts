import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

/** Puts three hundred people into one unit of the first site, as an import would. */
const manyPeople = `
  with unit as (select site_id, id from org.unit where code = $1),
  made as (
    insert into identity.account (site_id, user_name, name, staff_no)
    select unit.site_id, 'hand_' || n, '操作工' || n, 'OP' || n from unit, generate_series(1, 300) n
    returning site_id, id)
  insert into org.job (site_id, account_id, unit_id, position_id, since)
  select made.site_id, made.id, unit.id, (select min(id) from org.position p where p.site_id = made.site_id), '2024-03-01'
  from made, unit`

const parentOf = async (code: string) => {
  const [row] = await inDatabase(
    'select p.code from org.unit u join org.unit p on p.site_id = u.site_id and p.id = u.parent_id where u.code = $1',
    [code],
  )
  return row?.['code']
}

test('an administrator moves a department of three hundred people after a preview, and undoes it', async () => {
  await inDatabase(manyPeople, ['MFG'])
  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at('/manage/org'))
  await page.getByRole('treeitem', { name: /华东制造/ }).click()
  await page.getByRole('heading', { name: /华东制造/ }).waitFor()
  await isWell()
  await picture('org-1-unit')

  await page.getByRole('button', { name: '移动到…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('研发')
  await dialog.getByRole('searchbox').press('Enter')
  await dialog.getByRole('button', { name: /研发中心/ }).click()
  await dialog.getByText(/人的上级会变|没有人换上级/).waitFor()
  await isWell()
  await picture('org-2-preview')

  await dialog.getByRole('button', { name: /^移动 3\d\d 人$/ }).click()
  await page.getByText('“华东制造”已移到“研发中心”').waitFor()
  expect(await parentOf('MFG')).toBe('RD')
  await picture('org-3-moved')

  await page.getByRole('button', { name: '撤销移动' }).click()
  await page.getByText('“华东制造”已移回原处').waitFor()
  expect(await parentOf('MFG')).toBe('HC')
  await isWell()
})

test('dragging a department onto another shows the same preview before it moves', async () => {
  const { page, at } = await signedIn('admin')
  await load(page, at('/manage/org'))
  const onto = page.getByRole('treeitem', { name: /研发中心/ })
  await page.getByRole('treeitem', { name: /海外业务部/ }).dragTo(onto)
  const dialog = page.getByRole('dialog', { name: '移动“海外业务部”' })
  await dialog.getByText('移到 研发中心').waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  expect(await parentOf('OVS-BIZ')).toBe('HC')
})

test('the tree is navigated, opened and selected by keyboard only', async () => {
  const { page, at } = await signedIn('admin')
  await load(page, at('/manage/org'))
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '移动到…' }).press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
