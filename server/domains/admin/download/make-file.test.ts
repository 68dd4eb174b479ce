import { getCurrentUser } from '@lyceum/contract/identity'
import { commonErrors } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#platform/ctx'
import { exporting } from '#platform/domain/export'
import { fail } from '#platform/app-error'
import { openCtx } from '#platform/ctx/open-ctx'
import { objectKey } from '#platform/storage'
import { testApp } from '#testing/test-app'
import { goOnWithDownloads } from './maintain-downloads.ts'
import { makeFile } from './make-file.ts'
import { insertDownload, lockDownload } from './store.ts'

const names = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

/** A table of `count` rows that pauses before one of them until it is released. */
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

async function openDownloads() {
  const home = await testApp()
  const { usrId: id } = await home.admin.call(getCurrentUser, {})
  const { site, db } = await home.ctx()
  const everywhere = [{ kind: 'site' as const }]
  const permissions = new Map(['test.read', 'download.use'].map((permission) => [permission, everywhere]))
  const actor: Actor = { id, role: 'ADM', sessionId: '0', locale: undefined, isExternal: false, permissions }
  const open = () => openCtx({ parts: home.parts, site, listeners: new Map(), actor })
  const requestDownload = (format: 'csv' | 'xlsx') =>
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
  return { ...home, open, requestDownload, db, files, isStored }
}

test('replaces a worker that dies half-way, and still makes only one file if it was merely slow', async () => {
  const { open, requestDownload, db, files, isStored, parts } = await openDownloads()
  const id = await requestDownload('csv')
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

test('the next run removes bytes that a killed run left in the store', async () => {
  const { open, requestDownload, db, files, isStored, parts, asOwner } = await openDownloads()
  const id = await requestDownload('csv')
  const key = objectKey(db.siteId, 'made')
  await parts.storage.put(key, Buffer.from('half'), { type: 'text/csv', size: 4 })
  await asOwner((client) => client.query('update admin.download set object_key = $1, run = 1', [key]))
  await makeFile(open(), { id }, [table(3)])
  expect(await isStored(key)).toBe(false)
  expect(await files()).toHaveLength(1)
})

test('a failing export is tried three times and then marked as failed', async () => {
  const { open, requestDownload, db, files } = await openDownloads()
  const id = await requestDownload('csv')
  const broken = table(9, { before: 5, until: () => Promise.reject(new Error('away')) })
  for (const state of ['waiting', 'waiting', 'failed']) {
    await makeFile(open(), { id }, [broken])
    expect((await lockDownload(db, id))?.state).toBe(state)
  }
  expect(await files()).toEqual([])
})

test('a file about one object names it in the list and in its file name; an object the requester may not see is rejected at once', async () => {
  const { open, requestDownload, db, asOwner } = await openDownloads()
  const [seen, unseen] = [await requestDownload('csv'), await requestDownload('csv')]
  await makeFile(open(), { id: seen }, [{ ...table(1), subject: async () => '安全月考' }])
  expect(await lockDownload(db, seen)).toMatchObject({ state: 'done', subject: '安全月考' })
  const { rows } = await asOwner((client) => client.query<{ name: string }>('select name from file.file'))
  expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^行-安全月考-\d{8}-\d{4}\.csv$/))
  const hidden = { ...table(1), subject: async () => fail(commonErrors.NOT_FOUND) }
  await makeFile(open(), { id: unseen }, [hidden])
  expect(await lockDownload(db, unseen)).toMatchObject({ state: 'refused', subject: '' })
})

test('a cancelled run leaves neither a file nor bytes', async () => {
  const { open, requestDownload, db, files, isStored, asOwner } = await openDownloads()
  const id = await requestDownload('xlsx')
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
