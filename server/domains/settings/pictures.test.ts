import { uploadFile } from '@lyceum/contract/file'
import { getSitePoster, saveSetting } from '@lyceum/contract/site'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import type { Person } from '#testing/person'

test('B-074 B-075 B-076 B-077 an uploaded logo is shown to everyone under its own name', async () => {
  const home = await testApp()
  const { admin, anonymous } = home
  const { id } = await upload(home, admin, { purpose: 'logo', picture: await png(300, 80) })
  const { value } = await admin.call(saveSetting, { name: 'logo.zh-TW', value: id })
  expect(value).toMatch(new RegExp(`^${id}\\.[0-9a-f]{16}\\.png$`))
  const { userSitePosterInfo } = await anonymous.call(getSitePoster, {})
  expect(userSitePosterInfo).toMatchObject({ logoFileHk: value, logoFileCn: '' })

  const shown = await look(home, 'alpha.test', String(value))
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await look(home, 'beta.test', String(value))).statusCode).toBe(404)
})

test('only pictures named by the settings are served: no other upload, no replaced one', async () => {
  const home = await testApp()
  const { admin } = home
  const first = await upload(home, admin, { purpose: 'logo', picture: await png(300, 80) })
  const second = await upload(home, admin, { purpose: 'logo', picture: await png(200, 80) })
  const { value: old } = await admin.call(saveSetting, { name: 'logo.zh-CN', value: first.id })
  await admin.call(saveSetting, { name: 'logo.zh-CN', value: second.id })
  expect((await look(home, 'alpha.test', String(old))).statusCode).toBe(404)
  expect((await look(home, 'alpha.test', first.id)).statusCode).toBe(404)
  // Back to the previous one, by its name: an undone change.
  await admin.call(saveSetting, { name: 'logo.zh-CN', value: String(old) })
  expect((await look(home, 'alpha.test', String(old))).statusCode).toBe(200)
})

test('a picture must have been uploaded for this purpose, on this site', async () => {
  const home = await testApp()
  const { admin, foreignAdmin } = home
  const icon = await upload(home, admin, { purpose: 'icon', picture: await png() })
  const theirs = await upload(home, foreignAdmin, { purpose: 'logo', picture: await png() })
  for (const value of [icon.id, theirs.id, '1', `${icon.id}.0123456789abcdef.png`, '9223372036854775808'])
    expect(await admin.refused(saveSetting, { name: 'logo.zh-CN', value })).toBe('PICTURE_NOT_FOUND')
  expect(await admin.refused(saveSetting, { name: 'icon', value: '../../etc/passwd' })).toBe(
    'PICTURE_NOT_FOUND',
  )
})

const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6873' } })
    .png()
    .toBuffer()

type PictureUpload = { readonly purpose: string; readonly picture: Buffer }

async function upload(
  { app }: TestApp,
  person: Person,
  { purpose, picture }: PictureUpload,
): Promise<{ id: string }> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new File([Uint8Array.from(picture)], 'mark.png', { type: 'image/png' }))
  const request = new Request('http://form.test', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: {
      host: person.host,
      cookie: `__Host-sid=${person.token}`,
      'x-requested-with': 'lyceum',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{ result: { id: string } }>().result
}

const look = ({ app }: TestApp, host: string, name: string) =>
  app.inject({ method: 'GET', url: `/resource/poster/cw/${encodeURIComponent(name)}`, headers: { host } })
