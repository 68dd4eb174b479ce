import type { ScoreState } from '@lyceum/contract/exam'
import { environmentManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from '#lib/make'
import { text } from './text/index.ts'
import { ReportPage } from './report-page.tsx'
import { byOutcome, typeTabs } from './find-mistakes.ts'
import { type Checked, type Report, reportQuery } from './report.ts'

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
  bestScore: null,
  before: null,
  timesUsed: 1,
  timesLeft: null,
  earned: 0,
  mistakes: 0,
  teaching: null,
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

/** The initially rendered page for a report. */
function rendered(change: Partial<Report>): string {
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

test('shows in every language that a paper is not scored yet, or waits for markers', () => {
  expect(rendered({})).toContain('正在评分，稍等一下')
  expect(rendered({ scoreState: 'I' })).toContain('等待阅卷')
  expect(rendered({ scoreState: 'I', mayRescore: true })).toContain('评分没有成功')
  expect(rendered({ scoreState: 'C' })).toContain('成绩尚未公布')
  expect(text['zh-TW'].report.scoring).toBe('評分中，請稍候')
  expect(text['en-US'].report.scoring).toBe('Scoring now, just a moment')
})

test('polls every two seconds during scoring, seldom during marking, and then stops', async () => {
  const states: ScoreState[] = ['N', 'N', 'I', 'C']
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 200, result: { ...report, scoreState: states.shift() ?? 'C' } }),
  )
  vi.stubGlobal('fetch', fetched)
  const stop = new QueryObserver(new QueryClient(), reportQuery('7')).subscribe(() => undefined)
  const sample: number[] = []
  for (const ms of [0, 1990, 20, 2000, 29_000, 1010, 300_000]) {
    await vi.advanceTimersByTimeAsync(ms)
    sample.push(fetched.mock.calls.length)
  }
  stop()
  expect(sample).toEqual([1, 1, 2, 3, 3, 4, 4])
})

const card = {
  itmId: '9',
  itmType: 'SELFSTUDY',
  title: '受限空间作业许可与监护',
  picture: '',
  seed: 1,
  tndId: null,
  publisher: '',
  hours: 1,
  credits: 0,
  reward: 0,
  isCompulsory: false,
  isMobile: false,
  hasExam: false,
  studyFrom: null,
  placesLeft: null,
  learners: 0,
  rating: 0,
  ratingCount: 0,
  publishedAt: null,
  appStatus: 'NOT_ENROLLED',
  progress: 0,
  dueAt: null,
  isRequired: false,
  queuePlace: null,
} as const
const point = { name: '受限空间', questions: 6, right: 3, percent: 58, average: null }
const type = { type: 'MC', questions: 6, right: 3, score: 6, fullScore: 12 } as const
const scored = { scoreState: 'C', score: 30, isPassed: true, types: [type], points: [point] } as const

test('P-13 the first action of a report is to practise its mistakes', () => {
  expect(rendered({ ...scored, types: [type], points: [point], mistakes: 9 })).toContain('练习 9 道错题')
  expect(rendered({ ...scored, types: [type], points: [point] })).not.toContain('道错题')
})

test('P-14 the weakest point links to a course that teaches it', () => {
  const teaching = { point: '受限空间', courses: [card] }
  const page = rendered({ ...scored, types: [type], points: [point], teaching })
  expect(page).toContain('先补“受限空间”')
  expect(page).toContain('href="/course/detail?itmId=9"')
})

test('P-15 shows the best score and the attempts; without enough colleagues nothing is compared', () => {
  const page = rendered({ ...scored, types: [type], points: [point], bestScore: 41, timesLeft: 1 })
  expect(page).toContain('你的最高分是 41 分')
  expect(page).toContain('还可考 1 次')
  expect(page).not.toContain('的同事')
})

test('report: shows the points earned and can be shared once there is a score', () => {
  const page = rendered({ ...scored, types: [type], points: [point], earned: 30 })
  expect(page).toContain('+30')
  expect(page).toContain('分享成绩')
  expect(rendered({ scoreState: 'I' })).not.toContain('分享成绩')
})

const part = {
  mine: null,
  key: null,
  explanation: { blocks: [] },
  score: 0,
  comment: '',
  points: [],
  average: null,
  mistake: null,
}
const stem = { blocks: [] }
const trueOrFalse = { type: 'TF' } as const
const essay = { type: 'ES', maxLength: 500 } as const
const sample = (no: number, kind: typeof trueOrFalse | typeof essay, isRight: boolean | null): Checked => ({
  question: { questionVersionId: String(no), no, score: 2, stem, ...kind },
  parts: [{ ...part, questionVersionId: String(no), isRight }],
})

test('report: groups questions by result, and mistakes by type', () => {
  const all = [
    sample(1, trueOrFalse, false),
    sample(2, trueOrFalse, true),
    sample(3, essay, null),
    sample(4, trueOrFalse, false),
  ]
  const { right, wrong, open } = byOutcome(all)
  const numbers = (some: readonly Checked[] = []) => some.map(({ question }) => question.no)
  expect([right, wrong, open].map(numbers)).toEqual([[2], [1, 4], [3]])
  const tabs = typeTabs([sample(5, essay, false), ...all.filter((item) => wrong?.includes(item))])
  expect(tabs.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['TF', 2],
    ['ES', 1],
  ])
})
