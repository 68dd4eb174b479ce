import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import { uploadFile } from '../../contract/file/index.ts'
import type { Attempt } from '../crash/history.ts'
import { type Person, testHost } from '../env/database.ts'

type Uploading = {
  readonly port: number
  readonly person: Person
  readonly client: number
  readonly isOver: () => boolean
  readonly onAttempt: (attempt: Attempt) => void
}

/** Uploads until the end; returns the names of the acknowledged files. */
export async function upload({ port, person, client, isOver, onAttempt }: Uploading): Promise<string[]> {
  const line = new Connection(port, 30_000)
  const uploaded: string[] = []
  for (let n = 0; !isOver(); n += 1) {
    const name = `file-${client}-${n}_2026-05-01.txt`
    const request = formText(person, { name, text: contentOf(name) })
    for (;;) {
      const sent = performance.now()
      const { status, body } = await line.send(request).catch(() => ({ status: undefined, body: '' }))
      onAttempt({ sent, done: performance.now(), status, answer: body })
      if (status === 200) break
      if (isOver()) return uploaded
      await pause(200)
    }
    uploaded.push(name)
    await pause(50)
  }
  line.close()
  return uploaded
}

/** The content of a file, derived from its name. */
export const contentOf = (name: string) => `content of ${name}\n`

const edge = 'stage-edge'

type File = { readonly name: string; readonly text: string }

/** A multipart form with one file, as a browser would send it. */
export function formText(person: Person, { name, text }: File): string {
  const part = (head: string, body: string) =>
    `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const file = part(`name="file"; filename="${name}"\r\nContent-Type: text/plain`, text)
  const payload = `${part('name="purpose"', 'homework')}${file}--${edge}--\r\n`
  const head = [
    `${uploadFile.method} ${uploadFile.path} HTTP/1.1`,
    `Host: ${testHost}`,
    'X-Requested-With: lyceum',
    `Cookie: __Host-sid=${person.token}`,
    `Content-Type: multipart/form-data; boundary=${edge}`,
    `Content-Length: ${Buffer.byteLength(payload)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${payload}`
}
