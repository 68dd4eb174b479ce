import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../harness/visit.ts'
import { setSetting } from '../harness/settings.ts'
import { load } from '../harness/wait-for-idle.ts'

test('an administrator looks at the overview, finds the audit log, narrows it, exports it and reads the file', async () => {
  const { page, at, isWell, picture } = await signedIn('admin')
  // Other tests change settings too, so this one searches for its own value.
  const address = `https://app.example/${Date.now()}`
  await setSetting(at(''), 'app.address', address)
  await page.goto(at('/manage'))
  await page.waitForURL(/\/manage\/overview$/)
  await page.getByRole('heading', { name: '今天要处理' }).waitFor()
  await page.getByRole('heading', { name: '登录人数' }).waitFor()
  await page.getByRole('heading', { name: '部门活跃度' }).waitFor()
  await isWell()
  await picture('admin-overview')

  // By keyboard only: "/" opens the search, which also knows the page by its name in another language.
  await page.keyboard.press('/')
  await page.keyboard.type('稽核')
  await page.getByRole('option', { name: '审计日志' }).waitFor()
  await isWell()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/manage\/audit$/)

  await page.getByRole('combobox', { name: '操作类型' }).fill('修改站点')
  await page.getByTitle('修改站点设置', { exact: true }).click()
  await page.waitForURL(/action=site\.setting\.save/)
  const own = page.getByRole('row', { name: address })
  await own.getByText('修改站点设置', { exact: true }).waitFor()
  // The previous rows stay until the filtered ones have loaded.
  await expect.poll(() => page.getByRole('row', { name: /解除锁定/ }).count()).toBe(0)
  await own.getByRole('button', { name: /修改站点设置的详情/ }).click()
  await page.getByRole('dialog').getByRole('table', { name: '变化' }).getByText(address).waitFor()
  await isWell()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  await page.getByText(/已开始生成/).waitFor()
  await page.getByRole('link', { name: '下载中心' }).click()
  const row = page.getByRole('row', { name: /审计日志/ })
  await row.getByText('已完成').waitFor()
  await isWell()

  const arriving = page.waitForEvent('download')
  await row.getByRole('button', { name: /^下载/ }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^审计日志-\d{8}-\d{4}\.csv$/)
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-e2e-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await file.saveAs(join(folder, 'audit.csv'))
  const text = await readFile(join(folder, 'audit.csv'), 'utf8')
  expect(text.startsWith('\uFEFF序号,时间,操作人')).toBe(true)
  expect(text).toContain('site.setting.save')
  expect(text).toContain(address)
  expect(text).not.toContain('identity.account.unlock')
})

const views = [{ theme: 'dark' }, { locale: 'zh-TW' }, { locale: 'en-US' }] as const

test.each(views)(
  'the console pages pass the checks in another language and in the dark theme: %o',
  async (view) => {
    const { page, at, isWell } = await signedIn('admin', view)
    for (const path of ['/overview', '/downloads', '/health', '/reports', '/audit']) {
      await load(page, at(`/manage${path}`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await isWell()
    }
  },
)
