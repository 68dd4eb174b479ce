import { expect, test } from 'vitest'
import { visit } from '../harness/visit.ts'

test('B-115 E-012 an invalid ticket leads to the login page with a message', async () => {
  const { page, at, isWell, picture } = await visit()
  await page.goto(at('/home?access_token=no-good&a=1'))
  await page.getByText('自动登录没有成功').waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login')
  await picture('ticket-refused')
  await isWell()
})
