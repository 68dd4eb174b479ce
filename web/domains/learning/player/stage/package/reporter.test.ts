import { expect, test } from 'vitest'
import type { Heard } from '#lib/launch'
import { type Answer, makeReporter, piecesOf, type Trouble } from './reporter.ts'

const quiz = (questions: number): Heard => ({
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

test('M-03 score and status go first, a hundred and twenty questions follow in pieces, none is lost', () => {
  const said = quiz(120)
  const pieces = piecesOf(said, new Map())
  expect(pieces[0]).toEqual({
    cmi: { 'cmi.score.scaled': '0.8', 'cmi.success_status': 'passed' },
    suspendData: 'where I was',
    unsent: [],
  })
  expect(
    pieces.slice(1).every(({ cmi, ...rest }) => Object.keys(cmi).length <= 500 && !('suspendData' in rest)),
  ).toBe(true)
  expect(Object.assign({}, ...pieces.map(({ cmi }) => cmi))).toEqual(said.cmi)
  // What is known is not said again; what changed is.
  const known = new Map(Object.entries(said.cmi))
  expect(piecesOf(said, known)).toHaveLength(1)
  const changed = { ...said, cmi: { ...said.cmi, 'cmi.interactions.7.f0': 'other' } }
  expect(piecesOf(changed, known)[1]?.cmi).toEqual({ 'cmi.interactions.7.f0': 'other' })
})

test('M-03 long answers are cut into calls that a server takes', () => {
  const cmi = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`cmi.interactions.${n}.r`, 'x'.repeat(30_000)]),
  )
  const pieces = piecesOf({ cmi, suspendData: undefined, unsent: [] }, new Map())
  expect(pieces.every((piece) => JSON.stringify(piece).length < 300_000)).toBe(true)
  expect(Object.assign({}, ...pieces.map((piece) => piece.cmi))).toEqual(cmi)
  expect('suspendData' in (pieces[0] ?? {})).toBe(false)
})

test('M-01 a report that did not arrive is told and tried again, with the newest in its place', async () => {
  const sent: string[] = []
  const told: (Trouble | undefined)[] = []
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
  const { say: report } = makeReporter({
    send: async ({ suspendData = '' }) => {
      if (isDown) throw new Error(suspendData === '3' ? 'closed' : 'offline')
      sent.push(suspendData)
      return Promise.resolve(answer)
    },
    onAnswer: () => undefined,
    onTrouble: (trouble) => void told.push(trouble),
    isRefused: (error) => error instanceof Error && error.message === 'closed',
    wait: (next) => void (again = next),
  })
  const page = (suspendData: string) => ({ cmi: {}, suspendData, unsent: [] })
  report(page('1'))
  await expect.poll(() => told).toEqual(['waiting'])
  isDown = false
  report(page('2'))
  await expect.poll(() => told).toEqual(['waiting', undefined])
  again()
  await expect.poll(() => told).toEqual(['waiting', undefined, undefined])
  expect(sent).toEqual(['2'])
  isDown = true
  report(page('3'))
  await expect.poll(() => told.at(-1)).toBe('refused')
})
