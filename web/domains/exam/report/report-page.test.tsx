import type { ScoreState } from '@lyceum/contract/exam'
import { environmentManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { text } from '../text/index.ts'
import { ReportPage } from './report-page.tsx'
import { type Report, reportQuery } from './report.ts'

const report: Report = {
  id: '7',
  itmId: '3',
  title: '安全月考',
  number: 1,
  startedAt: '2026-05-01T01:00:00.000Z',
  submittedAt: '2026-05-01T01:40:00.000Z',
  submitKind: 'self',
  usedSeconds: 2400,
  scoreState: 'N',
  mayRescore: false,
  isScoreShown: true,
  score: null,
  fullScore: 50,
  passScore: 30,
  isPassed: null,
  betterThan: null,
  distribution: [],
  takers: 0,
  rank: null,
  cuts: 0,
  isHeld: false,
  mayCheckAnswers: false,
  types: [],
  points: [],
  receipt: 'ab',
}

/** The page as it is first drawn for a paper that stands so. */
function drawn(change: Partial<Report>): string {
  const client = new QueryClient()
  client.setQueryData(reportQuery('7').queryKey, { ...report, ...change })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/exam/scoreCheck?attemptId=7']}>
        <ReportPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  browser()
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a paper that is not scored yet says so in every language; one with markers waits for them', () => {
  expect(drawn({})).toContain('正在评分，稍等一下')
  expect(drawn({ scoreState: 'I' })).toContain('等待阅卷')
  expect(drawn({ scoreState: 'I', mayRescore: true })).toContain('评分没有成功')
  expect(drawn({ scoreState: 'C' })).toContain('成绩尚未公布')
  expect(text['zh-TW'].report.scoring).toBe('評分中，請稍候')
  expect(text['en-US'].report.scoring).toBe('Scoring now, one moment')
})

test('the page asks every two seconds while the paper is scored, seldom while markers are at work, and then no more', async () => {
  const states: ScoreState[] = ['N', 'N', 'I', 'C']
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 200, result: { ...report, scoreState: states.shift() ?? 'C' } }),
  )
  vi.stubGlobal('fetch', fetched)
  const stop = new QueryObserver(new QueryClient(), reportQuery('7')).subscribe(() => undefined)
  const asked: number[] = []
  for (const ms of [0, 1990, 20, 2000, 29_000, 1010, 300_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    asked.push(fetched.mock.calls.length)
  }
  stop()
  expect(asked).toEqual([1, 1, 2, 3, 3, 4, 4])
})
