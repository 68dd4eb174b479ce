import { expect, test } from 'vitest'
import { fileErrorOf, takenBy } from './purpose-rules.ts'

test('the file dialog of the browser offers what the purpose accepts', () => {
  expect(takenBy('audio')).toEqual({
    kinds: 'MP3 / WAV / M4A',
    accept: '.mp3,.wav,.m4a',
    size: '200 MB',
  })
  expect(takenBy('scorm').accept).toBe('.zip')
})

test('M-16: a file that the purpose does not accept is rejected before the upload; every accepted extension is named', () => {
  const refused = (name: string, size = 10) => fileErrorOf('video', { name, size })
  expect(
    ['课.MP4', '录屏.webm', '片.mkv', '片.rmvb', '录音.m4a', '无后缀'].map((name) => refused(name)),
  ).toEqual([undefined, undefined, undefined, 'kind', 'kind', 'kind'])
  expect(fileErrorOf('audio', { name: '录音.M4A', size: 10 })).toBeUndefined()
  expect([refused('a.mp4', 0), refused('a.mp4', 2 ** 45)]).toEqual(['empty', 'size'])
  expect(fileErrorOf('cover', { name: '封面.jpeg', size: 10 })).toBeUndefined()
  expect(takenBy('cover').kinds).toBe('JPG / JPEG / PNG')
})
