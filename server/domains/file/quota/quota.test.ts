import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  getStorage,
  presignUpload,
  purposeNames,
  purposes,
  removeFile,
  resumable,
} from '@lyceum/contract/file'
import { saveSetting } from '@lyceum/contract/site'
import { listSites, setSiteStorage } from '@lyceum/contract/sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { pdf } from '../corpus/documents.ts'
import {
  clockCtx,
  dropBucket,
  formBody,
  formHeaders,
  leftovers,
  makeBucket,
  objects,
  ownBucket,
  uploadError,
  upload,
} from '../corpus/upload-make.ts'
import { makeFile } from '../make.ts'
import { checkUsage } from './check-usage.ts'
import { isPersonal } from './rules.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const M = 1_048_576

async function limitedApp(): Promise<TestApp & { readonly linId: string }> {
  const at = await testApp(ownBucket)
  await at.admin.call(saveSetting, { name: 'storage.personMb', value: 10 })
  const { rows } = await at.asOwner((client) =>
    client.query<{ id: string }>("select id from identity.account where user_name = 'lin'"),
  )
  return { ...at, linId: rows[0]?.id ?? '' }
}

const usedBy = async (person: Person) => (await person.call(getStorage, {})).person.used

type Begun = { readonly size: number; readonly purpose?: string }

/** Starts a resumable upload without sending any bytes. */
function begin({ app }: TestApp, { host, token }: Person, { size, purpose = 'knowledge' }: Begun) {
  const metadata = { purpose, filename: purpose === 'video' ? '课.mp4' : '手册.pdf' }
  const encoded = Object.entries(metadata).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  )
  return app.inject({
    method: 'POST',
    url: resumable.address,
    headers: {
      host,
      cookie: `__Host-sid=${token}`,
      'x-requested-with': 'lyceum',
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': encoded.join(','),
    },
  })
}

test('S-12 an upload that does not fit is rejected at its start, by all three methods', async () => {
  const at = await limitedApp()
  await makeFile(await at.db(), { ownerId: at.linId, size: 9.5 * M })
  const uploadRequest = { purpose: 'knowledge', name: '手册.pdf', type: 'application/pdf', size: M } as const
  expect(await at.lin.refused(presignUpload, uploadRequest)).toBe('STORAGE_FULL')
  const refused = await begin(at, at.lin, { size: M })
  expect(refused.json()).toMatchObject({
    errCode: 'STORAGE_FULL',
    errMsg: '你的存储空间不够了：共 10 MB，还剩 0 MB。删掉不用的文件后再上传',
  })
  const large = Buffer.concat([pdf(), Buffer.alloc(M)])
  expect(await uploadError(at, at.lin, { purpose: 'knowledge', name: '手册.pdf', bytes: large })).toBe(
    'STORAGE_FULL',
  )
  expect([await objects(), await leftovers(), await usedBy(at.lin)]).toEqual([[], [], 9.5 * M])
  expect(await uploadError(at, at.lin, { purpose: 'knowledge', name: '手册.pdf', bytes: pdf() })).toBe(
    'accepted',
  )
})

test('S-12 a form that does not fit is answered after the first kilobyte of its file', async () => {
  const at = await limitedApp()
  await at.app.listen({ port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  const mark = Buffer.from('@')
  const frame = formBody({ purpose: 'knowledge', name: '手册.pdf', bytes: mark })
  const headers = { ...formHeaders(at.lin), 'content-length': String(frame.length + 11 * M) }
  const answer = await new Promise<string>((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/app/api/file', headers },
      (response) => {
        response.on('data', (data: Buffer) => {
          resolve(data.toString())
          call.destroy()
        })
      },
    )
    call.on('error', reject)
    call.write(Buffer.concat([frame.subarray(0, frame.indexOf(mark)), Buffer.alloc(1024)]))
  })
  expect(JSON.parse(answer)).toMatchObject({ errCode: 'STORAGE_FULL' })
})

test('S-12 of many concurrent uploads only as many start as fit together', async () => {
  const at = await limitedApp()
  const begun = await Promise.all(Array.from({ length: 8 }, () => begin(at, at.lin, { size: 4 * M })))
  expect(begun.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201, 201, 400, 400, 400, 400, 400, 400,
  ])
  expect(await usedBy(at.lin)).toBe(8 * M)
})

