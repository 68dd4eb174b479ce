import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/process/config'
import { openStorage } from '#platform/storage'
import { dropBucket, makeBucket, objects, ownBucket } from '../corpus/upload-make.ts'
import { catalogue, type DemoItem } from './catalogue.ts'
import { openLibrary } from './library.ts'
import { programsFor } from './recipe.ts'

const storage = openStorage(readConfig({ ...process.env, ...ownBucket.env }))
let cacheFolder = ''

beforeAll(async () => {
  await makeBucket()
  cacheFolder = await mkdtemp(join(tmpdir(), 'lyceum-kept-'))
})
afterAll(async () => {
  await rm(cacheFolder, { recursive: true })
  storage.close()
  await dropBucket()
})

/** The shortest item of each kind, under a new name. */
function some(name: string): DemoItem[] {
  const makes = ['film', 'sound', 'pdf', 'package'] as const
  return makes.flatMap((make) =>
    catalogue
      .filter(({ recipe }) => recipe.make === make)
      .slice(-1)
      .map((item) => ({ ...item, name: `${name}-${item.name}` })),
  )
}

const everything = new Set(Object.values(programsFor).flat())
const without = (program: string) => (item: string) => everything.has(item) && item !== program

const summaryOf = ({ files, lacks }: Awaited<ReturnType<typeof openLibrary>>) => ({
  made: files.map(({ kind }) => kind),
  lacks: lacks.map(({ kind, count, why }) => `${count} ${kind}: ${why}`),
})

test('P-03 M-05 a company has at least 24 films, 8 audio files, 16 documents and 4 packages, some films in several resolutions', () => {
  const own = catalogue.filter(({ site }) => site === 'hengchuan')
  const count = (kind: string) => own.filter((item) => item.kind === kind).length
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

test('M-05 the zh-TW site has its own names and texts', () => {
  const own = catalogue.filter(({ site }) => site === 'nanyu')
  expect(own.length).toBeGreaterThanOrEqual(16)
  expect(JSON.stringify(own)).not.toMatch(/[这说学课为间时们对谁]/)
})

test('P-03 without soffice, films, audio and packages are still made, and the missing documents are reported', async () => {
  const opened = await openLibrary(storage, { cacheFolder, items: some('office'), has: without('soffice') })
  expect(summaryOf(opened)).toEqual({
    made: ['video', 'audio', 'package'],
    lacks: ['1 document: soffice is not installed'],
  })
}, 180_000)

test('P-03 without ffmpeg, documents and packages are still made', async () => {
  const opened = await openLibrary(storage, { cacheFolder, items: some('ffmpeg'), has: without('ffmpeg') })
  expect(summaryOf(opened)).toEqual({
    made: ['document', 'package'],
    lacks: ['1 video: ffmpeg is not installed', '1 audio: ffmpeg is not installed'],
  })
}, 180_000)

test('P-03 without bwrap, packages are still made, and cached files need no program at all', async () => {
  const first = await openLibrary(storage, { cacheFolder, items: some('bwrap'), has: without('bwrap') })
  expect(summaryOf(first)).toMatchObject({ made: ['package'] })
  expect(first.lacks.map(({ why }) => why)).toEqual(Array(3).fill('bwrap is not installed'))
  const whole = await openLibrary(storage, { cacheFolder, items: some('kept') })
  for (const key of await objects()) await storage.remove(key)
  const again = await openLibrary(storage, { cacheFolder, items: some('kept'), has: () => false })
  expect(again).toEqual(whole)
  expect(again.lacks).toEqual([])
  for (const { objectKey, size } of again.files) expect(await storage.size(objectKey)).toBe(size)
}, 180_000)

test('P-03 a failing program only affects its own kind, and its error is reported', async () => {
  const items = some('broken')
  const path = process.env['PATH']
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-empty-'))
  process.env['PATH'] = folder
  const opened = await openLibrary(storage, { cacheFolder, items, has: () => true }).finally(() => {
    process.env['PATH'] = path
  })
  await rm(folder, { recursive: true })
  expect(summaryOf(opened).made).toEqual(['package'])
  expect(summaryOf(opened).lacks.join()).toContain('ffmpeg')
}, 180_000)
