import { test } from 'vitest'
import { givePassword } from '../harness/accounts.ts'
import { inDatabase } from '../harness/database.ts'
import { password } from '../harness/password.ts'
import { visit } from '../harness/visit.ts'
import { signInOnPage } from './sign-in-page.ts'

test('an imported user name that could not be chosen today can still sign in', async () => {
  const userName = 'Zhou.Yuan@group-of-companies.example'
  await givePassword('zhou_yuan')
  await inDatabase("update identity.account set user_name = $1 where user_name = 'zhou_yuan'", [userName])
  const { page, at, isWell } = await visit()
  await page.goto(at('/login'))
  await signInOnPage(page, { userName, password })
  await page.getByRole('heading', { name: /周予安/ }).waitFor()
  await isWell()
})