test('S-12 usage follows every upload: reserved, saved, cancelled, removed', async () => {
  const at = await limitedApp()
  const begun = await begin(at, at.lin, { size: 4 * M })
  expect(await usedBy(at.lin)).toBe(4 * M)
  const { host, token } = at.lin
  const headers = {
    host,
    cookie: `__Host-sid=${token}`,
    'x-requested-with': 'lyceum',
    'tus-resumable': '1.0.0',
  }
  await at.app.inject({ method: 'DELETE', url: String(begun.headers.location), headers })
  expect(await usedBy(at.lin)).toBe(0)
  const { id, size } = await upload(at, at.lin, { purpose: 'knowledge', name: '手册.pdf', bytes: pdf() })
  expect(await usedBy(at.lin)).toBe(size)
  expect(
    await uploadError(at, at.lin, { purpose: 'knowledge', name: '手册.pdf', bytes: Buffer.from('no pdf') }),
  ).toBe('FILE_TYPE_UPLOAD_ERROR')
  expect(await usedBy(at.lin)).toBe(size)
  await at.lin.call(removeFile, { id })
  expect(await usedBy(at.lin)).toBe(0)
  expect(await checkUsage(await clockCtx(at))).toEqual([])
})

test('S-12 a full site accepts no uploads from anybody; staff uploads count for the site only', async () => {
  const at = await limitedApp()
  expect((await at.lin.call(getStorage, {})).site).toBeNull()
  await at.admin.call(setSiteStorage, { code: 'alpha', quotaMb: 100 })
  expect((await begin(at, at.admin, { size: 90 * M, purpose: 'video' })).statusCode).toBe(201)
  expect(await at.admin.call(getStorage, {})).toEqual({
    person: { used: 0, quota: 10 * M },
    site: { used: 90 * M, quota: 100 * M },
  })
  expect((await begin(at, at.lin, { size: 9 * M })).statusCode).toBe(201)
  for (const person of [at.mei, at.admin])
    expect((await begin(at, person, { size: 2 * M })).json()).toMatchObject({ errCode: 'SITE_STORAGE_FULL' })
  const { sites } = await at.admin.call(listSites, {})
  expect(sites.find(({ code }) => code === 'alpha')?.storage).toEqual({ usedMb: 99, quotaMb: 100 })
  expect(await at.foreignAdmin.refused(setSiteStorage, { code: 'alpha', quotaMb: 900 })).toBe(
    'NO_RIGHT_WRITE_MSG',
  )
})

test('S-12 wrong counters are reported and corrected at night', async () => {
  const at = await limitedApp()
  await makeFile(await at.db(), { ownerId: at.linId, size: 3 * M })
  await at.asOwner((client) =>
    client.query('update file.usage set used = used + 7 where owner_id = $1', [at.linId]),
  )
  const wrong = { ownerId: at.linId, kept: String(3 * M + 7), truth: String(3 * M) }
  expect(await checkUsage(await clockCtx(at))).toEqual([wrong])
  expect(at.logLines.join('')).toContain('storage counters were wrong')
  expect(await checkUsage(await clockCtx(at))).toEqual([])
  expect(await usedBy(at.lin)).toBe(3 * M)
})

test('S-12 database and contract agree on what counts for a person', async () => {
  const { asOwner } = await testApp()
  const { rows } = await asOwner((client) =>
    client.query<{ purpose: string; personal: boolean }>(
      'select purpose, file.is_personal(purpose) as personal from unnest($1::text[]) as purpose',
      [purposeNames],
    ),
  )
  for (const { purpose, personal } of rows) {
    const name = purposeNames.find((candidate) => candidate === purpose)
    expect([purpose, personal]).toEqual([purpose, name && isPersonal(purposes[name])])
  }
})
