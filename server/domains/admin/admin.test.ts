import { getTiles, listExports } from '@lyceum/contract/admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { adminOver } from '#domains/admin'
import { exporting } from '#platform/domain/export'
import type { Tile } from '#platform/domain/tile'
import { testApp } from '#testing/test-app'

const names = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })

test('the download centre offers the exports of the domains to people with the permission', async () => {
  const { admin, tang, lin } = await testApp()
  const kinds = (answer: { kinds: { kind: string }[] }) => answer.kinds.map(({ kind }) => kind)
  expect(kinds(await admin.call(listExports, {}))).toContain('admin.audit')
  expect(kinds(await tang.call(listExports, {}))).not.toContain('admin.audit')
  expect(kinds(await admin.call(listExports, {}))).not.toContain('learning.learners')
  expect(await lin.refused(listExports, {})).toBe('NO_RIGHT_READ_MSG')
})

test('a tile is shown to people with its permission, and a failing tile does not affect the others', async () => {
  const { ctx, logLines } = await testApp()
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
  const viewerCtx = { ...base, actor: { ...base.actor, permissions } }
  const overview = routes.find(({ endpoint }) => endpoint === getTiles)
  expect(await overview?.handler(viewerCtx, {} as never, {} as never)).toEqual({
    tiles: [{ name: 'one.waits', tile: { kind: 'todo', count: 3, oldestAt: null, path: '/one' } }],
  })
  expect(logLines.join('')).toContain('tile failed to load')
})

test('two domains with the same export prevent the application from starting', () => {
  const tableExport = exporting({
    kind: 'one.list',
    permission: 'one.read',
    title: names('一'),
    filter: z.object({}),
    columns: [],
    async *rows() {
      yield { a: 1 }
    },
  })
  const domains = ['one', 'two'].map((name) => ({ name, routes: [], exports: [tableExport] }))
  expect(() => adminOver(domains)).toThrow('one.list is offered twice')
})
