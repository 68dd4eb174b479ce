import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  type CopyObjectCommandInput,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { bytesMs, type S3Config, s3Options, s3StoreOptions } from './storage/s3-options.ts'
import { orTrouble, orUndefined } from './storage/storage-error.ts'

export type StoredObject = { readonly body: Readable; readonly size: number; readonly type: string }

export type ListedObject = { readonly key: string; readonly at: Date }

type NewObject = {
  readonly type: string
  readonly size: number
  /** If given, the store rejects bytes that changed in transit. */
  readonly md5?: Buffer
}

/** Object storage: every byte that is not a row. */
export type Storage = ReturnType<typeof openStorage>

export function openStorage(config: S3Config) {
  const client = new S3Client(s3Options(config))
  const store = new S3Client(s3StoreOptions(config))
  const Bucket = config.S3_BUCKET
  return {
    client,
    bucket: Bucket,
    put: async (key: string, body: Buffer | Readable, { type, size, md5 }: NewObject) => {
      const object = { Bucket, Key: key, Body: body, ContentType: type, ContentLength: size }
      const checked = md5 ? { ...object, ContentMD5: md5.toString('base64') } : object
      await orTrouble(store.send(new PutObjectCommand(checked)))
    },
    /** The bytes of an object, or of one range of it; undefined when there is no such object. */
    get: async (key: string, range?: string): Promise<StoredObject | undefined> => {
      const found = await orUndefined(client.send(new GetObjectCommand({ Bucket, Key: key, Range: range })))
      if (!found) return undefined
      const body = found.Body as IncomingMessage
      body.setTimeout(bytesMs * config.PATIENCE)
      return { body, size: found.ContentLength ?? 0, type: found.ContentType ?? '' }
    },
    /** How large an object is; undefined when there is none. */
    size: async (key: string): Promise<number | undefined> => {
      const head = await orUndefined(client.send(new HeadObjectCommand({ Bucket, Key: key })))
      return head && (head.ContentLength ?? 0)
    },
    /** Copies an object inside the store. */
    copy: (from: string, to: string) =>
      copyObject(store, { Bucket, Key: to, CopySource: `${Bucket}/${from}` }),
    remove: async (key: string) => {
      await orTrouble(client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },
    /** The objects under a prefix, a thousand at a time, in byte order of their keys. */
    list: async (prefix: string, after?: string): Promise<readonly ListedObject[]> => {
      const page = { Bucket, Prefix: prefix, StartAfter: after }
      const { Contents = [] } = await orTrouble(client.send(new ListObjectsV2Command(page)))
      return Contents.map(({ Key = '', LastModified = new Date() }) => ({ key: Key, at: LastModified }))
    },
    /** Aborts multipart uploads begun before a moment: their parts are in no listing and use space. */
    abandonParts: (prefix: string, before: Date) => abandonParts(client, { Bucket, Prefix: prefix }, before),
    /** A URL with which one browser can put one object of this type and size within ten minutes. */
    presignPut: (key: string, { type, size }: NewObject) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: size }),
        {
          expiresIn: presignSeconds,
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        },
      ),
    close: () => {
      client.destroy()
      store.destroy()
    },
  }
}

/** The same store, which silently skips removals that are not allowed. */
export function guardRemovals(storage: Storage, mayRemove: (key: string) => Promise<boolean>): Storage {
  return {
    ...storage,
    remove: async (key) => {
      if (await mayRemove(key)) await storage.remove(key)
    },
    abandonParts: async (prefix, before) =>
      (await mayRemove(prefix)) ? storage.abandonParts(prefix, before) : 0,
  }
}

export const presignSeconds = 600

/** A random key that contains its site; a file's own name is never part of it. */
export function objectKey(siteId: number, purpose: string): string {
  return `${sitePrefix(siteId)}${purpose}/${randomUUID()}`
}

/** The prefix of all keys of a site. */
export const sitePrefix = (siteId: number) => `s${siteId}/`

async function copyObject(client: S3Client, input: CopyObjectCommandInput): Promise<void> {
  await orTrouble(client.send(new CopyObjectCommand(input)))
}

type Place = { readonly Bucket: string; readonly Prefix: string }

async function abandonParts(client: S3Client, place: Place, before: Date): Promise<number> {
  let abandoned = 0
  let page = await orTrouble(client.send(new ListMultipartUploadsCommand(place)))
  for (;;) {
    const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
    const stale = Uploads.filter(({ Initiated }) => Initiated !== undefined && Initiated < before)
    for (const { Key, UploadId } of stale) {
      await orUndefined(client.send(new AbortMultipartUploadCommand({ Bucket: place.Bucket, Key, UploadId })))
    }
    abandoned += stale.length
    if (!IsTruncated) return abandoned
    const next = { ...place, KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker }
    page = await orTrouble(client.send(new ListMultipartUploadsCommand(next)))
  }
}
