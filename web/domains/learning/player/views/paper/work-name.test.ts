import { expect, test } from 'vitest'
import { workName } from './work-name.ts'

test('P-29 renames a file to “name_year-month-day”, and keeps a name that has it', () => {
  expect(workName('培训心得.docx', '2026-05-01')).toBe('培训心得_2026-05-01.docx')
  expect(workName('培训心得_2026-04-30.docx', '2026-05-01')).toBe('培训心得_2026-04-30.docx')
  expect(workName(' my  report.final.pdf', '2026-05-01')).toBe('my report.final_2026-05-01.pdf')
  expect(workName('.docx', '2026-05-01')).toBe('.docx_2026-05-01')
})
