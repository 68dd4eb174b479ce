import { getCurrentUser } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#platform/ctx'
import { exporting } from '#platform/export'
import { fail } from '#platform/failure'
import { openCtx } from '#platform/open-ctx'
import { objectKey } from '#platform/storage'
import { house } from '#testing/house'
import { goOnWithDownloads } from './keep-downloads.ts'
import { makeFile } from './make-file.ts'
import { insertDownload, lockDownload } from './store.ts'

const names = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

/** A table of so many rows that waits before one of them until it is let go. */
function table(count: number, wait?: { before: number; until: () => Promise<void> }) {
  return exporting({
    kind: 'test.rows',
    permission: 'test.read',
    title: names('行'),
    filter: z.object({}),
    columns: [
      { key: 'n', title: names('n') },
      { key: 'text', title: names('text') },
    ],
    async *rows() {
      for (let n = 0; n < count; n++) {
        if (n === wait?.before) await wait.until()
        yield { n, text: `第 ${n} 行，何远舟` }
      }
    },
    total: async () => count,
  })
}

async function desk() {
  const home = await house()
  const { usrId: id } = await home.admin.call(getCurrentUser, {})
  const { site, db } = await home.ctx()
  const everywhere = [{ kind: 'site' as const }]
  const permissions = new Map(['test.read', 'download.use'].map((one) => [one, everywhere]))
  const actor: Actor = { id, role: 'ADM', sessionId: '0', locale: undefined, isExternal: false, permissions }
  const open = () => openCtx({ parts: home.parts, site, listeners: new Map(), actor })
  const ask = (format: 'csv' | 'xlsx') =>
    insertDownload(db, {
      ownerId: id,
      role: 'ADM',
      kind: 'test.rows',
      format,
      filter: {},
      createdAt: new Date(),
    })
  const files = async () => {
    const { rows } = await home.asOwner((client) =>
      client.query<{ key: string }>(`select object_key as key from file.file where purpose = 'made'`),
    )
    return rows.map(({ key }) => key)
  }
  const isStored = async (key: string) => (await home.parts.storage.size(key)) !== undefined
  return { ...home, open, ask, db, files, isStored }
}

test('a worker that dies half way is replaced, and when it was only slow there is still one file', async () => {
  const { open, ask, db, files, isStored, parts } = await desk()
  const id = await ask('csv')
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const slow = makeFile(open(), { id }, [table(50, { before: 20, until: () => promise })])
  await expect.poll(async () => (await lockDownload(db, id))?.state).toBe('running')

  const slowKey = (await lockDownload(db, id))?.objectKey ?? ''
  parts.clock.travel(200_000)
  await goOnWithDownloads(open())
  expect((await lockDownload(db, id))?.state).toBe('waiting')
  await makeFile(open(), { id }, [table(50)])
  expect(await lockDownload(db, id)).toMatchObject({ state: 'done', run: 2 })

  release()
  await slow
  expect(await lockDownload(db, id)).toMatchObject({ state: 'done', run: 2 })
  const [key = '', ...others] = await files()
  expect(others).toEqual([])
  expect([await isStored(key), await isStored(slowKey)]).toEqual([true, false])
})

test('bytes that a killed run left in the store are cleared by the next', async () => {
  const { open, ask, db, files, isStored, parts, asOwner } = await desk()
  const id = await ask('csv')
  const key = objectKey(db.siteId, 'made')
  await parts.storage.put(key, Buffer.from('half'), { type: 'text/csv', size: 4 })
  await asOwner((client) => client.query('update admin.download set object_key = $1, run = 1', [key]))
  await makeFile(open(), { id }, [table(3)])
  expect(await isStored(key)).toBe(false)
  expect(await files()).toHaveLength(1)
})

test('a table that fails is tried three times, then says so', async () => {
  const { open, ask, db, files } = await desk()
  const id = await ask('csv')
  const broken = table(9, { before: 5, until: () => Promise.reject(new Error('away')) })
  for (const state of ['waiting', 'waiting', 'failed']) {
    await makeFile(open(), { id }, [broken])
    expect((await lockDownload(db, id))?.state).toBe(state)
  }
  expect(await files()).toEqual([])
})

test('a file of one thing says of which, in the list and in its name; what the asker may not see is refused at once', async () => {
  const { open, ask, db, asOwner } = await desk()
  const [seen, unseen] = [await ask('csv'), await ask('csv')]
  await makeFile(open(), { id: seen }, [{ ...table(1), subject: async () => '安全月考' }])
  expect(await lockDownload(db, seen)).toMatchObject({ state: 'done', subject: '安全月考' })
  const { rows } = await asOwner((client) => client.query<{ name: string }>('select name from file.file'))
  expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^行-安全月考-\d{8}-\d{4}\.csv$/))
  const hidden = { ...table(1), subject: async () => fail(commonErrors.NOT_FOUND) }
  await makeFile(open(), { id: unseen }, [hidden])
  expect(await lockDownload(db, unseen)).toMatchObject({ state: 'refused', subject: '' })
})

test('a stopped run leaves neither file nor bytes', async () => {
  const { open, ask, db, files, isStored, asOwner } = await desk()
  const id = await ask('xlsx')
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const running = makeFile(open(), { id }, [table(30, { before: 10, until: () => promise })])
  await expect.poll(async () => (await lockDownload(db, id))?.state).toBe('running')
  const key = (await lockDownload(db, id))?.objectKey ?? ''
  await asOwner((client) => client.query(`update admin.download set state = 'cancelled'`))
  release()
  await running
  expect(await files()).toEqual([])
  expect(await isStored(key)).toBe(false)
})
