import { expect, test } from 'vitest'
import { signInOnPage, solveCaptcha } from '../sign-in/sign-in-page.ts'
import { signedIn, visit } from '../harness/visit.ts'
import { setSetting } from '../harness/settings.ts'
import { load, waitForIdle } from '../harness/wait-for-idle.ts'

const chosen = 'Harbour-Lantern-42'

test('a person registers on the portal, is approved in the console, and signs in', async () => {
  const guest = await visit({ height: 1800 })
  await setSetting(guest.at(''), 'registration.open', true)
  await setSetting(guest.at(''), 'registration.formImage', false)
  await load(guest.page, guest.at('/reg'))
  await guest.page.locator('[name=userName]').fill('newcomer_qu')
  await guest.page.locator('[name=name]').fill('瞿见微')
  await guest.page.locator('[name=birthday]').fill('1995-04-02')
  await guest.page.locator('[name=employmentDate]').fill('2024-09-01')
  await guest.page.getByText('女', { exact: true }).click()
  for (const field of await guest.page.locator('input[type=password]').all()) await field.fill(chosen)
  await solveCaptcha(guest.page)
  await guest.page.getByRole('checkbox').check()
  await guest.page.getByRole('button', { name: '提交注册' }).click()
  await guest.page.getByText(/审核/).first().waitFor()

  const admin = await signedIn('admin')
  await load(admin.page, admin.at('/manage/people/registrations'))
  await admin.page.getByRole('row', { name: /瞿见微/ }).waitFor()
  await admin.isWell()
  await admin.picture('people-1-registrations')
  await admin.page.getByRole('button', { name: '通过 瞿见微 的注册', exact: true }).click()
  await admin.page.getByText('瞿见微 可以登录了').waitFor()

  await load(guest.page, guest.at('/login'))
  await signInOnPage(guest.page, { userName: 'newcomer_qu', password: chosen })
  await guest.page.getByRole('heading', { name: /见微/ }).waitFor()
})

test('an administrator views the portal as a learner, changes nothing, and goes back', async () => {
  const { page, at, isWell, picture } = await signedIn('admin', { isFresh: true })
  await load(page, at('/manage/people?text=lin_zhixia'))
  await isWell()
  await page.getByRole('link', { name: '林知夏' }).click()
  await page.getByRole('heading', { name: '林知夏', level: 1 }).waitFor()
  await isWell()
  await page.getByRole('button', { name: '以其身份查看' }).click()
  await page.getByText('你正在以 林知夏 的身份查看').waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  await waitForIdle(page)
  await isWell()
  await picture('people-2-viewing')
  await page.getByRole('button', { name: '回到 系统管理员' }).click()
  await page.waitForURL('**/manage**')
  await expect.poll(() => page.getByText('你正在以').count()).toBe(0)
})

test('a person is corrected, leaves, and is reinstated as the same person', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at('/manage/people?text=ye_chuqing'))
  await page.locator('.people-name').first().click()
  await page.locator('.person-sections').waitFor()
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: '手机号' }).fill('13900001234')
  await isWell()
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText('人工修正').first().waitFor()
  await picture('people-3-held')

  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '办理离职' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '原因' }).fill('个人原因')
  await page.getByRole('dialog').getByRole('button', { name: '办理离职' }).click()
  await page.getByText('已离职').first().waitFor()

  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '重新入职' }).click()
  for (const name of ['部门', '岗位']) {
    await page.getByRole('dialog').getByRole('combobox', { name }).click()
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  }
  await page.getByRole('dialog').getByRole('button', { name: '重新入职' }).click()
  await page.getByText('一次性密码').first().waitFor()
  await picture('people-4-password')
  await page.getByRole('button', { name: '我已记下' }).click()
  await page.getByText('在用').first().waitFor()
  await page.getByRole('tab', { name: '变更记录' }).click()
  for (const act of ['重新入职', '办理离职', '修改资料']) await page.getByText(act).first().waitFor()
  await isWell()
  await picture('people-5-history')
})
