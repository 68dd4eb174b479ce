import { test } from 'vitest'
import { givePassword } from '../accounts.ts'
import { inDatabase } from '../database.ts'
import { password } from '../password.ts'
import { visit } from '../person.ts'
import { enterAtDoor } from './door.ts'

test('a name that was imported and nobody could choose today opens its account on the page', async () => {
  const userName = 'Zhou.Yuan@group-of-companies.example'
  await givePassword('zhou_yuan')
  await inDatabase("update identity.account set user_name = $1 where user_name = 'zhou_yuan'", [userName])
  const { page, at, isWell } = await visit()
  await page.goto(at('/login'))
  await enterAtDoor(page, { userName, password })
  await page.getByRole('heading', { name: /周予安/ }).waitFor()
  await isWell()
})
