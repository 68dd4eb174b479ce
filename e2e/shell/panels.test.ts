import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { atHome, signedIn } from '../harness/visit.ts'

/** Hovers over an element until its panel is open. */
async function rest(page: Page, what: string, panel: string) {
  await page.locator(what).hover()
  await page.locator(panel).waitFor()
  return page.locator(panel).boundingBox()
}

test('B-087 B-090 hovering over courses opens a panel of 700 by 400 that leads to all courses', async () => {
  const { page, isWell, picture } = await atHome('lin_zhixia')
  await expect.poll(() => page.locator('.course-panel').count()).toBe(0)
  const box = await rest(page, '.nav-drop:nth-of-type(1)', '.course-panel')
  expect([box?.width, box?.height]).toEqual([700, 400])
  await picture('courses-panel')
  await isWell()
  await page.mouse.move(700, 800)
  await page.locator('.course-panel').waitFor({ state: 'detached' })
  await rest(page, '.nav-drop:nth-of-type(1)', '.course-panel')
  await page.getByRole('link', { name: '查看全部课程' }).click()
  await page.waitForURL('**/course/list')
  await page.locator('.course-panel').waitFor({ state: 'detached' })
})

test('P-02 P-08 the bar and More link only to pages that exist', async () => {
  const { page, at } = await atHome('lin_zhixia')
  await expect
    .poll(() => page.locator('.main-nav a[href="/circle"], .main-nav a[href="/repository"]').count())
    .toBe(0)
  await rest(page, '.nav-drop:last-of-type', '.more-panel')
  const hrefs = await page
    .locator('.main-nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(5)
  for (const href of hrefs) {
    await page.goto(at(href))
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect.poll(() => page.getByText('这个页面正在建设').count()).toBe(0)
  }
})

test('B-081 hovering over the avatar opens the user menu: avatar, nickname, grade and last login', async () => {
  const { page, isWell, picture } = await atHome('lin_zhixia', { isFresh: true })
  await rest(page, 'header .ly-drop-down-button', '.user-menu')
  const person = page.locator('.user-menu-person')
  await person.locator('.ly-portrait').waitFor()
  await expect.poll(() => person.locator('b').innerText()).toBe('知夏')
  await expect.poll(() => person.locator('.user-menu-grade').allInnerTexts()).toEqual(['高级'])
  await expect.poll(() => person.innerText()).toMatch(/上次登录 \d{4}-\d\d-\d\d \d\d:\d\d/)
  await picture('user-menu')
  await isWell()
  await page.mouse.move(300, 700)
  await page.locator('.user-menu').waitFor({ state: 'detached' })
})

test('B-098 B-099 Enter and the icon both start a search with the typed text', async () => {
  const { page } = await atHome('lin_zhixia')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill(' 安全 & 质量 ')
  await box.press('Enter')
  const isSearchFor = (terms: string) => (url: URL) =>
    url.pathname === '/search' && url.searchParams.get('searchValue') === terms
  await page.waitForURL(isSearchFor('安全 & 质量'))
  await box.fill('焊接')
  await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(isSearchFor('焊接'))
  await box.fill('  ')
  await box.press('Enter')
  expect(isSearchFor('焊接')(new URL(page.url()))).toBe(true)
})

test('B-029 an unknown route shows the not-found page inside the shell and links home', async () => {
  const { page, at, isWell, picture } = await signedIn('lin_zhixia')
  await page.goto(at('/no/such/page'))
  await page.getByText('没有这个页面').waitFor()
  await picture('unknown-route')
  await isWell()
  await page.getByRole('main').getByRole('link', { name: '回首页' }).click()
  await page.waitForURL('**/home')
})
