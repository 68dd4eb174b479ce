import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../harness/visit.ts'
import { load, waitForIdle } from '../harness/wait-for-idle.ts'

test('K-12 the audit log filters by person, by act name and by exam title', async () => {
  const tang = await signedIn('tang_yinuo')
  const title = `叉车实操 ${Date.now()}`
  await make(tang.page, tang.at('/app/api/admin/exam'), { kind: 'OFF_EXAM_COURSE', title })

  const { page, at, isWell, picture } = await signedIn('admin')
  await load(page, at('/manage/audit'))
  await page.getByRole('combobox', { name: '操作人' }).fill('唐一诺')
  await page.getByTitle('唐一诺').first().click()
  await page.waitForURL(/actor=/)
  const rows = page.getByRole('table', { name: '审计日志' }).locator('tbody tr')
  await rows.filter({ hasText: title }).filter({ hasText: '安排考试' }).first().waitFor()
  await waitForIdle(page)
  const people = await rows.locator('td:nth-child(2)').allTextContents()
  expect(new Set(people.map((name) => name.trim()))).toEqual(new Set(['唐一诺']))
  await isWell()
  await picture('audit-by-person')

  await page.getByRole('combobox', { name: '操作类型' }).fill('安排考')
  await page.getByTitle('安排考试', { exact: true }).click()
  await page.waitForURL(/action=exam\.create/)
  await rows.filter({ hasText: title }).first().waitFor()

  await load(page, at(`/manage/audit?text=${encodeURIComponent(title)}`))
  await rows.filter({ hasText: '安排考试' }).first().waitFor()
  await load(page, at(`/manage/audit?text=${encodeURIComponent('切换角色')}`))
  const acts = await rows.locator('td:nth-child(3)').allTextContents()
  expect(acts.every((act) => act.includes('切换角色') || act.includes('查看审计日志'))).toBe(true)
})

/** What no reader should see in a row: braces, long numbers and internal identifiers. */
const raw = /[{}]|\b\d{15,19}\b|[0-9a-f]{8}-[0-9a-f]{4}-|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[A-Z]{3,}(?:_[A-Z]+)*\b/

/** URLs and well-known abbreviations. */
const known = /https?:\S+|\b(?:SCIM|SCORM|AICC|PDF|CSV|XLSX|LDAP|OIDC|SAML|SSO|API|URL|SMS|HTML)\b/g

/** Rows written by the attack tests. */
const attack = /#\d+#/

const locales = [{ locale: 'zh-CN' }, { locale: 'zh-TW' }, { locale: 'en-US' }] as const

test.each(locales)('K-13 no audit row shows braces, bare numbers or codes: %o', async (view) => {
  const { page, at, isWell } = await signedIn('admin', view)
  await load(page, at('/manage/audit'))
  await page.locator('.audit-table tbody tr').nth(5).waitFor()
  for (let more = 0; more < 3; more += 1) {
    const earlier = page.locator('.audit-more button')
    if ((await earlier.count()) === 0) break
    await earlier.click()
    await page.locator('.audit-more [aria-busy=true]').waitFor({ state: 'detached' })
  }
  const rows = await page.locator('.audit-table tbody tr').all()
  const rowTexts: string[] = []
  for (const row of rows) {
    const [, , act = '', object = '', change = ''] = await row.locator('td').allInnerTexts()
    rowTexts.push(`${act} | ${object} | ${change}`)
  }
  const ours = rowTexts.filter((row) => !attack.test(row))
  expect(ours.filter((row) => raw.test(row.replace(known, '')))).toEqual([])
  await isWell()
})

async function make(page: Page, address: string, body: object): Promise<void> {
  const made = await page.request.post(address, {
    data: body,
    headers: { 'X-Requested-With': 'lyceum', Origin: new URL(address).origin },
  })
  expect(made.ok()).toBe(true)
}
