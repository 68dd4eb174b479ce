import { listAudit } from '@lyceum/contract/admin'
import { changeRole, getCurrentUser, logout } from '@lyceum/contract/identity'
import {
  actInBulk,
  actOnPerson,
  beginViewAs,
  createPerson,
  endViewAs,
  listPeople,
  listPersonHistory,
} from '@lyceum/contract/people'
import { saveMyUser } from '@lyceum/contract/profile'
import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { hashPassword, withdrawRole } from '#domains/identity'
import { type Browser, browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { assignmentIdsOf, makeAccount } from '../../identity/make.ts'
import { endExpired } from './end-expired-views.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function openWithChief() {
  const opening = await testApp()
  const db = await opening.db()
  const chief = await makeAccount(db, { userName: 'chief', name: '主管', roles: ['ADM'], passwordHash })
  const browser = browserIn(opening)
  await browser.signIn('chief', password)
  const { usrId: lin } = await opening.lin.call(getCurrentUser, {})
  return { ...opening, db: opening.db, chief, browser, linId: lin }
}

const whoIs = async (browser: Browser) => (await browser.call(getCurrentUser, {})).name

test('an administrator views the portal as somebody else, and returns to their own session', async () => {
  const { browser, linId, admin } = await openWithChief()
  const before = browser.jar.get('__Host-sid')
  expect(await browser.call(beginViewAs, { id: linId })).toEqual({ url: '/home' })
  const seen = await browser.call(getCurrentUser, {})
  expect(seen).toMatchObject({ name: '林知夏', viewing: { realName: '主管' } })
  expect(Date.parse(seen.viewing?.until ?? '')).toBeLessThanOrEqual(Date.now() + 30 * 60_000)
  expect(await browser.call(endViewAs, {})).toEqual({ url: '/manage' })
  expect(await whoIs(browser)).toBe('主管')
  expect(browser.jar.get('__Host-sid')).toBe(before)
  const { records } = await admin.call(listPersonHistory, { id: linId })
  expect(records).toMatchObject([
    { action: 'people.viewAs.end', actorName: '林知夏', realActorName: '主管' },
    { action: 'people.viewAs.begin', actorName: '主管', realActorName: null },
  ])
})

test('while viewing nothing is written, by any call', async () => {
  const { browser, linId } = await openWithChief()
  await browser.call(beginViewAs, { id: linId })
  const blank = { nickname: null, gender: null, staffNo: null, email: null, phone: null, joinedOn: null }
  const only = 'VIEWING_READS_ONLY'
  expect(await browser.refused(saveMyUser, { locale: 'en-US' })).toBe(only)
  expect(await browser.refused(changeRole, { roleExtId: 'ADM' })).toBe(only)
  expect(await browser.signInRefused('chief', password)).toBe(only)
  // What the viewed person has no permission for is rejected for that reason, as it would be for them.
  const made = { ...blank, name: '甲', userName: 'abc', job: null, password: 'none' } as const
  expect(await browser.refused(createPerson, made)).not.toBe('none')
  expect(await browser.refused(actInBulk, { act: 'leave', ids: [linId] })).not.toBe('none')
  expect(await browser.refused(listPeople, {})).not.toBe('none')
})

test('the view-as session cannot be turned into one’s own, nor outlive half an hour', async () => {
  const { browser, linId, parts } = await openWithChief()
  await browser.call(beginViewAs, { id: linId })
  const own = browser.jar.get('__Host-sid') ?? ''
  const view = browser.jar.get('__Host-view') ?? ''
  browser.jar.delete('__Host-sid')
  expect(await whoIs(browser)).toBe('林知夏')
  expect(await browser.call(endViewAs, {})).toEqual({ url: '/login' })
  browser.jar.set('__Host-view', view)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  // Nor does its token work in the cookie of one's own session.
  browser.jar.delete('__Host-view')
  browser.jar.set('__Host-sid', view)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')

  browser.jar.set('__Host-sid', own)
  await browser.call(beginViewAs, { id: linId })
  parts.clock.travel(29 * 60_000)
  expect(await whoIs(browser)).toBe('林知夏')
  parts.clock.travel(60_001)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await browser.call(endViewAs, {})).toEqual({ url: '/manage' })
  expect(await whoIs(browser)).toBe('主管')
})

test('an expired view-as session is audited as ended, once', async () => {
  const { browser, linId, chief, parts, admin, ctx } = await openWithChief()
  await browser.call(beginViewAs, { id: linId })
  const ends = async () => {
    await endExpired.run(await ctx())
    const { records } = await admin.call(listAudit, { action: 'people.viewAs.end' })
    return records
  }
  expect(await ends()).toEqual([])
  parts.clock.travel(30 * 60_000 + 1)
  expect(await ends()).toMatchObject([{ actor: { id: linId }, realActor: { id: chief } }])
  expect(await ends()).toHaveLength(1)
})

test('it ends with the viewer’s own session, account or role', async () => {
  const opening = await openWithChief()
  const { browser, linId, admin, chief } = opening
  await browser.call(beginViewAs, { id: linId })
  await admin.call(actOnPerson, { id: chief, act: 'end-sessions' })
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await browser.call(endViewAs, {})).toEqual({ url: '/login' })

  await browser.signIn('chief', password)
  await browser.call(beginViewAs, { id: linId })
  await withdrawRole(await opening.ctx(), await assignmentIdsOf(await opening.db(), chief, 'ADM'))
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
})

test('signing in elsewhere ends no view-as session, signing out ends everything', async () => {
  const opening = await openWithChief()
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const { browser, db } = opening
  const guest = await makeAccount(await db(), { userName: 'guest', name: '访客', passwordHash })
  await browser.call(beginViewAs, { id: guest })
  const other = browserIn(opening)
  await other.signIn('guest', password)
  expect(await whoIs(browser)).toBe('访客')
  const own = browser.jar.get('__Host-sid') ?? ''
  await browser.send(logout, {})
  browser.jar.set('__Host-sid', own)
  expect(await browser.refused(getCurrentUser, {})).toBe('session_time_out')
  expect(await whoIs(other)).toBe('访客')
})

const attempt = async ({ tang, zhou, admin }: TestApp, id: string) => ({
  tang: await tang.refused(beginViewAs, { id }),
  zhou: await zhou.refused(beginViewAs, { id }),
  oneself: await admin.refused(beginViewAs, { id: (await admin.call(getCurrentUser, {})).usrId }),
})

test('only with permission, only as others, and only as active accounts', async () => {
  const opening = await openWithChief()
  expect(await attempt(opening, opening.linId)).toEqual({
    tang: 'NO_RIGHT_EXECUTE_MSG',
    zhou: 'NO_RIGHT_EXECUTE_MSG',
    oneself: 'VIEW_AS_IMPOSSIBLE',
  })
  const paused = await makeAccount(await opening.db(), { userName: 'paused', name: '停', state: 'suspended' })
  expect(await opening.admin.refused(beginViewAs, { id: paused })).toBe('VIEW_AS_IMPOSSIBLE')
  expect(await opening.foreignAdmin.refused(beginViewAs, { id: opening.linId })).toBe('NOT_FOUND')
})
