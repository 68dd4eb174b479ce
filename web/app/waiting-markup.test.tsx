import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { follow } from '#lib/page/navigation'
import { allBuilt, links, markupOf, readableText } from './make.tsx'
import { WaitingButton } from './nav/nav-counts.tsx'
import { DueRows, WaitingRows } from './nav/waiting-dialog.tsx'
import { pages } from './route-table.ts'

const nothing = () => undefined

beforeEach(() => {
  browser()
  follow({
    places: pages,
    navigate: nothing,
    hasBefore: () => false,
    back: nothing,
    open: nothing,
    scroll: nothing,
  })
})
afterEach(() => vi.unstubAllGlobals())

const none = new Map()
const counts = {
  announceCount: 3,
  messageCount: 5,
  evaluationCount: 2,
  markingCount: 0,
  inviteCount: 1,
  leaveCount: 0,
  approvalCount: 5,
}

test('B-100 B-101 the to-do dialog has its seven lines in order, each with its own count', () => {
  const markup = markupOf(<WaitingRows counts={counts} titles={none} onGo={nothing} />, allBuilt)
  expect([...markup.matchAll(/<b>([^<]*)<\/b>/g)].map(([, count]) => count)).toEqual([
    '3',
    '5',
    '2',
    '--',
    '1',
    '--',
    '5',
  ])
  const titles = '公告.*未读消息.*投票与问卷.*试卷.*邀请.*请假审批.*下属审批'
  expect(readableText(markup)).toMatch(new RegExp(titles))
})

test('to-do: a line shows the title of its first item; without a title it shows the count', () => {
  const titles = new Map([
    ['announceCount', { name: 'announceCount', title: '停电通知', who: '' }],
    ['approvalCount', { name: 'approvalCount', title: '领导力', who: '林知夏' }],
    ['leaveCount', { name: 'leaveCount', title: '搬家', who: '林知夏' }],
  ] as const)
  const shown = readableText(
    markupOf(<WaitingRows counts={counts} titles={titles} onGo={nothing} />, allBuilt),
  )
  expect(shown).toMatch(/公告 最近：停电通知 3.*未读消息 5 条还没有读 5.*下属审批 林知夏：领导力 5/)
  expect(shown).toContain('没有待审批的请假')
})

test('B-102 each line links to its own page, and that page exists', () => {
  const to = links(markupOf(<WaitingRows counts={undefined} titles={none} onGo={nothing} />, allBuilt))
  expect(to).toEqual([
    '/announcement/notice',
    '/personal/message?isRead=N',
    '/personal/voteQuestionnaire?tabType=question',
    '/personal/message?isRead=Z',
    '/announcement/invitation',
    '/announcement/leaveApproval',
    '/subordinate/approve',
  ])
  const known = pages.map(({ path }) => path)
  for (const address of to) expect(known).toContain(address?.split('?')[0])
})

test('B-078 P-31 the to-do icon shows the number of due items, and none at zero', () => {
  expect(readableText(markupOf(<WaitingButton total={16} onOpen={nothing} />)).trim()).toBe('16')
  expect(markupOf(<WaitingButton total={0} onOpen={nothing} />)).not.toContain('nav-badge')
})

test('P-31 a due item shows its name, and its due date below', () => {
  const exam = { kind: 'exam', title: '安全月考', itmId: '7', itmType: 'EXAM_COURSE', modId: null } as const
  const due = {
    total: 3,
    records: [
      { ...exam, dueAt: '2020-01-01T00:00:00.000Z', count: 1 },
      { ...exam, kind: 'approval' as const, title: '', itmId: null, itmType: null, dueAt: null, count: 2 },
    ],
  }
  const markup = markupOf(<DueRows due={due} titles={none} onGo={nothing} />)
  expect(readableText(markup)).toMatch(/安全月考.*考试 已逾期.*2 人报名待批.*报名审批 等你处理/)
  expect(links(markup)).toEqual(['/exam/online?itmId=7', '/subordinate/approve'])
  const titles = new Map([
    ['approvalCount', { name: 'approvalCount', title: '领导力', who: '林知夏' } as const],
  ])
  const named = readableText(markupOf(<DueRows due={due} titles={titles} onGo={nothing} />))
  expect(named).toMatch(/安全月考.*考试 已逾期.*2 人报名待批.*林知夏：领导力/)
})
