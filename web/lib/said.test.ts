import { expect, test } from 'vitest'
import { saidLines } from './said.ts'

const plain = (message: string) => saidLines(message).map((line) => line.map(({ words }) => words).join(''))

test('B-157 emphasis and line breaks of a message are understood', () => {
  expect(saidLines('只剩 <b>2</b> 次<br>请小心')).toEqual([
    [
      { words: '只剩 ', isStrong: false },
      { words: '2', isStrong: true },
      { words: ' 次', isStrong: false },
    ],
    [{ words: '请小心', isStrong: false }],
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
])('B-157 of %s only harmless words are left', (message) => {
  expect(plain(message).join('')).toMatch(/^[a-z>]*好$/)
  expect(plain(message).join('')).not.toContain('alert')
})

test('what only looks like markup stays, and so do written-out signs', () => {
  expect(plain('a < b & c > d')).toEqual(['a < b & c > d'])
  expect(plain('&lt;b&gt; &amp;lt;')).toEqual(['<b> &lt;'])
  expect(plain('“测试”已经结束，不能再改')).toEqual(['“测试”已经结束，不能再改'])
})
