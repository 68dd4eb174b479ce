import { expect, test } from 'vitest'
import { describeMedia, glyphOf, lengthOf, sizeOf } from './media-details.ts'

const blank = {
  id: '1',
  kind: 'video',
  state: 'ready',
  percent: 100,
  fault: null,
  seconds: null,
  pages: null,
} as const
const none = { ...blank, width: null, height: null, scorm: null, title: null, items: [] }
const texts = { size: 432_013_312, pages: (count: string) => `${count} 页` }

test('the measured details are in one readable line', () => {
  expect(describeMedia({ ...none, seconds: 1169.6, width: 1920, height: 1080 }, texts)).toBe(
    '19:30 · 1080p · 412 MB',
  )
  expect(describeMedia({ ...none, seconds: 3727, width: 360, height: 640 }, texts)).toBe(
    '1:02:07 · 360p · 412 MB',
  )
  expect(describeMedia({ ...none, kind: 'document', pages: 12 }, { ...texts, size: 88_000 })).toBe(
    '12 页 · 86 KB',
  )
  expect(
    describeMedia({ ...none, kind: 'package', scorm: '2004', title: '消防' }, { ...texts, size: 1_300_000 }),
  ).toBe('SCORM 2004 · 消防 · 1.2 MB')
})

test('sizes, lengths and glyphs at their limits', () => {
  expect([1, 1024, 1_048_576, 1_572_864, 1_073_741_824].map(sizeOf)).toEqual([
    '1 KB',
    '1 KB',
    '1 MB',
    '1.5 MB',
    '1 GB',
  ])
  expect([0, 59.4, 60, 3599.6, 36_000].map(lengthOf)).toEqual([
    '00:00',
    '00:59',
    '01:00',
    '1:00:00',
    '10:00:00',
  ])
  expect(['a.PPTX', 'b.zip', 'c.mov', 'd'].map(glyphOf)).toEqual(['ppt', 'zip', 'video', 'video'])
})
