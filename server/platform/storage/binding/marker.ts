import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '../../storage.ts'
import type { Marker } from './rules.ts'

/** Outside of every site's prefix: no walk through a site's objects meets it. */
const markerKey = 'lyceum-installation.json'
/** Written by a database that was refused, so that the one which holds the bucket knows of it. */
const rivalKey = 'lyceum-installation-rival.json'

const marker = z.object({ id: z.string(), lease: z.string() })
type Bucket = Pick<Storage, 'get' | 'put' | 'list'>

export async function readMarker(bucket: Bucket): Promise<Marker | undefined> {
  const object = await bucket.get(markerKey)
  return object && marker.parse(JSON.parse(await text(object.body)))
}

export const writeMarker = (bucket: Bucket, value: Marker) => write(bucket, markerKey, value)

export const writeRival = (bucket: Bucket, value: Marker) => write(bucket, rivalKey, value)

/** When a database that was refused was last seen. */
export async function rivalSeenAt(bucket: Bucket): Promise<Date | undefined> {
  return (await bucket.list(rivalKey)).find(({ key }) => key === rivalKey)?.at
}

async function write(bucket: Bucket, key: string, value: Marker): Promise<void> {
  const body = Buffer.from(JSON.stringify({ id: value.id, lease: value.lease }))
  await bucket.put(key, body, { type: 'application/json', size: body.length })
}
