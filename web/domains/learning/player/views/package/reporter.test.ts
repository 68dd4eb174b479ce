import { expect, test } from 'vitest'
import type { PackageReport } from '#lib/media/launch'
import { type Answer, makeReporter, piecesOf, type Trouble } from './reporter.ts'

const quiz = (questions: number): PackageReport => ({
  cmi: {
    'cmi.score.scaled': '0.8',
    'cmi.success_status': 'passed',
    ...Object.fromEntries(
      Array.from({ length: questions * 9 }, (_, n) => [
        `cmi.interactions.${Math.floor(n / 9)}.f${n % 9}`,
        '学'.repeat(40),
      ]),
    ),
  },
  suspendData: 'where I was',
  unsent: [],
})

test('M-03 sends score and status first, then a hundred and twenty questions in pieces, and loses none', () => {
  const quizReport = quiz(120)
  const pieces = piecesOf(quizReport, new Map())
  expect(pieces[0]).toEqual({
    cmi: { 'cmi.score.scaled': '0.8', 'cmi.success_status': 'passed' },
    suspendData: 'where I was',
    unsent: [],
  })
  expect(
    pieces.slice(1).every(({ cmi, ...rest }) => Object.keys(cmi).length <= 500 && !('suspendData' in rest)),
  ).toBe(true)
  expect(Object.assign({}, ...pieces.map(({ cmi }) => cmi))).toEqual(quizReport.cmi)
  // Known values are not sent again; changed ones are.
  const known = new Map(Object.entries(quizReport.cmi))
  expect(piecesOf(quizReport, known)).toHaveLength(1)
  const changed = { ...quizReport, cmi: { ...quizReport.cmi, 'cmi.interactions.7.f0': 'other' } }
  expect(piecesOf(changed, known)[1]?.cmi).toEqual({ 'cmi.interactions.7.f0': 'other' })
})

test('M-03 splits long answers into calls that a server accepts', () => {
  const cmi = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`cmi.interactions.${n}.r`, 'x'.repeat(30_000)]),
  )
  const pieces = piecesOf({ cmi, suspendData: undefined, unsent: [] }, new Map())
  expect(pieces.every((piece) => JSON.stringify(piece).length < 300_000)).toBe(true)
  expect(Object.assign({}, ...pieces.map((piece) => piece.cmi))).toEqual(cmi)
  expect('suspendData' in (pieces[0] ?? {})).toBe(false)
})

test('M-01 shows a failed report and retries it with the newest content', async () => {
  const sent: string[] = []
  const troubles: (Trouble | undefined)[] = []
  let again = () => undefined as void
  let isDown = true
  const answer: Answer = {
    isActive: true,
    status: 'BROWSED',
    score: null,
    isAsserted: false,
    unkept: [],
    items: [],
    completion: null,
  }
  const { submit: report } = makeReporter({
    send: async ({ suspendData = '' }) => {
      if (isDown) throw new Error(suspendData === '3' ? 'closed' : 'offline')
      sent.push(suspendData)
      return Promise.resolve(answer)
    },
    onAnswer: () => undefined,
    onTrouble: (trouble) => void troubles.push(trouble),
    isRefused: (error) => error instanceof Error && error.message === 'closed',
    wait: (next) => void (again = next),
  })
  const page = (suspendData: string) => ({ cmi: {}, suspendData, unsent: [] })
  report(page('1'))
  await expect.poll(() => troubles).toEqual(['waiting'])
  isDown = false
  report(page('2'))
  await expect.poll(() => troubles).toEqual(['waiting', undefined])
  again()
  await expect.poll(() => troubles).toEqual(['waiting', undefined, undefined])
  expect(sent).toEqual(['2'])
  isDown = true
  report(page('3'))
  await expect.poll(() => troubles.at(-1)).toBe('refused')
})
