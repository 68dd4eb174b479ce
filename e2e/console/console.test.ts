import { expect, test } from 'vitest'
import { atHome, signedIn } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

test('an administrator changes the footer of the site and the portal shows it', async () => {
  const admin = await signedIn('admin')
  await load(admin.page, admin.at('/manage/settings'))
  await admin.page
    .getByRole('heading', { name: '站点设置' })
    .or(admin.page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  await admin.isWell()

  const copyright = `© 衡川集团 ${Date.now()}`
  const field = admin.page.getByRole('textbox', { name: /版权/ })
  await field.fill(copyright)
  await field.press('Enter')
  await field.blur()
  await expect.poll(() => footerOf(admin.at('/app/user/single/userlogin/getSitePoster'))).toBe(copyright)

  const learner = await atHome('lin_zhixia')
  await learner.page.getByText(copyright).waitFor()
})

test('an administrator adds a link, sees it in the table, and takes it away again', async () => {
  const { page, at, isWell } = await signedIn('admin')
  await load(page, at('/manage/links'))
  await isWell()
  await page
    .getByRole('button', { name: /添加链接|新增链接|添加/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /名称|标题/ }).fill('安全月专题')
  await dialog.getByRole('textbox', { name: /地址|网址/ }).fill('https://safety.example.com/month')
  await isWell()
  await dialog.getByRole('button', { name: /保存|添加|确定/ }).click()
  const row = page.getByRole('row', { name: /安全月专题/ })
  await row.waitFor()
  await row.getByRole('button', { name: /删除|移除/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删除|移除|确定/ })
    .click()
  await row.waitFor({ state: 'detached' })
})

test('a learner who opens the console is turned away', async () => {
  const { page, at } = await signedIn('lin_zhixia')
  await load(page, at('/manage/settings'))
  await expect.poll(() => page.getByRole('textbox', { name: /版权/ }).count()).toBe(0)
})

async function footerOf(address: string): Promise<string> {
  const answer = (await (await fetch(address)).json()) as {
    result: { userSitePosterInfo: { copyright: string } }
  }
  return answer.result.userSitePosterInfo.copyright
}
