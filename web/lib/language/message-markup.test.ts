import { expect, test } from 'vitest'
import { parseMessage } from './message-markup.ts'

const plain = (message: string) => parseMessage(message).map((line) => line.map(({ text }) => text).join(''))

test('B-157 emphasis and line breaks of a message are parsed', () => {
  expect(parseMessage('只剩 <b>2</b> 次<br>请小心')).toEqual([
    [
      { text: '只剩 ', isStrong: false },
      { text: '2', isStrong: true },
      { text: ' 次', isStrong: false },
    ],
    [{ text: '请小心', isStrong: false }],
  ])
  expect(plain('<p>第一段</p><p class="x">第二段</p>')).toEqual(['第一段', '第二段'])
})

test.each([
  '<script>alert(1)</script>好',
  '<img src=x onerror=alert(1)>好',
  '<a href="javascript:alert(1)">好</a>',
  '<style>*{display:none}</style><b onclick="alert(1)">好</b>',
  '<scr<script>x</script>ipt>好',
  '好<script>alert(1)',
  '<!-- <b>x</b> -->好',
])('B-157 only harmless text is left of %s', (message) => {
  expect(plain(message).join('')).toMatch(/^[a-z>]*好$/)
  expect(plain(message).join('')).not.toContain('alert')
})

test('text that only looks like markup stays, and so do escaped characters', () => {
  expect(plain('a < b & c > d')).toEqual(['a < b & c > d'])
  expect(plain('&lt;b&gt; &amp;lt;')).toEqual(['<b> &lt;'])
  expect(plain('“测试”已经结束，不能再改')).toEqual(['“测试”已经结束，不能再改'])
})
