import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signedIn, visit } from '../harness/visit.ts'
import { load, reload } from '../harness/wait-for-idle.ts'

/** Counts the calls that the early script also sends, from now on. */
function countCalls(page: Page): () => Record<string, number> {
  const seen = { poster: 0, person: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/getSitePoster?')) seen.poster += 1
    if (request.url().includes('/app/api/user/current?')) seen.person += 1
  })
  return () => seen
}

test('calls sent before the app has loaded are not sent again', async () => {
  const { page, at, isWell } = await signedIn('lin_zhixia')
  for (const path of ['/home', '/course/list', '/manage/people', '/home?lang=x']) {
    const calls = countCalls(page)
    await load(page, at(path))
    await page.locator('header').first().waitFor()
    expect([path, calls()]).toEqual([path, { poster: 1, person: 1 }])
  }
  await isWell()
})

test('an anonymous visitor is asked for once and led to the login page, which sends no further user call', async () => {
  const { page, at } = await visit()
  const calls = countCalls(page)
  await page.goto(at('/exam/list?from=mail'))
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: '用户名' }).waitFor()
  expect(calls()).toEqual({ poster: 1, person: 1 })
  await reload(page)
  expect(calls()).toEqual({ poster: 2, person: 1 })
})
