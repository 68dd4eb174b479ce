import { expect, test } from 'vitest'
import { formatOf } from './read-files.ts'

test('the format of an import is told by the names of its files', () => {
  expect(formatOf(['安全.XLSX'])).toBe('sheet')
  expect(formatOf(['a.gift'])).toBe('gift')
  expect(formatOf(['1.xml', '2.xml'])).toBe('qti')
})

test('files of several formats, or of none, are not taken together', () => {
  expect(formatOf(['1.xml', 'a.gift'])).toBeUndefined()
  expect(formatOf(['a.docx'])).toBeUndefined()
  expect(formatOf([])).toBeUndefined()
})
