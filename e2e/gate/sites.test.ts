import { test } from 'vitest'
import { password } from '../password.ts'
import { visit } from '../person.ts'
import { enterAtDoor } from './door.ts'

test('each site shows its own face, in its own language, and an account of one is unknown to the other', async () => {
  const { page, at, isWell } = await visit({ host: 'nanyu.localhost', locale: 'zh-TW' })
  await page.goto(at('/login'))
  await page.getByText('南嶼健康').first().waitFor()
  await isWell()
  await enterAtDoor(page, { userName: 'lin_zhixia', password, language: 'zh-TW' })
  await page.getByText('使用者名稱或密碼不正確').waitFor()
})

test('a host without a site is told so', async () => {
  const { page, at, isWell } = await visit({ host: 'nowhere.localhost' })
  await page.goto(at('/login'))
  await page.getByText('这个网址没有对应的学习平台').first().waitFor()
  await isWell()
})
