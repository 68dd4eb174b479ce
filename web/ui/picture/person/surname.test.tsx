import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait } from '../portrait.tsx'
import { ArchPortrait } from './arch-portrait.tsx'
import { surnameOf, toneOf } from './surname.ts'

test('P-30: a person without a photo is shown by the surname, never by a made-up face', () => {
  for (const element of [
    <Portrait key="circle" name="林知夏" picture="" seed="61" />,
    <ArchPortrait key="arch" name="林知夏" seed="61" />,
  ]) {
    const markup = renderToStaticMarkup(element)
    expect(markup).toContain('>林</span>')
    expect(markup).not.toMatch(/<img|<svg/)
  }
  expect(renderToStaticMarkup(<Portrait name="林知夏" picture="/own.jpg" seed="61" />)).toContain('/own.jpg')
})

test('P-30: a surname is complete, and one person keeps one colour', () => {
  expect(['沈若川', '欧阳星', '歐陽星', '司徒', 'Mara Lindqvist', ' ', ''].map(surnameOf)).toEqual([
    '沈',
    '欧阳',
    '歐陽',
    '司',
    'M',
    '',
    '',
  ])
  expect(toneOf('1234567')).toBe(toneOf('1234567'))
  expect(new Set(Array.from({ length: 40 }, (_, i) => toneOf(String(7_000 + i))))).toHaveLength(7)
})
