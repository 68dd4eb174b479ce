import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Storage } from '../../storage.ts'
import type { Marker } from './rules.ts'

/** Outside every site's prefix, so that no listing of a site's objects contains it. */
const markerKey = 'lyceum-installation.json'
/** Written by a rejected database, so that the bound one knows of it. */
const rivalKey = 'lyceum-installation-rival.json'

const marker = z.object({ id: z.string(), lease: z.string() })
type Bucket = Pick<Storage, 'get' | 'put' | 'list'>

export async function readMarker(bucket: Bucket): Promise<Marker | undefined> {
  const object = await bucket.get(markerKey)
  return object && marker.parse(JSON.parse(await text(object.body)))
}

export const writeMarker = (bucket: Bucket, value: Marker) => write(bucket, markerKey, value)

export const writeRival = (bucket: Bucket, value: Marker) => write(bucket, rivalKey, value)

/** When a rejected database was last seen. */
export async function rivalSeenAt(bucket: Bucket): Promise<Date | undefined> {
  return (await bucket.list(rivalKey)).find(({ key }) => key === rivalKey)?.at
}

async function write(bucket: Bucket, key: string, value: Marker): Promise<void> {
  const body = Buffer.from(JSON.stringify({ id: value.id, lease: value.lease }))
  await bucket.put(key, body, { type: 'application/json', size: body.length })
}
