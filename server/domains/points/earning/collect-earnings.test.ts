import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { examScored } from '#events/exam'
import { earningByRule, earningByScore, earningByTask } from '#platform/domain/earning'
import { defineEvent } from '#platform/events'
import type { Domain } from '#platform/domain'
import { testApp } from '#testing/test-app'
import { balanceOf, pointsOver } from '../index.ts'
import { earningsOf, fedRules, tasksAmong } from './collect-earnings.ts'

const answered = defineEvent(
  'probe.answered',
  z.object({ answerId: z.string(), accountId: z.string(), askerId: z.string() }),
)

/** A domain that points does not know. */
const probe: Domain = {
  name: 'probe',
  routes: [],
  earnings: [
    earningByRule(answered, {
      name: 'earnAnswer',
      rule: 'answer',
      earner: 'accountId',
      object: 'probe.answer:{answerId}',
      notBy: 'askerId',
    }),
    earningByTask(answered, { name: 'taskAnswer', task: 'online_answer' }),
  ],
}

test('a domain earns by declaring its event: once for a thing, within the limit, never for itself', async () => {
  const points: Domain = { ...pointsOver(() => [probe]), routes: [] }
  const home = await testApp({ extraDomains: [probe, points] })
  const [db, ctx] = [await home.db(), await home.ctx()]
  const accountId = (await home.lin.call(getCurrentUser, {})).usrEntId
  const answer = (answerId: string, askerId = '1') => ctx.publish(answered, { answerId, accountId, askerId })
  await answer('1')
  await answer('1')
  await answer('2')
  await answer('3', accountId)
  await home.runJobs()
  expect(await balanceOf(db, accountId)).toEqual({ balance: 4, lifetime: 4 })
  for (const answerId of ['4', '5', '6', '7']) await answer(answerId)
  await home.runJobs()
  expect(await balanceOf(db, accountId)).toEqual({ balance: 10, lifetime: 10 })
  const { records } = await home.lin.call(contract.listEntries, { pageNo: 1, pageSize: 1 })
  expect(records).toMatchObject([{ rule: 'answer', amount: 2 }])
})

test('what is declared is fed: its rule, its task, all tiers of scores', () => {
  const scored: Domain = { name: 'scored', routes: [], earnings: [earningByScore(examScored, 'earnScore')] }
  const earnings = earningsOf([probe, scored])
  expect(tasksAmong(earnings)).toEqual(['online_answer'])
  expect([...fedRules(earnings)].toSorted()).toEqual(
    [
      'answer',
      'score60',
      'score70',
      'score80',
      'score90',
      'signIn',
      'streak',
      'task.online_answer',
    ].toSorted(),
  )
  expect(pointsOver(() => [probe]).eventHandlers?.map(({ event, name }) => `${event.name}/${name}`)).toEqual([
    'probe.answered/earnAnswer',
    'probe.answered/taskAnswer',
  ])
})

test('an unknown rule or task and a name given twice stop the start', () => {
  const domainWith = (...earnings: NonNullable<Domain['earnings']>): Domain => ({ ...probe, earnings })
  const unknownTask = earningByTask(answered, { name: 'taskDance', task: 'dance' })
  expect(() => earningsOf([domainWith(unknownTask)])).toThrow('task.dance, which is no rule')
  expect(() => earningsOf([probe, probe])).toThrow('probe.answered/earnAnswer')
})
