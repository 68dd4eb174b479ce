import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { listMessages } from '@lyceum/contract/message'
import { makeOffer } from '../../learning/make.ts'
import { courseSummary } from '../../course/index.ts'
import { makeExam } from '../../exam/make.ts'
import { makeExchange } from '../../mall/make.ts'
import { balanceOf, earn, holdPoints, pay } from '../index.ts'
import { addUp } from '../ledger/check-store.ts'
import { closeAccount } from '../../identity/index.ts'
import { makeGrant } from '../make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** A course taught by chen, and lin with some points. */
async function opened(points = 30) {
  const home = await testApp()
  const [sql, act] = [await home.db(), await home.ctx()]
  const [lin, chen] = [await idOf(home.lin), await idOf(home.chen)]
  if (points > 0) await makeGrant(sql, lin, points)
  const { courseId } = await makeOffer(sql, { lecturers: [chen] })
  const about = { targetType: 'course' as const, targetId: courseId }
  return { ...home, sql, act, ids: { lin, chen }, about }
}

test('B-418 B-419 B-410 C-359 INV-P13 a gift moves its price from the giver to the author, and nothing else', async () => {
  const { lin, sql, ids, about } = await opened(120)
  const { records } = await lin.call(contract.listGifts, about)
  expect(records).toEqual([
    { gift: 'heart', price: 1 },
    { gift: 'flower', price: 5 },
    { gift: 'beer', price: 10 },
    { gift: 'aircraft', price: 100 },
  ])
  for (const { gift } of records) await lin.call(contract.giveGift, { ...about, gift })
  expect(await balanceOf(sql, ids.lin)).toEqual({ balance: 4, lifetime: 120 })
  expect(await balanceOf(sql, ids.chen)).toEqual({ balance: 116, lifetime: 0 })
  expect(await addUp(sql, sql.siteId)).toMatchObject({ sum: 0, wrongPurses: 0 })
})

test('the page of a thing shows who gets the gift and how many have given; the receiver is notified of each', async () => {
  const { lin, mei, chen, sql, ids, about, runJobs } = await opened(30)
  await makeGrant(sql, await idOf(mei), 10)
  expect(await lin.call(contract.listGifts, about)).toMatchObject({
    receiver: { id: ids.chen },
    givers: 0,
  })
  for (const gift of ['heart', 'flower'] as const) await lin.call(contract.giveGift, { ...about, gift })
  await mei.call(contract.giveGift, { ...about, gift: 'beer' })
  expect(await lin.call(contract.listGifts, about)).toMatchObject({ givers: 2 })
  await runJobs()
  const { records } = await chen.call(listMessages, {})
  expect(records.map(({ body }) => /(\d+) 积分/.exec(body)?.[1] ?? '').toSorted()).toEqual(['1', '10', '5'])
  const entries = await chen.call(contract.listEntries, { direction: 'in' })
  expect(entries.records.map(({ rule }) => rule).toSorted()).toEqual([
    'gift.beer',
    'gift.flower',
    'gift.heart',
  ])
})

test('a gift goes to the first lecturer who is still here', async () => {
  const { lin, tang, act, sql, ids } = await opened(30)
  const second = await idOf(tang)
  const { courseId: targetId } = await makeOffer(sql, { lecturers: [ids.chen, second] })
  const about = { targetType: 'course' as const, targetId }
  await closeAccount(act, ids.chen)
  expect(await lin.call(contract.listGifts, about)).toMatchObject({ receiver: { id: second } })
  await lin.call(contract.giveGift, { ...about, gift: 'heart' })
  expect(await balanceOf(sql, second)).toMatchObject({ balance: 1 })
})

test('C-034 A64 points/bill/save ignores amounts sent by the client', async () => {
  const { lin, sql, ids, about } = await opened(30)
  const smuggled = [
    { amount: 1 },
    { amount: -100 },
    { price: 0 },
    { integral: 1e9 },
    { points: '1e3' },
    { userId: ids.lin },
    { accountId: ids.lin },
    { balance: 9_999 },
  ]
  for (const extra of smuggled) {
    const answer = await lin.send(contract.giveGift, { ...about, gift: 'heart', ...extra })
    expect([answer.statusCode, answer.json<{ errCode: string }>().errCode]).toEqual([400, 'INVALID_INPUT'])
  }
  for (const gift of ['diamond', '', 1, null, '０１'])
    expect((await lin.send(contract.giveGift, { ...about, gift })).statusCode).toBe(400)
  expect(await balanceOf(sql, ids.lin)).toMatchObject({ balance: 30 })
  expect(await lin.call(contract.giveGift, { ...about, gift: 'beer' })).toEqual({ balance: 20, price: 10 })
})

