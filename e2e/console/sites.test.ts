import { expect, test } from 'vitest'
import { signInOnPage } from '../sign-in/sign-in-page.ts'
import { linkInMail } from '../sign-in/mailed-link.ts'
import { signedIn, type Visit, visit } from '../harness/visit.ts'
import { load, reload } from '../harness/wait-for-idle.ts'

const host = 'north.localhost'
const password = 'Bank-of-the-north-7'
/** Unique for this run: the mail server keeps the mail of earlier runs. */
const address = `song.${Date.now()}@north.example`

test('INV-T05 a site is created, used, expired and renewed; its data are kept', async () => {
  const admin = await signedIn('admin')
  await create(admin)
  await admin.page.getByRole('row', { name: /北岸学院/ }).waitFor()
  await admin.isWell()

  const song = await visit({ host })
  await song.page.goto(await linkInMail(address))
  await song.page.locator('input[type=password]').nth(0).fill(password)
  await song.page.locator('input[type=password]').nth(1).fill(password)
  await song.page.getByRole('button', { name: '保存新密码' }).click()
  await song.page.getByRole('heading', { name: '新密码已设好' }).waitFor()
  await song.page.goto(song.at('/login'))
  await signInOnPage(song.page, { userName: 'song', password })
  await song.page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await load(song.page, song.at('/manage/settings'))
  const copyright = song.page.getByRole('textbox', { name: '版权文字' })
  await copyright.fill('© 北岸')
  await copyright.press('Enter')
  await song.page.getByText('已保存 1 项设置').waitFor()
  await expect.poll(() => song.page.getByRole('link', { name: '站点', exact: true }).count()).toBe(0)

  await setValidity(admin, '立即到期')
  const somebody = await visit({ host })
  await expect.poll(() => shows(somebody, '平台使用期限已到')).toBe(true)
  await somebody.isWell()
  await setValidity(admin, '长期有效')
  await expect.poll(() => shows(somebody, '北岸学院')).toBe(true)
  await reload(song.page)
  await expect.poll(() => copyright.inputValue()).toBe('© 北岸')
})

async function create({ page, at }: Visit): Promise<void> {
  await load(page, at('/manage/sites'))
  await page.getByRole('button', { name: '新建站点' }).click()
  const form = page.getByRole('dialog')
  const fields = {
    简体中文名称: '北岸学院',
    繁体中文名称: '北岸學院',
    英文名称: 'North Bank Academy',
    代号: 'north',
    域名: host,
    姓名: '宋北辰',
    用户名: 'song',
    邮箱: address,
  }
  for (const [label, value] of Object.entries(fields))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await form.getByRole('button', { name: '创建站点' }).click()
  await form.waitFor({ state: 'detached' })
}

async function setValidity({ page, at }: Visit, choice: string): Promise<void> {
  await load(page, at('/manage/sites'))
  await page.getByRole('button', { name: '北岸学院的有效期' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(choice, { exact: true }).first().click()
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

async function shows({ page, at }: Visit, text: string): Promise<boolean> {
  await load(page, at('/login'))
  return (await page.getByText(text).count()) > 0
}
