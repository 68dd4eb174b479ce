import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { givePassword } from '../harness/accounts.ts'
import { atHome } from '../harness/visit.ts'

/** The focused element, by the text a screen reader would start with. */
const focused = (page: Page) =>
  page.evaluate<string>(
    "(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()",
  )

/** Presses a key until the focus is on an element with this text; fails after one round of the page. */
async function walk(page: Page, to: RegExp, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key)
    if (to.test(await focused(page))) return
  }
  throw new Error(`${key} never reaches ${to}; the focus is on "${await focused(page)}"`)
}

/** A person's home page, fully rendered. */
async function openDrawnHome(userName: string) {
  const person = await atHome(userName)
  await person.page.getByRole('heading', { level: 1 }).waitFor()
  return person
}

test('the skip link skips the top bar', async () => {
  const { page } = await openDrawnHome('he_yuanzhou')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('跳到正文')
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement?.id')).toBe('main')
})

test('a main menu panel opens by its button, is walked through, and returns the focus', async () => {
  const { page } = await openDrawnHome('he_yuanzhou')
  await walk(page, /^展开课程$/)
  await page.keyboard.press('Enter')
  await page.locator('.course-panel').waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('.course-panel :focus').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.course-panel').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('展开课程')
  await walk(page, /^更多$/)
  await page.keyboard.press('Space')
  await walk(page, /^排行榜$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/fame/**')
})

test('a dialog keeps the focus inside and returns it', async () => {
  const { page, picture } = await openDrawnHome('he_yuanzhou')
  await walk(page, /^待办/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '本周要做' })
  await dialog.waitFor()
  await picture('keyboard-to-do')
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        "document.activeElement === document.body || !!document.activeElement?.closest('dialog')",
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^待办/)
})

test('the user menu is opened, walked by arrows, and used', async () => {
  await givePassword('cheng_yike')
  const { page, picture } = await openDrawnHome('cheng_yike')
  await walk(page, /账号菜单$/)
  await page.keyboard.press('Enter')
  await page.locator('.user-menu').waitFor()
  await walk(page, /^个人中心$/, 'ArrowDown')
  await walk(page, /^学员$/, 'ArrowDown')
  await walk(page, /^English$/, 'ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('html[lang=en-US]').waitFor()
  await picture('keyboard-user-menu')
  await expect.poll(() => focused(page)).toBe('English')
  await walk(page, /^Dark$/, 'ArrowDown')
  await page.keyboard.press('Space')
  await page.locator('html[data-theme=dark]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.user-menu').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/account menu$/)
})

test('the dock can be focused and leads home', async () => {
  const { page, at } = await openDrawnHome('he_yuanzhou')
  await page.goto(at('/no/such/page'))
  await page.getByText('没有这个页面').waitFor()
  await walk(page, /^首页$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
})
