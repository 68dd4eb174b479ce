import { getTiles, listExports } from '@lyceum/contract/admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminOver } from '#domains/admin'
import { exporting } from '#platform/export'
import type { Tile } from '#platform/tile'
import { house } from '#testing/house'

const names = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

test('the download centre offers what the rooms let out, to whoever holds the right', async () => {
  const { admin, tang, lin } = await house()
  const kinds = (answer: { kinds: { kind: string }[] }) => answer.kinds.map(({ kind }) => kind)
  expect(kinds(await admin.call(listExports, {}))).toContain('admin.audit')
  expect(kinds(await tang.call(listExports, {}))).not.toContain('admin.audit')
  expect(kinds(await admin.call(listExports, {}))).not.toContain('learning.learners')
  expect(await lin.refused(listExports, {})).toBe('NO_RIGHT_READ_MSG')
})

test('a tile is shown to whoever holds its right, and one that fails takes nothing with it', async () => {
  const { ctx, logLines } = await house()
  const base = await ctx()
  const tile = (name: string, permission: string, load: Tile['load']): Tile => ({ name, permission, load })
  const { routes } = adminOver([
    {
      name: 'one',
      routes: [],
      tiles: [
        tile('one.waits', 'one.read', async () => ({ kind: 'todo', count: 3, path: '/one' })),
        tile('one.secret', 'one.keep', async () => ({ kind: 'figure', value: 7 })),
        tile('one.broken', 'one.read', () => Promise.reject(new Error('away'))),
      ],
    },
  ])
  const permissions = new Map([['one.read', [{ kind: 'site' as const }]]])
  const asked = { ...base, actor: { ...base.actor, permissions } }
  const overview = routes.find(({ endpoint }) => endpoint === getTiles)
  expect(await overview?.handler(asked, {} as never, {} as never)).toEqual({
    tiles: [{ name: 'one.waits', tile: { kind: 'todo', count: 3, oldestAt: null, path: '/one' } }],
  })
  expect(logLines.join('')).toContain('a room could not load its tile')
})

test('two rooms that offer the same export keep the house from starting', () => {
  const one = exporting({
    kind: 'one.list',
    permission: 'one.read',
    title: names('一'),
    filter: z.object({}),
    columns: [],
    async *rows() {
      yield { a: 1 }
    },
  })
  const rooms = ['one', 'two'].map((name) => ({ name, routes: [], exports: [one] }))
  expect(() => adminOver(rooms)).toThrow('one.list is offered twice')
})
