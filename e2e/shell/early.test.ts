import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signedIn, visit } from '../person.ts'
import { load, reload } from '../settled.ts'

/** The calls that the early script sends too, as often as they leave from now on. */
function counted(page: Page): () => Record<string, number> {
  const seen = { poster: 0, person: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/getSitePoster?')) seen.poster += 1
    if (request.url().includes('/app/api/user/current?')) seen.person += 1
  })
  return () => seen
}

test('what was asked before the app had come is not asked again', async () => {
  const { page, at, isWell } = await signedIn('lin_zhixia')
  for (const path of ['/home', '/course/list', '/manage/people', '/home?lang=x']) {
    const asked = counted(page)
    await load(page, at(path))
    await page.locator('header').first().waitFor()
    expect([path, asked()]).toEqual([path, { poster: 1, person: 1 }])
  }
  await isWell()
})

test('who is not signed in is asked once and led to the login page, which asks for nobody', async () => {
  const { page, at } = await visit()
  const asked = counted(page)
  await page.goto(at('/exam/list?from=mail'))
  await page.waitForURL('**/login')
  await page.getByRole('textbox', { name: '用户名' }).waitFor()
  expect(asked()).toEqual({ poster: 1, person: 1 })
  await reload(page)
  expect(asked()).toEqual({ poster: 2, person: 1 })
})
