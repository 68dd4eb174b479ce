import { test } from 'vitest'
import { password } from '../harness/password.ts'
import { visit } from '../harness/visit.ts'
import { signInOnPage } from './sign-in-page.ts'

test('each site shows its own brand and language, and an account of one is unknown to the other', async () => {
  const { page, at, isWell } = await visit({ host: 'nanyu.localhost', locale: 'zh-TW' })
  await page.goto(at('/login'))
  await page.getByText('南嶼健康').first().waitFor()
  await isWell()
  await signInOnPage(page, { userName: 'lin_zhixia', password, language: 'zh-TW' })
  await page.getByText('使用者名稱或密碼不正確').waitFor()
})

test('a host without a site shows an error page', async () => {
  const { page, at, isWell } = await visit({ host: 'nowhere.localhost' })
  await page.goto(at('/login'))
  await page.getByText('这个网址没有对应的学习平台').first().waitFor()
  await isWell()
})
