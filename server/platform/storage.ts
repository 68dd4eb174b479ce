import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Config } from './config.ts'

export type StoredObject = { readonly body: Readable; readonly size: number; readonly type: string }

type S3Config = Pick<Config, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>

/** Object storage: every byte that is not a row. */
export type Storage = ReturnType<typeof openStorage>

export function openStorage(config: S3Config) {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // The default trailer checksums are unknown to older S3 servers and break streamed uploads there.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = config.S3_BUCKET
  return {
    client,
    bucket: Bucket,
    put: async (key: string, body: Buffer | Readable, { type, size }: { type: string; size: number }) => {
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: type, ContentLength: size }),
      )
    },
    get: async (key: string, range?: string): Promise<StoredObject> => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key, Range: range }))
      return { body: found.Body as Readable, size: found.ContentLength ?? 0, type: found.ContentType ?? '' }
    },
    size: async (key: string): Promise<number> => {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
      return head.ContentLength ?? 0
    },
    copy: async (from: string, to: string) => {
      await client.send(new CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }))
    },
    remove: async (key: string) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    /** An address that lets one browser put one object for ten minutes. */
    presignPut: (key: string, { type, size }: { type: string; size: number }) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ Bucket, Key: key, ContentType: type, ContentLength: size }),
        { expiresIn: 600 },
      ),
    presignGet: (key: string) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key }), { expiresIn: 600 }),
    close: () => client.destroy(),
  }
}

/** A key that cannot be guessed and always says its site; a file's own name is never part of it. */
export function objectKey(siteId: number, purpose: string): string {
  return `s${siteId}/${purpose}/${randomUUID()}`
}
