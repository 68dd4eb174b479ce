import { expect, test } from 'vitest'
import { percentOf } from './agreement.ts'
import { diffText } from './diff-text.ts'

const text = (title: string, ...paragraphs: string[]) => ({
  title,
  paragraphs: paragraphs.map((text) => ({ heading: '', text })),
})

test('shows one changed character and nothing else', () => {
  expect(diffText(text('协议', '保存六个月。'), text('协议', '保存三个月。'))).toEqual([
    { is: 'same', text: '协议\n\n保存' },
    { is: 'out', text: '六' },
    { is: 'in', text: '三' },
    { is: 'same', text: '个月。' },
  ])
})

test('inserts a new paragraph and replaces an English word as a whole', () => {
  expect(diffText(text('Terms', 'We keep logs.'), text('Terms', 'We keep records.', 'And more.'))).toEqual([
    { is: 'same', text: 'Terms\n\nWe keep ' },
    { is: 'out', text: 'logs' },
    { is: 'in', text: 'records.\n\nAnd more' },
    { is: 'same', text: '.' },
  ])
})

test('both versions can be reconstructed from the diff', () => {
  const before = text('隐私', '甲乙丙丁', '戊己庚辛')
  const after = text('隐私说明', '甲丙乙丁', '新', '戊庚辛')
  const pieces = diffText(before, after)
  const read = (without: string) =>
    pieces
      .filter(({ is }) => is !== without)
      .map(({ text }) => text)
      .join('')
  expect(read('in')).toBe('隐私\n\n甲乙丙丁\n\n戊己庚辛')
  expect(read('out')).toBe('隐私说明\n\n甲丙乙丁\n\n新\n\n戊庚辛')
})

test('almost everyone is not 100 percent', () => {
  expect([percentOf(999, 1000), percentOf(1000, 1000), percentOf(0, 0), percentOf(1, 3)]).toEqual([
    99, 100, 100, 33,
  ])
})
