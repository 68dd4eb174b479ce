import { CreateBucketCommand, DeleteBucketCommand } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { openStorage } from '../../server/platform/storage.ts'
import { settings } from '../../tools/services/settings.ts'
import type { TestDatabase } from './database.ts'
import type { Undo } from './undo.ts'

export type Bucket = {
  /** The API's settings for it, with this or another endpoint. */
  readonly env: (endpoint?: string) => Readonly<Record<string, string>>
  readonly textOf: (key: string) => Promise<string | undefined>
}

/** A bucket for this run in the machine's object store; removed with the run. */
export async function makeBucket(undo: Undo): Promise<Bucket> {
  const { endpoint, region, accessKey, secretKey } = settings.s3
  const name = `lyceum-fault-${process.pid}-${randomBytes(4).toString('hex')}`
  const env = (at = endpoint.origin) => ({
    S3_ENDPOINT: at,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  })
  const storage = openStorage({ ...env(), PATIENCE: 1 })
  await storage.client.send(new CreateBucketCommand({ Bucket: name }))
  undo.add(async () => {
    for (let keys = await storage.list(''); keys.length > 0; keys = await storage.list(''))
      await Promise.all(keys.map(({ key }) => storage.remove(key)))
    await storage.client.send(new DeleteBucketCommand({ Bucket: name }))
    storage.close()
  })
  const textOf = async (key: string) => {
    const found = await storage.get(key)
    return found && text(found.body)
  }
  return { env, textOf }
}

type Files = {
  readonly uploaded: readonly string[]
  readonly bucket: Bucket
  readonly contentOf: (name: string) => string
}

/** Compares the acknowledged uploads with what is stored. */
export async function checkFiles({ asOwner }: TestDatabase, { uploaded, bucket, contentOf }: Files) {
  const { rows } = await asOwner((client) =>
    client.query<{ name: string; key: string }>('select name, object_key as key from file.file'),
  )
  const byName = Map.groupBy(rows, ({ name }) => name)
  const isWhole = await Promise.all(
    uploaded.map(async (name) => {
      const key = byName.get(name)?.[0]?.key
      return key !== undefined && (await bucket.textOf(key)) === contentOf(name)
    }),
  )
  const doubled = [...byName.values()].filter((same) => same.length > 1).length
  return { acknowledged: uploaded.length, lost: isWhole.filter((isFound) => !isFound).length, doubled }
}
