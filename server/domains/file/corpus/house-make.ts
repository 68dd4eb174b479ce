import { CreateBucketCommand, DeleteBucketCommand } from '@aws-sdk/client-s3'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { readConfig } from '#platform/config'
import type { Ctx, Site } from '#platform/ctx'
import { openCtx } from '#platform/open-ctx'
import { openStorage } from '#platform/storage'
import type { House } from '#testing/house'
import type { Person } from '#testing/person'

/** A bucket of one test file at a time, so that no walk through it meets anyone else's files. */
const bucket = `lyceum-test-${process.pid}`
export const ownBucket = { env: { S3_BUCKET: bucket } }

const storage = openStorage(readConfig({ ...process.env, S3_BUCKET: bucket }))
const usualFolder = process.env['TMPDIR'] ?? tmpdir()
let temporary = usualFolder

/** Before a file of tests: the bucket, and a folder for temporary files, so that whatever lies there was left by it. */
export async function makeBucket(): Promise<void> {
  await storage.client.send(new CreateBucketCommand({ Bucket: bucket }))
  temporary = await mkdtemp(join(usualFolder, 'lyceum-test-'))
  process.env['TMPDIR'] = temporary
}

/** After it: the process goes on with other files. */
export async function dropBucket(): Promise<void> {
  process.env['TMPDIR'] = usualFolder
  await rm(temporary, { recursive: true })
  await storage.abandonParts('', new Date('2100-01-01'))
  for (const key of await objects()) await storage.remove(key)
  await storage.client.send(new DeleteBucketCommand({ Bucket: bucket }))
}

/** All that lies in the bucket. */
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

export function sendForm({ app }: House, person: Person, form: Form): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/app/api/file',
    headers: formHeaders(person),
    payload: formBody(form),
  })
}

/** Uploads and answers the file; a refusal fails the test. */
export async function upload(house: House, person: Person, form: Form): Promise<Stored> {
  const response = await sendForm(house, person, form)
  if (response.statusCode !== 200)
    throw new Error(`${form.name}: ${response.body}\n${house.logLines.at(-1) ?? ''}`)
  return response.json<{ result: Stored }>().result
}

/** Uploads and answers the code of the refusal. */
export async function refusal(house: House, person: Person, form: Form): Promise<string> {
  const response = await sendForm(house, person, form)
  return response.statusCode === 200 ? 'accepted' : response.json<{ errCode: string }>().errCode
}

type Ask = {
  readonly method?: 'GET' | 'HEAD'
  readonly host?: string
  readonly headers?: Record<string, string>
}

/** Asks for an address as a browser does, by default at the content host. */
export function fetchFile(
  { app }: House,
  url: string,
  { method = 'GET', host = 'content.test', headers = {} }: Ask = {},
) {
  return app.inject({ method, url: url.replace(/^\/\/[^/]+/, ''), headers: { host, ...headers } })
}

export const rowCount = async ({ asOwner }: House): Promise<number> => {
  const { rows } = await asOwner((client) =>
    client.query<{ n: number }>('select count(*)::int as n from file.file'),
  )
  return rows[0]?.n ?? Number.NaN
}

/** What a job of the clock is run with: the site alpha, and nobody in particular. */
export async function clockCtx({ parts, db }: House): Promise<Ctx> {
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
