import { expect, test } from 'vitest'
import { factsOf, glyphOf, lengthOf, refusalOf, sizeOf, takenBy } from './media-facts.ts'

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
const words = { size: 432_013_312, pages: (count: string) => `${count} 页` }

test('what was measured is said in one line, as people say it', () => {
  expect(factsOf({ ...none, seconds: 1169.6, width: 1920, height: 1080 }, words)).toBe(
    '19:30 · 1080p · 412 MB',
  )
  expect(factsOf({ ...none, seconds: 3727, width: 360, height: 640 }, words)).toBe('1:02:07 · 360p · 412 MB')
  expect(factsOf({ ...none, kind: 'document', pages: 12 }, { ...words, size: 88_000 })).toBe('12 页 · 86 KB')
  expect(
    factsOf({ ...none, kind: 'package', scorm: '2004', title: '消防' }, { ...words, size: 1_300_000 }),
  ).toBe('SCORM 2004 · 消防 · 1.2 MB')
})

test('sizes, lengths and glyphs at their edges', () => {
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

test('the dialog of the browser offers what the purpose takes', () => {
  expect(takenBy('audio')).toEqual({
    kinds: 'MP3 / WAV / M4A',
    accept: '.mp3,.wav,.m4a',
    size: '200 MB',
  })
  expect(takenBy('scorm').accept).toBe('.zip')
})

test('M-16: what a purpose does not take is refused before a byte is sent; every extension it takes is named', () => {
  const refused = (name: string, size = 10) => refusalOf('video', { name, size })
  expect(
    ['课.MP4', '录屏.webm', '片.mkv', '片.rmvb', '录音.m4a', '无后缀'].map((name) => refused(name)),
  ).toEqual([undefined, undefined, undefined, 'kind', 'kind', 'kind'])
  expect(refusalOf('audio', { name: '录音.M4A', size: 10 })).toBeUndefined()
  expect([refused('a.mp4', 0), refused('a.mp4', 2 ** 45)]).toEqual(['empty', 'size'])
  expect(refusalOf('cover', { name: '封面.jpeg', size: 10 })).toBeUndefined()
  expect(takenBy('cover').kinds).toBe('JPG / JPEG / PNG')
})
