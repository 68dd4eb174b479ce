import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { visit } from '../harness/visit.ts'
import { setSetting } from '../harness/settings.ts'
import { solveCaptcha } from './sign-in-page.ts'
import { load } from '../harness/wait-for-idle.ts'

type Message = { readonly to: string; readonly text: string }

/** The code in the last message to a number, from the server's message file. */
async function codeSentTo(mobile: string): Promise<string | undefined> {
  const lines = (await readFile(inject('smsFile'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const messages = lines.map((line) => JSON.parse(line) as Message)
  return messages.findLast(({ to }) => to.endsWith(mobile))?.text.match(/\d{6}/)?.[0]
}

test('B-185 B-186 B-187 where the site offers it, a code sent by short message signs in', async () => {
  const { page, at, isWell, picture } = await visit()
  const [person] = await inDatabase(`select phone from identity.account where user_name = 'jiang_lin'`)
  const mobile = person?.['phone'] ?? ''
  await load(page, at('/login'))
  await expect.poll(() => page.getByRole('tab', { name: '短信登录' }).count()).toBe(0)
  await setSetting(at(''), 'sms.offered', true)
  await page.reload()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('请输入手机号').waitFor()
  await page.getByRole('textbox', { name: '手机号' }).fill('12345')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('请输入正确的手机号').waitFor()
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await solveCaptcha(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText(/秒后重发/).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByText('请输入短信验证码').waitFor()
  await picture('short-message')
  await isWell()

  await expect.poll(() => codeSentTo(mobile)).toBeDefined()
  await page.getByRole('textbox', { name: '短信验证码' }).fill((await codeSentTo(mobile)) ?? '')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/home')
})