test('E-081 a person with too few points gives nothing, also when many gifts are given at once', async () => {
  const { lin, sql, ids, about } = await opened(12)
  expect(await lin.refused(contract.giveGift, { ...about, gift: 'aircraft' })).toBe('INTEGRAL_NOT_ENOUGH')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => lin.send(contract.giveGift, { ...about, gift: 'flower' })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(await balanceOf(sql, ids.lin)).toMatchObject({ balance: 2 })
})

test('nobody thanks themselves, and a thing without an author cannot be thanked', async () => {
  const { chen, lin, sql, about } = await opened()
  expect(await chen.refused(contract.giveGift, { ...about, gift: 'heart' })).toBe('GIFT_FOR_ONESELF')
  const { courseId: targetId } = await makeOffer(sql)
  expect(await lin.refused(contract.giveGift, { ...about, targetId, gift: 'heart' })).toBe(
    'GIFT_WITHOUT_AUTHOR',
  )
})

test('C-271 C-272 C-273 B-411 my entries, newest first, and their totals', async () => {
  const { lin, mei, act, ids, about } = await opened(30)
  await earn(act, { accountId: ids.lin, rule: 'courseCompleted', object: 'course:1' })
  await lin.call(contract.giveGift, { ...about, gift: 'flower' })
  const order = { accountId: ids.lin, rule: 'mall.exchange', object: 'order:1' }
  await holdPoints(act, { ...order, amount: 15 })
  expect(await lin.call(contract.getPointsSummary, {})).toEqual({
    balance: 20,
    lifetime: 40,
    month: 40,
    held: 15,
  })
  await pay(act, { ...order, to: 'shop' })
  const all = await lin.call(contract.listEntries, {})
  expect(all.records.map(({ rule, amount }) => `${rule} ${amount}`).toSorted()).toEqual([
    'courseCompleted 10',
    'gift.flower -5',
    'mall.exchange -15',
    'manual 30',
  ])
  expect(all.records.map(({ at }) => at)).toEqual(
    all.records
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect((await lin.call(contract.listEntries, { direction: 'in' })).total).toBe(2)
  expect((await lin.call(contract.listEntries, { direction: 'out', pageSize: 1 })).records).toHaveLength(1)
  expect((await lin.call(contract.listEntries, { to: '2020-01-01' })).total).toBe(0)
  expect(await lin.call(contract.sumEntries, {})).toMatchObject({ income: 40, outgo: 20 })
  expect(await mei.call(contract.listEntries, {})).toMatchObject({ total: 0 })
})

test('an entry names its course, exam or exchange with the title of that domain', async () => {
  const { lin, act, sql, ids, about } = await opened(30)
  const { examId, courseId } = await makeExam(sql)
  const { title: exam = '' } = (await courseSummary(sql, courseId)) ?? {}
  const exchange = `mall.exchange:${await makeExchange(sql, ids.lin)}`
  const earnFor = (rule: string, object: string) => earn(act, { accountId: ids.lin, rule, object })
  await earnFor('courseCompleted', `course:${about.targetId}`)
  await earnFor('score60', `exam:${examId}/1`)
  await earnFor('courseRated', 'course:999999999999')
  await holdPoints(act, { accountId: ids.lin, rule: 'mall.exchange', object: exchange, amount: 5 })
  await lin.call(contract.giveGift, { ...about, gift: 'flower' })
  const { records } = await lin.call(contract.listEntries, {})
  expect(Object.fromEntries(records.map((record) => [record.rule, record.about]))).toEqual({
    courseCompleted: '安全第一课',
    score60: exam,
    courseRated: null,
    'mall.exchange': '青瓷纹马克杯',
    'gift.flower': '安全第一课',
    manual: null,
  })
  expect(exam).not.toBe('')
})

test('C-033 B-408 B-412 the active rules list what gives how many points, and how often', async () => {
  const { lin } = await opened(0)
  const { records } = await lin.call(contract.listRules, {})
  const pointsByName = Object.fromEntries(records.map(({ name, points }) => [name, points]))
  expect(pointsByName).toMatchObject({
    login: 1,
    signIn: 2,
    streak: 5,
    answer: 2,
    likeReceived: 1,
    challengeWon: 3,
  })
  expect(pointsByName).toMatchObject({
    score60: 2,
    score70: 4,
    score80: 6,
    score90: 8,
    'task.complete_course': 5,
  })
  expect(records.every(({ times }) => times >= 1)).toBe(true)
})
