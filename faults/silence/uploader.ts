import { setTimeout as pause } from 'node:timers/promises'
import { Connection } from '../../bench/load/connection.ts'
import { uploadFile } from '../../contract/file/index.ts'
import type { Attempt } from '../crash/history.ts'
import { type Person, stageHost } from '../stage/database.ts'

type Uploading = {
  readonly port: number
  readonly person: Person
  readonly lane: number
  readonly isOver: () => boolean
  readonly onAttempt: (attempt: Attempt) => void
}

/** Names of the files that somebody was told are kept. */
export async function upload({ port, person, lane, isOver, onAttempt }: Uploading): Promise<string[]> {
  const line = new Connection(port, 30_000)
  const kept: string[] = []
  for (let n = 0; !isOver(); n += 1) {
    const name = `file-${lane}-${n}_2026-05-01.txt`
    const request = formText(person, { name, text: contentOf(name) })
    for (;;) {
      const sent = performance.now()
      const { status, body } = await line.send(request).catch(() => ({ status: undefined, body: '' }))
      onAttempt({ sent, done: performance.now(), status, answer: body })
      if (status === 200) break
      if (isOver()) return kept
      await pause(200)
    }
    kept.push(name)
    await pause(50)
  }
  line.close()
  return kept
}

/** What is in a file, told by its name. */
export const contentOf = (name: string) => `content of ${name}\n`

const edge = 'stage-edge'

type File = { readonly name: string; readonly text: string }

/** A form with one file, as the bytes that a browser would send. */
export function formText(person: Person, { name, text }: File): string {
  const part = (head: string, body: string) =>
    `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
  const file = part(`name="file"; filename="${name}"\r\nContent-Type: text/plain`, text)
  const payload = `${part('name="purpose"', 'homework')}${file}--${edge}--\r\n`
  const head = [
    `${uploadFile.method} ${uploadFile.path} HTTP/1.1`,
    `Host: ${stageHost}`,
    'X-Requested-With: lyceum',
    `Cookie: __Host-sid=${person.token}`,
    `Content-Type: multipart/form-data; boundary=${edge}`,
    `Content-Length: ${Buffer.byteLength(payload)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${payload}`
}
