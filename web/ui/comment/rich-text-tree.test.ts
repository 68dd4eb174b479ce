import { expect, test } from 'vitest'
import { piecesOf, styleOf, plainTextOf } from './rich-text-tree.ts'

test('B-210 paragraphs, spans and pictures are parsed into a tree, and entities are decoded', () => {
  expect(
    piecesOf(
      '<p>一 &lt; 二<span style="color: red">三</span></p><img src="https://a.example/x?a=1&amp;b=2" alt="图">',
    ),
  ).toEqual([
    {
      name: 'p',
      attributes: {},
      children: ['一 < 二', { name: 'span', attributes: { style: 'color: red' }, children: ['三'] }],
    },
    { name: 'img', attributes: { src: 'https://a.example/x?a=1&b=2', alt: '图' }, children: [] },
  ])
})

test('B-215 everything outside the allowlist becomes text', () => {
  expect(piecesOf('<script>alert(1)</script><b>x</b>')).toEqual(['<script>alert(1)</script><b>x</b>'])
  expect(piecesOf('<p onclick=x()>甲')).toEqual(['<p onclick=x()>甲'])
})

test('an unclosed element ends with the text', () => {
  expect(piecesOf('<p>甲<span>乙</p>丙')).toMatchObject([
    { name: 'p', children: ['甲', { children: ['乙'] }] },
    '丙',
  ])
})

test('a style formats text and nothing else', () => {
  expect(styleOf('color: #b3261e; position: fixed; font-weight: bold; background-color: url(x)')).toEqual({
    color: '#b3261e',
    fontWeight: 'bold',
  })
})

test('the plain text of a rich text, in one line', () => {
  expect(
    plainTextOf(
      '<p>一 &lt; 二<span style="color: red">三</span></p><p>四</p><img src="https://a.example/x">',
    ),
  ).toBe('一 < 二三 四')
})
