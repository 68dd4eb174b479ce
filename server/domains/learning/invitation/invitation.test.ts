import { getTodoCount } from '@lyceum/contract/home'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeOffer } from '../make.ts'
import { makeTeam } from '../team-make.ts'

async function invited() {
  const home = await testApp()
  const team = await makeTeam(home)
  const db = await home.db()
  const invite = async (sheet: Parameters<typeof makeOffer>[1]) => {
    const { courseId: itmId } = await makeOffer(db, sheet)
    await home.chen.call(contract.recommendCourse, { itmId, people: [team.linId], note: '对你有用' })
    return itmId
  }
  const listed = async () => (await home.lin.call(contract.listInvitations, {})).records
  return { ...home, team, invite, listed }
}

test('C-085 C-086 Q-082 a manager’s recommendation is an invitation: accepting enrols, declining is stored', async () => {
  const { lin, team, invite, listed } = await invited()
  const first = await invite({ title: '领导力' })
  const second = await invite({ title: '表达' })
  expect(await lin.call(getTodoCount, {})).toMatchObject({ inviteCount: 2 })
  const [newest, oldest] = await listed()
  expect(newest).toMatchObject({ itmId: second, title: '表达', name: team.chenName, note: '对你有用' })
  expect(oldest).toMatchObject({ itmId: first, state: 'waiting' })

  const accepted = { id: oldest?.id ?? '', isAccepted: true }
  expect(await lin.call(contract.replyInvitation, accepted)).toMatchObject({ appStatus: 'IN_PROGRESS' })
  expect(await lin.refused(contract.replyInvitation, accepted)).toBe('INVITATION_ANSWERED')
  await lin.call(contract.replyInvitation, { id: newest?.id ?? '', isAccepted: false })
  expect((await listed()).map(({ title, state }) => [title, state])).toEqual([
    ['表达', 'declined'],
    ['领导力', 'accepted'],
  ])
  expect(await lin.call(getTodoCount, {})).toMatchObject({ inviteCount: 0 })
  expect(await lin.call(contract.getMyEnrolment, { itmId: second })).toMatchObject({
    appStatus: 'NOT_ENROLLED',
  })
  const { records } = await lin.call(contract.listRecommendedCourses, {})
  expect(records.filter(({ reason }) => reason === 'manager')).toEqual([])
})

test('an invitation belongs to its recipient; one whose course rejects the enrolment stays unanswered', async () => {
  const { lin, mei, invite, listed } = await invited()
  await invite({ title: '要登记照片', needsFormImage: true })
  const id = (await listed())[0]?.id ?? ''
  expect(await mei.refused(contract.replyInvitation, { id, isAccepted: true })).toBe('NOT_FOUND')
  expect((await mei.call(contract.listInvitations, {})).total).toBe(0)
  expect(await lin.refused(contract.replyInvitation, { id, isAccepted: true })).toBe(
    'REGISTER_IMAGE_REQUIRED',
  )
  expect(await listed()).toMatchObject([{ state: 'waiting' }])
})

test('enrolling directly counts as accepting', async () => {
  const { lin, invite, listed } = await invited()
  const itmId = await invite({ title: '领导力' })
  await lin.call(contract.enrol, { itmId })
  expect(await listed()).toMatchObject([{ state: 'accepted' }])
  expect(await lin.call(getTodoCount, {})).toMatchObject({ inviteCount: 0 })
})
