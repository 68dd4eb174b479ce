import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { dayOf } from '#platform/time/days'
import { testApp } from '#testing/test-app'
import { makeOffer } from '../make.ts'

const days = 86_400_000

/** A course that a rule requires of lin within a week. */
async function scene() {
  const home = await testApp()
  const { admin, lin } = home
  const { courseId: itmId } = await makeOffer(await home.db(), { title: '入职第一课' })
  const { usrEntId: id } = await lin.call(getCurrentUser, {})
  const rule = await admin.call(contract.createDutyRule, {
    title: '新员工必修',
    audience: [{ kind: 'person', id }],
    courseIds: [itmId],
    due: { kind: 'assigned', days: 7 },
  })
  await admin.call(contract.startDutyRule, { id: rule.id, revision: 0 })
  await home.runJobs()
  return { ...home, itmId, ruleId: rule.id }
}

test('a required course is marked as such, and cannot be left', async () => {
  const { lin, mei, itmId } = await scene()
  const mine = await lin.call(contract.getCourseDetail, { itmId })
  expect(mine).toMatchObject({ mine: { isRequired: true }, entry: { way: 'study', canLeave: false } })
  expect(await lin.refused(contract.cancelEnrolment, { itmId })).toBe('UNENROL_REQUIRED')
  const { records } = await lin.call(contract.pageCourseCentre, { appStatus: 'IN_PROGRESS' })
  expect(records).toMatchObject([{ itmId, isRequired: true, dueAt: mine.mine.dueAt }])

  await mei.call(contract.enrol, { itmId })
  expect(await mei.call(contract.getCourseDetail, { itmId })).toMatchObject({
    mine: { isRequired: false },
    entry: { canLeave: true },
  })
})

test('people enrolled by a rule count as learners, and no longer once the rule has ended', async () => {
  const { lin, admin, runJobs, itmId, ruleId } = await scene()
  const learners = async () => (await lin.call(contract.getCourseDetail, { itmId })).learners
  expect(await learners()).toBe(1)
  await admin.call(contract.stopDutyRule, { id: ruleId, isEnded: true })
  await runJobs()
  expect(await learners()).toBe(0)
})

test('a due date at the end of a day is shown on that day in the calendar', async () => {
  const { lin, parts } = await scene()
  const now = parts.clock.now().getTime()
  const at = (day: number) => new Date(now + day * days)
  const stretch = { startTime: at(0).toISOString(), endTime: at(30).toISOString() }
  const { records } = await lin.call(contract.listLearningSchedule, stretch)
  expect(records.map(({ kind, from }) => [kind, dayOf(new Date(from), 'Asia/Shanghai')])).toEqual([
    ['due', dayOf(at(7), 'Asia/Shanghai')],
  ])
})
