import { expect, test } from 'vitest'
import { csvLine, xlsxCell } from './cell-rules.ts'

test('A45 a cell that a spreadsheet might execute is text, in every spelling', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "=cmd|' /C calc'!A0"])
    expect(csvLine([text])).toMatch(/^"?'/)
  expect(csvLine(['林知夏', 'a=b'])).toBe('林知夏,a=b\r\n')
})

test('numbers stay numbers, including negative ones', () => {
  expect(csvLine([-3, 0.5, null])).toBe('-3,0.5,\r\n')
})

test('a comma, a quote and a line break stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "so"', 'two\nlines'])).toBe('"a,b","say ""so""","two\nlines"\r\n')
})

test('characters that XML cannot represent are left out of a workbook', () => {
  expect(xlsxCell('a\u0000b\u000bc\nd')).toBe('abc\nd')
})

test('A45 every cell of a workbook is text, unless its column is numeric', () => {
  expect([xlsxCell('00123'), xlsxCell(13_900_000_001), xlsxCell('=1+1')]).toEqual([
    '00123',
    '13900000001',
    '=1+1',
  ])
  expect([xlsxCell(7, true), xlsxCell('7', true), xlsxCell(null, true)]).toEqual([7, '7', null])
})
