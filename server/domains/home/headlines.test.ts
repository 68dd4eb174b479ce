import { assignMarkers } from '@lyceum/contract/exam'
import { listWaiting } from '@lyceum/contract/home'
import { listInvitations, recommendCourse, replyInvitation } from '@lyceum/contract/learning'
import { getAnnouncement } from '@lyceum/contract/news'
import { expect, test } from 'vitest'
import { homeOver } from '#domains/home'
import { testApp, type TestApp } from '#testing/test-app'
import { answers, enrolled, handIn, idOf } from '../exam/bench-make.ts'
import { makeOffer } from '../learning/make.ts'
import { asksFor, makeTeam } from '../learning/team-make.ts'
import { makeRequest } from '../leave/make.ts'
import { makeMessage } from '../message/make.ts'
import { makeNews } from '../news/make.ts'

const titlesOf = async (person: TestApp['lin']) => {
  const { records } = await person.call(listWaiting, {})
  return Object.fromEntries(records.map(({ name, title, who }) => [name, [title, who]]))
}

test('to-do: no title if nothing is pending', async () => {
  const { lin } = await testApp()
  expect(await lin.call(listWaiting, {})).toEqual({ records: [] })
})

test('to-do: notices and mail show the newest unread one', async () => {
  const { lin, mei, db } = await testApp()
  const alpha = await db()
  await makeNews(alpha, {
    title: '体检安排',
    shownFrom: new Date('2026-02-01T01:00:00Z'),
    mustAcknowledge: false,
  })
  const newest = await makeNews(alpha, {
    title: '停电通知',
    shownFrom: new Date('2026-03-01T01:00:00Z'),
    mustAcknowledge: false,
  })
  await makeMessage(alpha, await idOf(lin))
  expect(await titlesOf(lin)).toEqual({
    announceCount: ['停电通知', ''],
    messageCount: ['课程已完成', ''],
  })
  await lin.call(getAnnouncement, { id: newest })
  expect(await titlesOf(lin)).toMatchObject({ announceCount: ['体检安排', ''] })
  expect(await titlesOf(mei)).toEqual({ announceCount: ['停电通知', ''] })
})

test('to-do: approvals show the requester and the subject, longest waiting first', async () => {
  const home = await testApp()
  const { lin, chen, mei } = home
  const team = await makeTeam(home)
  await asksFor(home, lin, '领导力')
  await asksFor(home, lin, '表达')
  await makeRequest(await home.db(), team.linId)
  expect(await titlesOf(chen)).toMatchObject({
    approvalCount: ['领导力', team.linName],
    leaveCount: ['', team.linName],
  })
  expect(await titlesOf(mei)).toEqual({})
})

test('to-do: an invitation shows the course and the recommender until it is answered', async () => {
  const home = await testApp()
  const { lin, chen } = home
  const { linId, chenName } = await makeTeam(home)
  const { courseId: itmId } = await makeOffer(await home.db(), { title: '领导力' })
  await chen.call(recommendCourse, { itmId, people: [linId], note: '' })
  expect(await titlesOf(lin)).toMatchObject({ inviteCount: ['领导力', chenName] })
  const [invitation] = (await lin.call(listInvitations, {})).records
  await lin.call(replyInvitation, { id: invitation?.id ?? '', isAccepted: false })
  expect(await titlesOf(lin)).not.toHaveProperty('inviteCount')
})

test('to-do: papers to mark show their exam', async () => {
  const { tang, chen, lin, examId, itmId } = await enrolled({ types: ['ES'] })
  await tang.call(assignMarkers, { id: examId, accountIds: [await idOf(chen)] })
  await handIn(lin, itmId, answers(['ES']))
  expect(await titlesOf(chen)).toMatchObject({ markingCount: ['安全月考', ''] })
  expect(await titlesOf(lin)).not.toHaveProperty('markingCount')
})

test('to-do: a failing domain does not affect the others, and an unknown line prevents the start', async () => {
  const { ctx, logLines } = await testApp()
  const { routes } = homeOver([
    { name: 'one', routes: [], headlines: { leaveCount: async () => ({ title: '搬家' }) } },
    { name: 'two', routes: [], headlines: { inviteCount: () => Promise.reject(new Error('away')) } },
  ])
  const list = routes.find(({ endpoint }) => endpoint === listWaiting)
  expect(await list?.handler(await ctx(), {} as never, {} as never)).toEqual({
    records: [{ name: 'leaveCount', title: '搬家', who: '' }],
  })
  expect(logLines.join('')).toContain('headline failed')
  const odd = { name: 'odd', routes: [], headlines: { mesageCount: async () => undefined } }
  expect(() => homeOver([odd])).toThrow('odd names mesageCount')
})
