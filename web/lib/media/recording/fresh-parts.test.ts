import { expect, test } from 'vitest'
import { freshParts } from './fresh-parts.ts'

const list = 'https://content.test/m/1.2.NLRN.3.900/list/360p.m3u8'
const part = (name: string, signature: string) => `https://content.test/m/1.2.NLRN.3.600/${signature}/${name}`
const textOf = (signature: string) =>
  [
    '#EXTM3U',
    `#EXT-X-MAP:URI="//content.test/m/1.2.NLRN.3.600/${signature}/360p/0-799.mp4"`,
    '#EXTINF:4.0,',
    `//content.test/m/1.2.NLRN.3.600/${signature}/360p/800-1999.mp4`,
    '',
  ].join('\n')

/** A player with its own clock, and a server that signs anew on each request. */
function player(answers: readonly (string | undefined | Error)[]) {
  const at = { now: 0, requests: 0 }
  const parts = freshParts({
    now: () => at.now,
    read: async () => {
      const answer = answers[at.requests]
      at.requests += 1
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  parts.listed(list)
  return { at, parts }
}

const head = '360p/0-799.mp4'
const film = '360p/800-1999.mp4'

test('M-10: a film paused for long reloads its playlist, once, and plays on', async () => {
  const { at, parts } = player([textOf('second'), textOf('third')])
  expect(await parts.addressOf(part(film, 'first'), list)).toBe(part(film, 'first'))
  expect(at.requests).toBe(0)
  at.now = 3_600_000
  expect(await parts.addressOf(part(film, 'first'), list)).toBe(part(film, 'second'))
  expect(await parts.addressOf(part(head, 'first'), list)).toBe(part(head, 'second'))
  expect(at.requests).toBe(1)
  at.now += 240_000
  expect(await parts.addressOf(part(film, 'first'), list)).toBe(part(film, 'third'))
})

test('M-10: a playlist that is no longer served leaves the address unchanged; a failed request is retried', async () => {
  const { at, parts } = player([new Error('offline'), textOf('second'), undefined])
  at.now = 3_600_000
  await expect(parts.addressOf(part(film, 'first'), list)).rejects.toThrow('offline')
  expect(await parts.addressOf(part(film, 'first'), list)).toBe(part(film, 'second'))
  at.now = 7_200_000
  expect(await parts.addressOf(part(film, 'first'), list)).toBe(part(film, 'first'))
})
