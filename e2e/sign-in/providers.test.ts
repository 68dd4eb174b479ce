import { expect, test } from 'vitest'
import { signedIn, visit } from '../harness/visit.ts'
import { load, reload } from '../harness/wait-for-idle.ts'

test('a sign-in method is added in the console, appears on the login page, and is switched off again', async () => {
  const admin = await signedIn('admin')
  const { page, at } = admin
  await load(page, at('/manage/people/import?tab=directory'))
  await page.getByRole('link', { name: '去接上目录' }).click()
  await page.getByRole('button', { name: '添加登录方式' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('请填完整的网址，以 https:// 开头').waitFor()
  await form.getByRole('textbox', { name: '名称' }).fill('集团统一登录')
  await form.getByRole('textbox', { name: /^发行方地址/ }).fill(' https://id.hengchuan.example ')
  await form.getByRole('textbox', { name: /^客户端编号/ }).fill('lyceum')
  await form.getByLabel('客户端密钥').fill('kept-and-never-shown')
  await form.getByText(/\/sso\/callback$/).waitFor()
  await admin.isWell()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /集团统一登录.*https:\/\/id\.hengchuan\.example.*已启用/ }).waitFor()

  const somebody = await visit()
  await load(somebody.page, somebody.at('/login'))
  const providerButton = somebody.page.getByRole('button', { name: '集团统一登录' })
  await providerButton.waitFor()
  await somebody.isWell()

  await page.getByRole('button', { name: '编辑“集团统一登录”' }).click()
  await expect.poll(() => form.getByLabel('客户端密钥').inputValue()).toBe('')
  await form.getByText('已保存一个；留空则不变').waitFor()
  await form.getByText('启用：出现在登录页').click()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('row', { name: /集团统一登录.*已停用/ }).waitFor()
  await reload(somebody.page)
  await expect.poll(() => providerButton.count()).toBe(0)
})
