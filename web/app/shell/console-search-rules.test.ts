import { expect, test } from 'vitest'
import type { ConsoleRoute } from '#ui/layout/console-route'
import { pagesFound } from './console-search-rules.ts'

const page = (path: string, [cn, tw, en]: readonly [string, string, string]): ConsoleRoute => ({
  path,
  label: { 'zh-CN': cn, 'zh-TW': tw, 'en-US': en },
  permissions: [],
  load: async () => () => null,
})
const pages = [
  page('/settings', ['站点设置', '網站設定', 'Site settings']),
  page('/audit', ['审计日志', '稽核紀錄', 'Audit log']),
  page('/people/:id', ['人员', '人員', 'Person']),
  page('/sites', ['站点', '網站', 'Sites']),
]
const found = (terms: string) => pagesFound(pages, terms).map(({ path }) => path)

test('a page is found by its name in any language, ignoring case and full-width letters', () => {
  expect(found('审计')).toEqual(['/audit'])
  expect(found('稽核')).toEqual(['/audit'])
  expect(found('ＡＵＤＩＴ')).toEqual(['/audit'])
  expect(found('auditlog')).toEqual(['/audit'])
})

test('names that start with the terms come first, and detail pages are not offered', () => {
  expect(found('sett')).toEqual(['/settings'])
  expect(found('站点')).toEqual(['/settings', '/sites'])
  expect(found('person')).toEqual([])
  expect(found('  ')).toEqual([])
})
