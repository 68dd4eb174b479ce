import { expect, test } from 'vitest'
import { signedIn } from '../harness/visit.ts'
import { openUserMenu } from './user-menu.ts'

test('B-126 B-128 an administrator switches to learner and back; each role loads its own home', async () => {
  const { page, at, isWell, picture } = await signedIn('admin', { isFresh: true })
  await page.goto(at('/manage'))
  await page.waitForURL('**/manage/**')
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-sid')?.value
  const first = await cookie()

  await openUserMenu(page)
  const menu = page.locator('.user-menu')
  await menu.getByText('切换角色').waitFor()
  await picture('roles-1-menu')
  await isWell()
  await menu.getByRole('button', { name: '学员' }).click()
  await page.waitForURL('**/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await cookie()).not.toBe(first)
  await picture('roles-2-learner')

  await openUserMenu(page)
  expect(await menu.getByRole('button', { name: '学员' }).getAttribute('aria-pressed')).toBe('true')
  await menu.getByRole('button', { name: '系统管理员' }).click()
  await page.waitForURL('**/manage/**')
  await page.getByRole('navigation', { name: '管理导航' }).waitFor()
  await picture('roles-3-console')
  await isWell()
  expect(new URL(page.url()).origin).toBe(new URL(at('')).origin)
})
