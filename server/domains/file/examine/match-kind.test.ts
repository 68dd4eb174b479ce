import { expect, test } from 'vitest'
import { kindFor } from './match-kind.ts'

const dated = (extension: string) => `心得_2026-05-01.${extension}`

test('B-266 an assignment accepts Word, Excel, text, slides, PDF, audio, video and pictures, and nothing else', () => {
  const welcome = [
    'doc',
    'docx',
    'xls',
    'xlsx',
    'txt',
    'ppt',
    'pptx',
    'pdf',
    'mp3',
    'mp4',
    'avi',
    'mov',
    'flv',
  ]
  for (const extension of [...welcome, '3gp', 'jpg', 'jpeg', 'png', 'PNG'])
    expect(kindFor('homework', dated(extension))).toBe(extension.toLowerCase().replace('jpeg', 'jpg'))
  for (const extension of ['zip', 'exe', 'html', 'svg', 'gif', 'wav', 'docm', ''])
    expect(() => kindFor('homework', dated(extension))).toThrow('WRONG_UPLOAD_TYPE')
})

test('E-110 B-267 an assignment is named with its title and a date, as XXX_YYYY-MM-DD', () => {
  for (const name of ['心得.docx', '心得_2026-5-1.docx', '心得_2026-02-30.docx', '_2026-05-01.docx'])
    expect(() => kindFor('homework', name)).toThrow('FILE_NAME_FORMAT')
  expect(kindFor('homework', '心得_2024-02-29.docx')).toBe('docx')
  // Only assignments require it.
  expect(kindFor('knowledge', '心得.docx')).toBe('docx')
})
