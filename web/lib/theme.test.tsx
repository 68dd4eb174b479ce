import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { browser } from './make.ts'
import { themeOf } from './theme.ts'

test('who has chosen nothing sees what the site shows', () => {
  expect(themeOf({ own: undefined, site: 'dark' }, false)).toBe('dark')
  expect(themeOf({ own: undefined, site: 'light' }, true)).toBe('light')
})

test('a choice of one’s own comes first', () => {
  expect(themeOf({ own: 'light', site: 'dark' }, true)).toBe('light')
})

test.each([
  [true, 'dark'],
  [false, 'light'],
] as const)('as the device: when its night is %s, the page is %s', (isNight, theme) => {
  expect(themeOf({ own: 'system', site: 'light' }, isNight)).toBe(theme)
  expect(themeOf({ own: undefined, site: 'system' }, isNight)).toBe(theme)
})

test('P-27 where neither person nor site has chosen, the device decides', async () => {
  const { settingSchemas } = await import('@lyceum/contract/site')
  expect(settingSchemas['theme.mode'].parse(undefined)).toBe('system')
  browser()
  vi.resetModules()
  const { useThemeChoice } = await import('./theme.ts')
  const Shown = () => <b>{useThemeChoice()}</b>
  expect(renderToStaticMarkup(<Shown />)).toBe('<b>system</b>')
  vi.unstubAllGlobals()
})
