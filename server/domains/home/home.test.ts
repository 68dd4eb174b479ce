import { getHomeSite, getHomeUser, getTodoCount, getTopCount } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { homeOver } from '#domains/home'
import type { Ctx } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { makeGrade, makeJob, makePosition, makeUnit } from '../org/make.ts'

test('nothing is pending if no domain counts', async () => {
  const { lin } = await testApp()
  expect(await lin.call(getTopCount, {})).toEqual({ unreadWebMessage: 0 })
  expect(await lin.call(getTodoCount, { isMobile: '0' })).toEqual({
    announceCount: 0,
    messageCount: 0,
    evaluationCount: 0,
    markingCount: 0,
    inviteCount: 0,
    leaveCount: 0,
    approvalCount: 0,
  })
})

test('the counters of several domains are summed, and a failing one does not affect the others', async () => {
  const { ctx, logLines } = await testApp()
  const counting = (name: string, count: (ctx: Ctx) => Promise<number>) => ({
    name,
    routes: [],
    counters: { messageCount: count, leaveCount: count },
  })
  const { routes } = homeOver([
    counting('one', async () => 2),
    counting('two', async () => 3),
    counting('three', () => Promise.reject(new Error('away'))),
  ])
  const todo = routes.find(({ endpoint }) => endpoint.path === getTodoCount.path)
  expect(await todo?.handler(await ctx(), {} as never, {} as never)).toMatchObject({
    messageCount: 5,
    leaveCount: 5,
    markingCount: 0,
  })
  expect(logLines.join('')).toContain('counter failed')
})

test('a counter that no screen shows prevents the application from starting', () => {
  const domains = [{ name: 'odd', routes: [], counters: { mesageCount: async () => 1 } }]
  expect(() => homeOver(domains)).toThrow('odd counts mesageCount')
})

test('B-108 the card shows grade, unit and position of the main job', async () => {
  const { chen, tang, db } = await testApp()
  const alpha = await db()
  const { usrId: accountId } = await chen.call(getCurrentUser, {})
  const unitId = await makeUnit(alpha, { code: 'RD', name: '研发中心' })
  const positionId = await makePosition(alpha, { code: 'ENG', name: '工程师' })
  const gradeId = await makeGrade(alpha, { code: 'P5', name: 'P5 资深' })
  await makeJob(alpha, { accountId, unitId, positionId, gradeId })
  const card = { gradeName: 'P5 资深', unitName: '研发中心', positionName: '工程师' }
  expect(await chen.call(getHomeUser, {})).toEqual(card)
  expect(await tang.call(getHomeUser, {})).toEqual({ gradeName: '', unitName: '', positionName: '' })
})

test('the site information is in the reader’s language', async () => {
  const { lin, admin, stranger: outsider } = await testApp()
  await admin.call(saveSetting, { name: 'footer.copyright', value: '© 阿尔法' })
  await admin.call(saveSetting, { name: 'contact.line', value: '学习发展部，分机 8800' })
  expect(await lin.call(getHomeSite, {})).toMatchObject({
    code: 'alpha',
    name: '阿尔法',
    copyright: '© 阿尔法',
    contact: '学习发展部，分机 8800',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  })
  expect(await outsider.call(getHomeSite, {})).toMatchObject({
    code: 'beta',
    zone: 'Asia/Taipei',
    copyright: '',
    contact: '',
  })
})
