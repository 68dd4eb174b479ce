import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { givePassword } from '../harness/accounts.ts'
import { inDatabase } from '../harness/database.ts'
import { atHome, type Visit, visit } from '../harness/visit.ts'
import { openUserMenu } from './user-menu.ts'
import { load, waitForIdle } from '../harness/wait-for-idle.ts'

const names = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' }
type Locale = keyof typeof names

test('B-005 B-006 B-008 on the sign-in pages a language is chosen without a reload, and is kept', async () => {
  const visitor = await visit()
  for (const path of ['/login', '/reg', '/forget-pwd']) {
    await visitor.page.goto(visitor.at('/login'))
    await visitor.page.evaluate("localStorage.setItem('locale', 'zh-CN')")
    await readsWell(visitor, path, (page, name) => page.getByRole('button', { name, exact: true }).click())
  }
  expect(await visitor.page.evaluate("localStorage.getItem('locale')")).toBe('en-US')
  await visitor.page.reload()
  await visitor.page.locator('html[lang=en-US]').waitFor()
})

test('B-005 B-006 after sign-in the user menu changes the language of the page at once', async () => {
  await givePassword('lu_yunzhou')
  const learner = await atHome('lu_yunzhou')
  for (const path of ['/home', '/course/list', '/no/such/page']) {
    await learner.page.evaluate("localStorage.setItem('locale', 'zh-CN')")
    await readsWell(learner, path, async (page, name) => {
      const choice = page.locator('.user-menu').getByRole('button', { name, exact: true })
      if (!(await choice.isVisible())) await openUserMenu(page)
      await choice.click()
    })
  }
  await learner.page.locator('.user-menu').getByRole('button', { name: 'Learner', exact: true }).waitFor()
  const saved = "select locale from identity.account where user_name = 'lu_yunzhou'"
  await expect.poll(() => inDatabase(saved)).toEqual([{ locale: 'en-US' }])
})

type Choose = (page: Page, name: string) => Promise<void>

/** Goes through the languages on one page: no reload, no truncated text, no untranslated text. */
async function readsWell({ page, at, picture }: Visit, path: string, choose: Choose): Promise<void> {
  const data = listen(page)
  await load(page, at(path))
  await page.evaluate("globalThis.isSamePage = 'yes'")
  for (const locale of ['zh-TW', 'en-US'] as const satisfies readonly Locale[]) {
    await choose(page, names[locale])
    await page.locator(`html[lang=${locale}]`).waitFor()
    await waitForIdle(page)
    expect(await page.evaluate('globalThis.isSamePage'), `${path} was loaded again`).toBe('yes')
    // A title written by a user may be truncated; our own labels may not.
    const titles = new Set((await data()).map((value) => value.slice(0, 60)))
    const cutOff = (await page.evaluate<[string, string][]>(clipped)).filter(([, text]) => !titles.has(text))
    expect(cutOff, `cut off on ${path} in ${locale}`).toEqual([])
    await picture(`language-${path.replaceAll('/', '')}-${locale}`)
  }
  const texts = await page.evaluate<string[]>(hanTexts)
  const known = await data()
  const left = texts.filter((text) => /\p{Script=Han}/u.test(without(text, known)))
  expect(left, `not in English on ${path}`).toEqual([])
}

/** All strings the server has returned: they are data and keep their own language. */
function listen(page: Page): () => Promise<string[]> {
  const bodies: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      bodies.push(response.json().catch(() => undefined))
  })
  return async () => (await Promise.all(bodies)).flatMap(strings)
}

function without(text: string, data: readonly string[]): string {
  const known = data.filter((value) => value !== '').toSorted((a, b) => b.length - a.length)
  return known.reduce((rest, value) => rest.replaceAll(value, ''), text)
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** Runs in the page: boxes whose text overflows, truncated or not. */
const clipped = `[...document.querySelectorAll('body *')]
  .filter((box) => box.checkVisibility() && !box.closest('.ly-hidden, .ly-loading-card, svg') && getComputedStyle(box).display !== 'inline')
  .filter((box) => [...box.childNodes].some((node) => {
    if (node.nodeType !== 3 || node.textContent.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
  }))
  .map((box) => [box.className, box.textContent.slice(0, 60)])`

/** Runs in the page: visible Chinese text, except elements marked as Chinese and surname avatars. */
const hanTexts = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (!/\\p{Script=Han}/u.test(textContent) || parentElement.closest('[lang^=zh], .ly-likeness')) continue
    if (parentElement.checkVisibility()) found.push(textContent.trim())
  }
  return found
})()`
