import { CreateBucketCommand, DeleteBucketCommand } from '@aws-sdk/client-s3'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { readConfig } from '#platform/process/config'
import type { Ctx, Site } from '#platform/ctx'
import { openCtx } from '#platform/ctx/open-ctx'
import { openStorage } from '#platform/storage'
import type { TestApp } from '#testing/test-app'
import type { Person } from '#testing/person'

/** A bucket per test process, so that listing it finds no other files. */
const bucket = `lyceum-test-${process.pid}`
export const ownBucket = { env: { S3_BUCKET: bucket } }

const storage = openStorage(readConfig({ ...process.env, S3_BUCKET: bucket }))
const usualFolder = process.env['TMPDIR'] ?? tmpdir()
let temporary = usualFolder

/** Before a test file: creates the bucket and a temporary folder, so that anything left there comes from this file. */
export async function makeBucket(): Promise<void> {
  await storage.client.send(new CreateBucketCommand({ Bucket: bucket }))
  temporary = await mkdtemp(join(usualFolder, 'lyceum-test-'))
  process.env['TMPDIR'] = temporary
}

/** After it: the process continues with other test files. */
export async function dropBucket(): Promise<void> {
  process.env['TMPDIR'] = usualFolder
  await rm(temporary, { recursive: true })
  await storage.abandonParts('', new Date('2100-01-01'))
  for (const key of await objects()) await storage.remove(key)
  await storage.client.send(new DeleteBucketCommand({ Bucket: bucket }))
}

/** All object keys in the bucket. */
export const objects = async () => (await storage.list('')).map(({ key }) => key)

/** Temporary files that nobody has removed. */
export const leftovers = async () =>
  (await readdir(temporary, { recursive: true })).filter((name) => name !== 'lyceum-spool')

export type Form = {
  readonly name: string
  readonly bytes: Buffer
  readonly purpose?: string
  /** The file before the purpose, as some clients order their forms. */
  readonly isFileFirst?: boolean
  readonly fileField?: string
}

const edge = '----lyceum-test-edge'
const part = (head: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ])

/** The bytes of a form, as a browser sends them. */
export function formBody({ name, bytes, purpose, isFileFirst, fileField = 'file' }: Form): Buffer {
  const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const file = part(
    `name="${fileField}"; filename="${quoted}"\r\nContent-Type: application/octet-stream`,
    bytes,
  )
  const field = purpose === undefined ? Buffer.alloc(0) : part('name="purpose"', Buffer.from(purpose))
  return Buffer.concat([...(isFileFirst ? [file, field] : [field, file]), Buffer.from(`--${edge}--\r\n`)])
}

export const formHeaders = ({ host, token }: Pick<Person, 'host' | 'token'>) => ({
  host,
  'x-requested-with': 'lyceum',
  'content-type': `multipart/form-data; boundary=${edge}`,
  ...(token ? { cookie: `__Host-sid=${token}` } : {}),
})

type Stored = {
  readonly id: string
  readonly url: string
  readonly name: string
  readonly type: string
  readonly size: number
}

export function sendForm({ app }: TestApp, person: Person, form: Form): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/app/api/file',
    headers: formHeaders(person),
    payload: formBody(form),
  })
}

/** Uploads and returns the file; an error fails the test. */
export async function upload(testApp: TestApp, person: Person, form: Form): Promise<Stored> {
  const response = await sendForm(testApp, person, form)
  if (response.statusCode !== 200)
    throw new Error(`${form.name}: ${response.body}\n${testApp.logLines.at(-1) ?? ''}`)
  return response.json<{ result: Stored }>().result
}

/** Uploads and returns the error code. */
export async function uploadError(testApp: TestApp, person: Person, form: Form): Promise<string> {
  const response = await sendForm(testApp, person, form)
  return response.statusCode === 200 ? 'accepted' : response.json<{ errCode: string }>().errCode
}

type FetchOptions = {
  readonly method?: 'GET' | 'HEAD'
  readonly host?: string
  readonly headers?: Record<string, string>
}

/** Fetches a link as a browser does, by default from the content host. */
export function fetchFile(
  { app }: TestApp,
  url: string,
  { method = 'GET', host = 'content.test', headers = {} }: FetchOptions = {},
) {
  return app.inject({ method, url: url.replace(/^\/\/[^/]+/, ''), headers: { host, ...headers } })
}

export const rowCount = async ({ asOwner }: TestApp): Promise<number> => {
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>('select count(*)::int as n from file.file'),
  )
  return rows[0]?.n ?? Number.NaN
}

/** The context of a cron job: site alpha, no actor. */
export async function clockCtx({ parts, db }: TestApp): Promise<Ctx> {
  const { siteId: id } = await db('alpha')
  const name = { 'zh-CN': '阿尔法', 'zh-TW': '阿爾法', 'en-US': 'Alpha' }
  const site: Site = {
    id,
    code: 'alpha',
    name,
    zone: 'Asia/Shanghai',
    locale: 'zh-CN',
    validUntil: undefined,
    isPlatform: false,
  }
  return openCtx({ parts, listeners: new Map(), site })
}
