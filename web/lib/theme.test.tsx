import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { browser } from './make.ts'
import { themeOf } from './theme.ts'

test('without a choice the site’s theme is used', () => {
  expect(themeOf({ own: undefined, site: 'dark' }, false)).toBe('dark')
  expect(themeOf({ own: undefined, site: 'light' }, true)).toBe('light')
})

test('a person’s own choice comes first', () => {
  expect(themeOf({ own: 'light', site: 'dark' }, true)).toBe('light')
})

test.each([
  [true, 'dark'],
  [false, 'light'],
] as const)('as the device: when its dark mode is %s, the page is %s', (isNight, theme) => {
  expect(themeOf({ own: 'system', site: 'light' }, isNight)).toBe(theme)
  expect(themeOf({ own: undefined, site: 'system' }, isNight)).toBe(theme)
})

test('P-27 without a choice of person or site the device decides', async () => {
  const { settingSchemas } = await import('@lyceum/contract/site')
  expect(settingSchemas['theme.mode'].parse(undefined)).toBe('system')
  browser()
  vi.resetModules()
  const { useThemeChoice } = await import('./theme.ts')
  const Shown = () => <b>{useThemeChoice()}</b>
  expect(renderToStaticMarkup(<Shown />)).toBe('<b>system</b>')
  vi.unstubAllGlobals()
})
