import { getSetup, hideSetup } from '@lyceum/contract/admin'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { adminOver } from '#domains/admin'
import { testApp } from '#testing/test-app'
import { personWithToken } from '#testing/person'
import { makeCategory, makeCourse, makeOffered } from '../../course/make.ts'
import { makeExam } from '../../exam/make.ts'
import { makeAccount, makeCustomRole, makeRoleAssignment, makeSession } from '../../identity/make.ts'

type Home = Awaited<ReturnType<typeof testApp>>

/** Site beta on its first day, with only its founder. */
async function newSite() {
  const home = await testApp()
  const { usrId } = await home.stranger.call(getCurrentUser, {})
  await home.asOwner((client) =>
    client.query(`update identity.account set state = 'left' where id = $1`, [usrId]),
  )
  return { ...home, beta: await home.db('beta') }
}

const doneFor = async ({ foreignAdmin }: Pick<Home, 'foreignAdmin'>) => {
  const { steps } = await foreignAdmin.call(getSetup, {})
  return steps.filter(({ isDone }) => isDone).map(({ name }) => name)
}

test('checklist: on a new site nothing is done, and each step links to its console page', async () => {
  const { foreignAdmin } = await newSite()
  expect(await foreignAdmin.call(getSetup, {})).toEqual({
    isHidden: false,
    steps: [
      { name: 'people', isDone: false, path: '/people' },
      { name: 'categories', isDone: false, path: '/course-categories' },
      { name: 'course', isDone: false, path: '/courses' },
      { name: 'exam', isDone: false, path: '/exams' },
    ],
  })
})

test('checklist: a step is done by existing data: a draft does not count, and an exam is not a course', async () => {
  const home = await newSite()
  const { beta } = home
  const createdBy = await makeAccount(beta, { userName: 'first', name: '第一人', state: 'pending' })
  expect(await doneFor(home)).toEqual([])
  await makeAccount(beta, { userName: 'second', name: '第二人' })
  expect(await doneFor(home)).toEqual(['people'])
  await makeCategory(beta)
  expect(await doneFor(home)).toEqual(['people', 'categories'])
  await makeCourse(beta, { createdBy })
  await makeExam(beta, { state: 'draft' })
  expect(await doneFor(home)).toEqual(['people', 'categories'])
  await makeExam(beta)
  expect(await doneFor(home)).toEqual(['people', 'categories', 'exam'])
  await makeOffered(beta)
  expect(await doneFor(home)).toEqual(['people', 'categories', 'course', 'exam'])
})

test('checklist: data of another site does not complete a step', async () => {
  const home = await newSite()
  const alpha = await home.db()
  await makeCategory(alpha)
  await makeOffered(alpha)
  await makeExam(alpha)
  expect(await doneFor(home)).toEqual([])
})

test('checklist: a step without permission is not shown, and a learner sees none', async () => {
  const { lin, app, db } = await testApp()
  const alpha = await db()
  const permissions = ['console.home', 'course.read', 'course.categories', 'exam.operate']
  const customRoleId = await makeCustomRole(alpha, { name: '分类管理员', permissions })
  const accountId = await makeAccount(alpha, { userName: 'keeper', name: '管家' })
  await makeRoleAssignment(alpha, { accountId, role: 'TADM', customRoleId })
  await makeSession(alpha, { accountId, token: 'k'.repeat(43), roles: ['TADM'] })
  const { steps } = await personWithToken(app, 'k'.repeat(43)).call(getSetup, {})
  expect(steps.map(({ name }) => name)).toEqual(['categories'])
  expect(await lin.refused(getSetup, {})).toBe('NO_RIGHT_READ_MSG')
  expect(await lin.refused(hideSetup, { isHidden: true })).toBe('NO_RIGHT_WRITE_MSG')
})

test('checklist: hiding it works for one person, also twice; others still see it, and it can be shown again', async () => {
  const { admin, tang } = await testApp()
  await admin.call(hideSetup, { isHidden: true })
  await admin.call(hideSetup, { isHidden: true })
  expect(await admin.call(getSetup, {})).toEqual({ isHidden: true, steps: [] })
  expect((await tang.call(getSetup, {})).steps).toHaveLength(4)
  await admin.call(hideSetup, { isHidden: false })
  expect((await admin.call(getSetup, {})).steps).toHaveLength(4)
})

test('checklist: a step that no screen shows prevents the application from starting', () => {
  const odd = { name: 'party', permissions: [], path: '/', isDone: async () => true }
  expect(() => adminOver([{ name: 'odd', routes: [], setup: [odd] }])).toThrow('odd has the step party')
})
