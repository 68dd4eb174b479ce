import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const template = [
  '<html lang="zh-CN"><head><script nonce="__NONCE__">early</script></head>',
  '<body><div id="root"></div></body></html>',
].join('')
const screen = { locale: 'en-US', markup: '<h1>$& __NONCE__</h1>', first: '{"name":"__NONCE__"}' } as const

test('a page without a first screen has its nonce and an empty root', () => {
  const page = pageOf(template, 'abc')
  expect(page).toContain('<script nonce="abc">early</script>')
  expect(page).toContain('<div id="root"></div>')
  expect(page).not.toContain('data-answered')
})

test('a first screen comes with its language, its markup and its answers as data', () => {
  const page = pageOf(template, 'abc', screen)
  expect(page).toContain('<html lang="en-US" data-answered>')
  expect(page).toContain('<script type="application/json" id="first-page" nonce="abc">{"name":')
})

test('nothing that people have written is taken for a placeholder', () => {
  const page = pageOf(template, 'abc', screen)
  expect(page).toContain('<div id="root"><h1>$& __NONCE__</h1></div>')
  expect(page.match(/abc/g)).toHaveLength(2)
})
