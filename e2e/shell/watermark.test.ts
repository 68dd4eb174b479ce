import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { password } from '../harness/password.ts'
import { visit } from '../harness/visit.ts'
import { signInOnPage } from '../sign-in/sign-in-page.ts'
import { openUserMenu } from './user-menu.ts'

/** How many watermark sheets are over the page. */
const sheets = (page: Page) =>
  page.evaluate<number>(
    "[...document.body.children].filter((part) => part.style.pointerEvents === 'none' && part.style.backgroundImage).length",
  )

test('B-121 B-131 B-133 where the site enables it, the page shows its reader’s name until they sign out', async () => {
  const { page, at, isWell, picture } = await visit({ host: 'nanyu.localhost' })
  await page.goto(at('/login'))
  await signInOnPage(page, { userName: 'xu_qinghe', password })
  await page.waitForURL('**/home')
  await expect.poll(() => sheets(page)).toBe(1)
  await picture('watermark')
  await isWell()
  await page.evaluate('document.body.lastElementChild.remove()')
  await expect.poll(() => sheets(page)).toBe(1)
  await openUserMenu(page)
  await page.locator('.user-menu-leave').click()
  await page.waitForURL('**/login')
  expect(await sheets(page)).toBe(0)
})
