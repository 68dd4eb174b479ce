import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openSilentProxy } from '#testing/servers/silent-proxy'
import { readConfig } from '../process/config.ts'
import { openStorage } from '../storage.ts'
import { StorageError } from './storage-error.ts'

const bytes = Buffer.from('what is stored')
const about = { type: 'text/plain', size: bytes.length }

async function storageOver() {
  const config = readConfig(process.env)
  const { hostname, port } = new URL(config.S3_ENDPOINT)
  const line = await openSilentProxy({ host: hostname, port: Number(port || 80) })
  // A second of the product takes a tenth here.
  const storage = openStorage({ ...config, S3_ENDPOINT: `http://127.0.0.1:${line.port}`, PATIENCE: 0.1 })
  const key = `s0/silence/${randomUUID()}`
  await storage.put(key, bytes, about)
  const read = async () => {
    const found = await storage.get(key)
    return found && text(found.body)
  }
  await Promise.all([read(), read(), read()])
  onTestFinished(async () => {
    await storage.remove(key)
    storage.close()
    line.close()
  })
  return { storage, key, read, silence: line.silence }
}

test('S-02 retries an object store with silent connections on a new one', async () => {
  const { read, silence } = await storageOver()
  expect(silence()).toBe(3)
  expect(await read()).toBe(bytes.toString())
})

test('S-02 stores a stream on its own new connection', async () => {
  const { storage, key, silence } = await storageOver()
  expect(silence()).toBe(3)
  await expect(storage.put(key, Readable.from([bytes]), about)).resolves.toBeUndefined()
})

test('S-02 rejects a stream whose connection falls silent, and does not send it twice', async () => {
  const { storage, key, silence } = await storageOver()
  silence()
  const body = new PassThrough()
  body.write(bytes.subarray(0, 4))
  const stored = storage.put(key, body, about).catch((error: unknown) => error)
  await expect.poll(silence).toBe(1)
  body.end(bytes.subarray(4))
  expect(await stored).toBeInstanceOf(StorageError)
})
