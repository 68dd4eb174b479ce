import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { queryClient } from '#lib/query-client'
import { ApprovalsPage } from '../domains/learning/manager/approvals-page.tsx'
import { TodayTasks } from '../domains/home/parts/today-tasks.tsx'
import { DueStrip } from '../domains/home/parts/due-strip.tsx'
import { markupOf, readableText } from './make.tsx'

beforeEach(() => {
  browser()
  queryClient.clear()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['approvals', <ApprovalsPage key="a" />, '待审批'],
  ['the tasks of today', <TodayTasks key="b" />, '每日任务'],
  ['what waits', <DueStrip key="c" />, '本周要做'],
])('P-26 %s show no number before it is known', (_what, part, title) => {
  const shown = readableText(markupOf(part))
  expect(shown).toContain(title)
  expect(shown).not.toMatch(/\d|--/)
})
