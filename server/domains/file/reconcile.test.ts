import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { pdf } from './corpus/documents.ts'
import {
  clockCtx,
  dropBucket,
  fetchFile,
  makeBucket,
  objects,
  ownBucket,
  upload,
} from './corpus/upload-make.ts'
import { makeFile } from './make.ts'
import { reconcile } from './reconcile.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const put = ({ parts }: TestApp, key: string) =>
  parts.storage.put(key, Buffer.from('x'), { type: 'text/plain', size: 1 })
const dayMs = 86_400_000

test('INV-U08 after a day an object without a file is removed, a file without its object is reported, all others stay', async () => {
  const at = await testApp(ownBucket)
  const { siteId } = await at.db()
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.pdf', bytes: pdf() })
  await put(at, `s${siteId}/knowledge/orphan`)
  await put(at, `s${siteId}0/knowledge/of-another-site`)
  await put(at, 'anchors/s1/day.json')
  const { rows } = await at.asOwner((client) =>
    client.query<{ id: string }>("select id from identity.account where user_name = 'lin'"),
  )
  const lost = await makeFile(await at.db(), { ownerId: rows[0]?.id ?? '' })

  expect(await reconcile(await clockCtx(at))).toMatchObject({ orphans: 0, lost: [] })
  at.parts.clock.travel(dayMs + 60_000)
  expect(await reconcile(await clockCtx(at))).toMatchObject({ orphans: 1, lost: [lost], isAlarmed: false })
  expect(at.logLines.some((line) => line.includes('files without bytes') && line.includes(lost))).toBe(true)
  expect(await objects()).toHaveLength(3)
  at.parts.clock.travel(-dayMs - 60_000)
  expect((await fetchFile(at, url)).statusCode).toBe(200)
})

test('a bucket that does not match the database is left alone and reported', async () => {
  const at = await testApp(ownBucket)
  const { siteId } = await at.db()
  await Promise.all(Array.from({ length: 101 }, (_, n) => put(at, `s${siteId}/knowledge/of-yesterday-${n}`)))
  at.parts.clock.travel(dayMs + 60_000)
  const before = await objects()
  expect(await reconcile(await clockCtx(at))).toMatchObject({ isAlarmed: true })
  expect(await objects()).toEqual(before)
  expect(at.logLines.some((line) => line.includes('most objects have no owner'))).toBe(true)
})
