import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { password } from '../harness/password.ts'
import { visit } from '../harness/visit.ts'
import { newLearner } from '../study/new-learner.ts'
import { signInOnPage } from './sign-in-page.ts'

/** Ends the lock of this account now. */
const thaw = (userName: string) =>
  inDatabase(
    `update identity.failure set frozen_until = now() - interval '1 second', last_at = now() - interval '16 minutes'
     where subject in (select id::text from identity.account where user_name = $1)`,
    [userName],
  )

test('B-183 B-184 E-023 E-024 wrong passwords are warned about from the third, lock the account at the fifth, and the lock ends', async () => {
  const userName = await newLearner()
  const { page, at, isWell, picture } = await visit()
  await page.goto(at('/login'))
  const alerts: string[] = []
  for (const turn of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse((response) => response.url().includes('/userlogin/login'))
    await signInOnPage(page, { userName, password: `wrong ${turn}` })
    await answer
    await page.getByRole('button', { name: '登录', exact: true, disabled: false }).waitFor()
    alerts.push(await page.getByRole('alert').first().innerText())
    await expect.poll(() => page.getByRole('textbox', { name: '用户名' }).inputValue()).toBe(userName)
    await expect.poll(() => page.locator('input[type=password]').inputValue()).toBe('')
    if (turn === 3) await picture('wrong-password-1-warning')
  }
  expect(alerts[0]).toMatch(/用户名或密码不正确/)
  expect(alerts[1]).toBe(alerts[0])
  expect(alerts[2]).toMatch(/2 次/)
  expect(alerts[3]).toMatch(/1 次/)
  expect(alerts[4]).toMatch(/15 分钟/)
  await picture('wrong-password-2-frozen')
  await isWell()

  await signInOnPage(page, { userName, password })
  await page.getByText(/15 分钟/).waitFor()
  await thaw(userName)
  await signInOnPage(page, { userName, password })
  await page.waitForURL((url) => url.pathname !== '/login')
})
