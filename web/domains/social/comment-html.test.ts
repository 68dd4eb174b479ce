import { expect, test } from 'vitest'
import { paragraphsOf } from './comment-html.ts'

test('lines become paragraphs, and special characters are escaped', () => {
  expect(paragraphsOf(' 一 < 二 & 三\n\n<b>不是标签</b> ')).toBe(
    '<p>一 &lt; 二 &amp; 三</p><p>&lt;b&gt;不是标签&lt;/b&gt;</p>',
  )
})
