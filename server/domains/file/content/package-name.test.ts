import { expect, test } from 'vitest'
import { packageAddress } from '#platform/content/signed-address'
import { testApp } from '#testing/test-app'
import { accountNamed } from '../../identity/make.ts'
import { fetchFile } from '../corpus/upload-make.ts'
import { makeFile, makeMedia } from '../make.ts'

test('a name with U+0000 inside a package is not found instead of causing an error', async () => {
  const at = await testApp()
  const db = await at.db()
  const personId = await accountNamed(db, 'lin')
  const fileId = await makeFile(db, { ownerId: personId, purpose: 'scorm', name: 'a.zip' })
  await makeMedia(db, fileId, { kind: 'package', scorm: '1.2', entry: 'index.html' })
  const expiresAt = new Date(at.parts.clock.now().getTime() + 600_000)
  const grant = { siteId: db.siteId, personId, role: 'NLRN', fileId, expiresAt }
  const address = packageAddress(at.parts.config, grant, 'index.html')
  const { hostname: host } = new URL(`http:${address}`)
  const response = await fetchFile(at, `${address}%00`, { host })
  expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([
    404,
    'FILE_LINK_ENDED',
  ])
})
