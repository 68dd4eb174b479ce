import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { openStorage } from '#platform/storage'
import { dropBucket, makeBucket, objects, ownBucket } from '../corpus/house-make.ts'
import { catalogue, type Wanted } from './catalogue.ts'
import { openLibrary } from './library.ts'
import { programsFor } from './recipe.ts'

const storage = openStorage(readConfig({ ...process.env, ...ownBucket.env }))
let kept = ''

beforeAll(async () => {
  await makeBucket()
  kept = await mkdtemp(join(tmpdir(), 'lyceum-kept-'))
})
afterAll(async () => {
  await rm(kept, { recursive: true })
  storage.close()
  await dropBucket()
})

/** The shortest of each kind, under a name that nobody has made before. */
function some(name: string): Wanted[] {
  const makes = ['film', 'sound', 'pdf', 'package'] as const
  return makes.flatMap((make) =>
    catalogue
      .filter(({ recipe }) => recipe.make === make)
      .slice(-1)
      .map((one) => ({ ...one, name: `${name}-${one.name}` })),
  )
}

const everything = new Set(Object.values(programsFor).flat())
const without = (program: string) => (one: string) => everything.has(one) && one !== program

const told = ({ shelves, lacks }: Awaited<ReturnType<typeof openLibrary>>) => ({
  made: shelves.map(({ kind }) => kind),
  lacks: lacks.map(({ kind, count, why }) => `${count} ${kind}: ${why}`),
})

test('P-03 M-05 a company has at least 24 films, 8 sounds, 16 papers and 4 packages, some films in several widths', () => {
  const own = catalogue.filter(({ site }) => site === 'hengchuan')
  const count = (kind: string) => own.filter((one) => one.kind === kind).length
  expect(count('video')).toBeGreaterThanOrEqual(24)
  expect(count('audio')).toBeGreaterThanOrEqual(8)
  expect(count('document')).toBeGreaterThanOrEqual(16)
  expect(count('package')).toBeGreaterThanOrEqual(4)
  const films = catalogue.flatMap(({ recipe }) => (recipe.make === 'film' ? [recipe] : []))
  for (const { lines, secondsEach } of films) {
    const seconds = (lines.length + 1) * secondsEach
    expect([seconds >= 20, seconds <= 60]).toEqual([true, true])
  }
  expect(films.filter(({ height }) => height > 360).length).toBeGreaterThanOrEqual(4)
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length)
})

test('M-05 the site that reads zh-TW has names and words of its own', () => {
  const own = catalogue.filter(({ site }) => site === 'nanyu')
  expect(own.length).toBeGreaterThanOrEqual(16)
  expect(JSON.stringify(own)).not.toMatch(/[这说学课为间时们对谁]/)
})

test('P-03 with soffice missing films, sounds and packages still come, and the papers are named', async () => {
  const opened = await openLibrary(storage, { kept, wanted: some('office'), has: without('soffice') })
  expect(told(opened)).toEqual({
    made: ['video', 'audio', 'package'],
    lacks: ['1 document: soffice is not installed'],
  })
}, 180_000)

test('P-03 with ffmpeg missing papers and packages still come', async () => {
  const opened = await openLibrary(storage, { kept, wanted: some('ffmpeg'), has: without('ffmpeg') })
  expect(told(opened)).toEqual({
    made: ['document', 'package'],
    lacks: ['1 video: ffmpeg is not installed', '1 audio: ffmpeg is not installed'],
  })
}, 180_000)

test('P-03 with bwrap missing packages still come, and what was kept needs no program at all', async () => {
  const first = await openLibrary(storage, { kept, wanted: some('bwrap'), has: without('bwrap') })
  expect(told(first)).toMatchObject({ made: ['package'] })
  expect(first.lacks.map(({ why }) => why)).toEqual(Array(3).fill('bwrap is not installed'))
  const whole = await openLibrary(storage, { kept, wanted: some('kept') })
  for (const key of await objects()) await storage.remove(key)
  const again = await openLibrary(storage, { kept, wanted: some('kept'), has: () => false })
  expect(again).toEqual(whole)
  expect(again.lacks).toEqual([])
  for (const { objectKey, size } of again.shelves) expect(await storage.size(objectKey)).toBe(size)
}, 180_000)

test('P-03 a program that is there and fails costs its own kind only, and its words are told', async () => {
  const wanted = some('broken')
  const path = process.env['PATH']
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-empty-'))
  process.env['PATH'] = folder
  const opened = await openLibrary(storage, { kept, wanted, has: () => true }).finally(() => {
    process.env['PATH'] = path
  })
  await rm(folder, { recursive: true })
  expect(told(opened).made).toEqual(['package'])
  expect(told(opened).lacks.join()).toContain('ffmpeg')
}, 180_000)
