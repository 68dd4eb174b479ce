import { deflateSync, crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { signInOnPage } from '../sign-in/sign-in-page.ts'
import { password } from '../harness/password.ts'
import { signedIn, signIn, type Visit, visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'

const logos = {
  'zh-CN': { label: '简体中文标志', colour: [11, 104, 115] },
  'zh-TW': { label: '繁体中文标志', colour: [176, 74, 30] },
  'en-US': { label: '英文标志', colour: [60, 60, 140] },
} as const

test('B-074 B-075 B-076 B-077 a logo is changed in each language, and the portal shows it before and after login', async () => {
  const admin = await signedIn('admin')
  const { page } = admin
  await load(page, admin.at('/manage/settings'))
  for (const { label, colour } of Object.values(logos)) {
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: png(240, 64, colour) }
    await page.getByLabel(`上传${label}`).setInputFiles(picture)
    await page.getByRole('img', { name: `${label}预览` }).waitFor()
  }
  await admin.isWell()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存 3 项设置').waitFor()

  for (const [locale, { colour }] of Object.entries(logos)) {
    const somebody = await visit({ locale: locale as keyof typeof logos })
    await somebody.page.goto(somebody.at('/login'))
    expect(await colourOf(somebody, '.gate-form .site-logo')).toEqual(colour)
    await signIn(somebody, 'lin_zhixia')
    // The account has its own language; the bar follows what the person chooses.
    await somebody.page.evaluate(`localStorage.setItem('locale', '${locale}')`)
    await somebody.page.goto(somebody.at('/home'))
    expect(await colourOf(somebody, '.portal-logo .site-logo')).toEqual(colour)
    await somebody.page.context().close()
  }

  for (const { label } of Object.values(logos))
    await page.getByRole('button', { name: `移除${label}` }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存 3 项设置').waitFor()
})

test('unsaved changes are not lost by accident, and a disabled area disappears from the menu', async () => {
  // On the other site: the shell tests use this area here.
  const admin = await atOtherSite('admin')
  const { page } = admin
  await load(page, admin.at('/manage/settings'))
  await page.getByRole('switch', { name: '积分商城' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('link', { name: '推荐链接' }).click()
  await page.getByRole('dialog').getByText('改动还没有保存').waitFor()
  await admin.isWell()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存 1 项设置').waitFor()

  const learner = await atOtherSite('xu_qinghe')
  await learner.page.goto(learner.at('/integral-mall/list'))
  await learner.page.getByRole('heading', { name: '没有这个页面' }).waitFor()
  const menu = learner.page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '更多' }).click()
  await menu.getByText('排行榜').waitFor()
  await expect.poll(() => menu.getByText('积分商城').count()).toBe(0)

  await page.getByRole('button', { name: '把“积分商城”恢复默认' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存 1 项设置').waitFor()
  await learner.page.reload()
  await menu.getByRole('button', { name: '更多' }).click()
  await menu.getByText('积分商城').waitFor()
})

/** A person signed in on the second site. */
async function atOtherSite(userName: string): Promise<Visit> {
  const person = await visit({ host: 'nanyu.localhost' })
  await person.page.goto(person.at('/login'))
  await signInOnPage(person.page, { userName, password })
  await person.page.waitForURL((url) => url.pathname !== '/login')
  return person
}

/** The colour in the middle of a rendered picture. */
async function colourOf({ page }: Visit, selector: string): Promise<number[]> {
  await page.locator(selector).waitFor()
  return page.evaluate<number[]>(`(async () => {
    const image = document.querySelector(${JSON.stringify(selector)})
    await image.decode()
    const brush = document.createElement('canvas').getContext('2d')
    brush.drawImage(image, 0, 0)
    return [...brush.getImageData(20, 20, 1, 1).data].slice(0, 3)
  })()`)
}

/** A one-colour picture. */
function png(width: number, height: number, colour: readonly number[]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(colour))])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
