import { localeOf, locales } from '@lyceum/contract/kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLocale, chosenLocale, currentLocale, firstLocale } from './locale.ts'
import { browser } from '../make.ts'
import { troubleText } from '../http/trouble-text.ts'

let around: ReturnType<typeof browser>
beforeEach(() => void (around = browser()))
afterEach(() => vi.unstubAllGlobals())

test('B-001 the interface has exactly three languages', () => {
  expect(locales).toEqual(['zh-CN', 'zh-TW', 'en-US'])
  expect(Object.keys(troubleText)).toEqual([...locales])
})

test('B-002 a browser that prefers none of them gets Simplified Chinese', () => {
  expect(firstLocale(undefined, ['fr-FR', 'de'])).toBe('zh-CN')
  expect(firstLocale(undefined, [])).toBe('zh-CN')
})

test.each([
  ['B-003', 'zh-cn', 'zh-CN'],
  ['B-004', 'zh-hk', 'zh-TW'],
  ['', 'zh-Hant-TW', 'zh-TW'],
  ['', 'zh-Hans-CN', 'zh-CN'],
  ['', 'en-GB', 'en-US'],
])('%s a browser that prefers %s gets %s', (_id, language, locale) => {
  expect(localeOf(language)).toBe(locale)
  expect(firstLocale(undefined, ['fr', language])).toBe(locale)
})

test('a person’s choice comes before the browser’s preference', () => {
  expect(firstLocale('en-US', ['zh-CN'])).toBe('en-US')
})

test('B-005 B-006 choosing a language changes the page and is stored under the key locale', () => {
  chooseLocale('zh-TW')
  expect(currentLocale()).toBe('zh-TW')
  expect(around.localStorage.getItem('locale')).toBe('zh-TW')
  expect(chosenLocale()).toBe('zh-TW')
  expect(around.document.documentElement.lang).toBe('zh-TW')
  expect(around.document.cookie).toBe('locale=zh-TW; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})
