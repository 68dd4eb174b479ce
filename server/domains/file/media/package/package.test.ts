import { getMedia } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { dropBucket, fetchFile, leftovers, makeBucket, ownBucket, upload } from '../../corpus/upload-make.ts'
import { manifest, packageFiles } from '../../corpus/package.ts'
import { type Packed, zip } from '../../seed/zip.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const bring = (at: TestApp, files: readonly Packed[], archive = {}) =>
  upload(at, at.admin, { purpose: 'scorm', name: '课件.zip', bytes: zip(files, archive) })

/** Fetches from the host in the link itself. */
const fetchPiece = (at: TestApp, url: string, host = new URL(`http:${url}`).hostname) =>
  fetchFile(at, url, { host })

const beside = (launch: string, path: string) => launch.replace('~launch', path)

test('Q-074 a package is unpacked to its own host; version, title and first page come from its manifest', async () => {
  const at = await testApp(ownBucket)
  const old = await bring(at, packageFiles({ parameters: 'lang=zh' }))
  const young = await bring(
    at,
    packageFiles({ version: '2004 4th Edition', title: '数据 &amp; 安全', href: 'index.html?a=1' }),
  )
  await at.runJobs()
  const [first, second] = await Promise.all([old, young].map(({ id }) => at.admin.call(getMedia, { id })))
  expect(first).toMatchObject({ kind: 'package', state: 'ready', scorm: '1.2', title: '消防安全' })
  expect(second).toMatchObject({ state: 'ready', scorm: '2004', title: '数据 & 安全' })

  const [launch = '', other = ''] = [first?.address?.url, second?.address?.url]
  const [host, otherHost] = [launch, other].map((url) => new URL(`http:${url}`).hostname)
  expect(host).toMatch(/^p[\da-f]{24}\.content\.test$/)
  expect(host).not.toBe(otherHost)
  const page = await fetchPiece(at, launch)
  expect(page.body).toContain('"entry":"index.html?lang=zh"')
  expect((await fetchPiece(at, beside(launch, 'index.html?lang=zh'))).body).toContain('js/app.js')
  const script = await fetchPiece(at, beside(launch, 'js/app.js'))
  expect([script.body, script.headers['content-type']]).toEqual([
    'window.parent.API.LMSInitialize("")',
    'text/javascript; charset=utf-8',
  ])
  expect((await fetchPiece(at, beside(launch, encodeURI('图片/封面.png')))).headers['content-type']).toBe(
    'image/png',
  )
  expect(await leftovers()).toEqual([])
})

test('A35 D04 a package is served only on its own host, may be framed only by its portal, and reaches nothing else', async () => {
  const at = await testApp(ownBucket)
  const [first, two] = [await bring(at, packageFiles()), await bring(at, packageFiles())]
  await at.runJobs()
  const launch = (await at.admin.call(getMedia, { id: first.id })).address?.url ?? ''
  const other = (await at.admin.call(getMedia, { id: two.id })).address?.url ?? ''
  for (const path of ['~launch', 'index.html']) {
    const { headers, statusCode } = await fetchPiece(at, beside(launch, path))
    const policy = String(headers['content-security-policy'])
    expect(statusCode).toBe(200)
    expect(policy).toContain("frame-ancestors 'self' https://alpha.test http://alpha.test:*;")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms allow-modals')
    expect(policy).not.toMatch(
      /allow-popups|allow-top-navigation|https?:\/\/(?!alpha\.test)|connect-src|\*(?!;|:|$)/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
  }
  // Not on the host of files, of the portal, or of another package; and only the paths it contains.
  for (const host of ['content.test', 'alpha.test', new URL(`http:${other}`).hostname, 'p0.content.test'])
    expect([host, (await fetchPiece(at, beside(launch, 'index.html'), host)).statusCode]).toEqual([host, 404])
  for (const path of ['imsmanifest.xm', '../index.html', '..%2findex.html', '', 'js/', '~launch/x'])
    expect([path, (await fetchPiece(at, beside(launch, path))).statusCode]).toEqual([path, 404])
  const mine = new URL(`http:${launch}`).hostname
  for (const url of ['/', '/app/api/file', '/manage', '/alive', '/f/1/2/3'])
    expect([url, (await fetchPiece(at, url, mine)).statusCode]).toEqual([url, 404])
})

test('E-106 A40 A41 INV-U06 unpacking stops as soon as a package’s bytes contradict its directory', async () => {
  const at = await testApp(ownBucket)
  const lying = await bring(at, [
    ...packageFiles(),
    { name: 'big.txt', data: Buffer.alloc(200_000, 'a'), claims: 200 },
  ])
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id: lying.id })).toMatchObject({
    state: 'failed',
    fault: 'unsafe',
    address: null,
  })
  const { rows } = await at.asOwner((client) => client.query('select 1 from file.piece'))
  expect(rows).toEqual([])
  expect(await leftovers()).toEqual([])
})

test('reports a manifest without a valid entry, or with unsupported content, as the fault', async () => {
  const at = await testApp(ownBucket)
  const withManifest = (data: string) =>
    bring(at, [{ name: 'imsmanifest.xml', data }, ...packageFiles().slice(1)])
  const doctype = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
  const files = [
    await withManifest('<manifest/>'),
    await withManifest(manifest({ href: 'gone.html' })),
    await withManifest(manifest({ href: '../../etc/passwd' })),
    await withManifest('<html></html>'),
    await withManifest('<manifest><a></b></manifest>'),
    await withManifest(manifest().replace('<manifest', `${doctype}<manifest`)),
    await withManifest('<a>'.repeat(50_000)),
    await withManifest(manifest({ base: 'js/', href: 'app.js' })),
  ]
  await at.runJobs()
  const ends = await Promise.all(files.map(({ id }) => at.admin.call(getMedia, { id })))
  expect(ends.map(({ fault, state }) => fault ?? state)).toEqual([
    'noEntry',
    'noEntry',
    'noEntry',
    'noManifest',
    'noManifest',
    'noManifest',
    'noManifest',
    'ready',
  ])
})
