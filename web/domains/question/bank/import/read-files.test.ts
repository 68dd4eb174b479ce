import { expect, test } from 'vitest'
import { formatOf } from './read-files.ts'

test('detects the format of an import by its file names', () => {
  expect(formatOf(['安全.XLSX'])).toBe('sheet')
  expect(formatOf(['a.gift'])).toBe('gift')
  expect(formatOf(['1.xml', '2.xml'])).toBe('qti')
})

test('rejects files of mixed or unknown formats', () => {
  expect(formatOf(['1.xml', 'a.gift'])).toBeUndefined()
  expect(formatOf(['a.docx'])).toBeUndefined()
  expect(formatOf([])).toBeUndefined()
})
