import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CopyInto, CopyValue } from '../../server/platform/domain/seed.ts'
import { copyLine } from './copy-text.ts'

export type Loaded = { readonly table: string; readonly rows: number; readonly ms: number }

/** Streams rows into the tables of one site with back pressure. */
export function copyInto(
  client: pg.Client,
  siteId: number,
  onLoaded: (loaded: Loaded) => void = () => undefined,
): CopyInto {
  return async (table, columns, rows) => {
    const start = performance.now()
    const into = table.split('.').map(pg.escapeIdentifier).join('.')
    const names = ['site_id', ...columns].map(pg.escapeIdentifier).join(', ')
    const stream = client.query(copyFrom(`copy ${into} (${names}) from stdin`))
    const text = Symbol.iterator in rows ? chunks(rows, siteId) : asyncChunks(rows, siteId)
    await pipeline(Readable.from(text, { objectMode: true }), stream)
    onLoaded({ table, rows: stream.rowCount, ms: performance.now() - start })
    return stream.rowCount
  }
}

const chunkLength = 65_536

function* chunks(rows: Iterable<readonly CopyValue[]>, siteId: number): Generator<string> {
  let text = ''
  for (const row of rows) {
    text += copyLine([siteId, ...row])
    if (text.length < chunkLength) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** The same for rows that are awaited. */
async function* asyncChunks(
  rows: AsyncIterable<readonly CopyValue[]>,
  siteId: number,
): AsyncGenerator<string> {
  let group: (readonly CopyValue[])[] = []
  for await (const row of rows) {
    group.push(row)
    if (group.length < 500) continue
    yield* chunks(group, siteId)
    group = []
  }
  yield* chunks(group, siteId)
}
