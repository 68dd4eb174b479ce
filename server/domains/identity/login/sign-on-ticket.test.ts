import { signOn, getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { issueSignOnTicket } from '#domains/identity'
import { browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { makeAccount } from '../make.ts'

const ticketFor = async (opening: TestApp, accountId: string) =>
  issueSignOnTicket(await opening.ctx(), accountId)

const someone = async (opening: TestApp, state: 'active' | 'suspended' = 'active') =>
  makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', state })

test('B-113 B-114 a one-time ticket signs in with code 200 and starts its own session', async () => {
  const opening = await testApp()
  const token = await ticketFor(opening, await someone(opening))
  const browser = browserIn(opening)
  const response = await browser.send(signOn, { token })
  expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([200, 200])
  expect(browser.jar.get('__Host-sid')).not.toBe(token)
  expect(await browser.call(getCurrentUser, {})).toMatchObject({ name: '周予安' })
})

test('B-115 E-012 a used, expired, foreign or made-up ticket is a 401', async () => {
  const opening = await testApp()
  const yuan = await someone(opening)
  const refused = async (token: string) => {
    const response = await browserIn(opening).send(signOn, { token })
    return [response.statusCode, response.json<{ errCode: string }>().errCode]
  }
  const used = await ticketFor(opening, yuan)
  await browserIn(opening).call(signOn, { token: used })
  const gone = [401, 'ERROR_TOKEN_INVALID']
  expect(await refused(used)).toEqual(gone)
  expect(await refused('invented')).toEqual(gone)
  const late = await ticketFor(opening, yuan)
  opening.parts.clock.travel(60_001)
  expect(await refused(late)).toEqual(gone)
  const ticket = await ticketFor(opening, yuan)
  expect(await browserIn(opening, 'beta').refused(signOn, { token: ticket })).toBe('ERROR_TOKEN_INVALID')
  expect(await browserIn(opening).refused(signOn, { token: ticket })).toBe('none')
})

test('a session token is no ticket, and a ticket of a suspended account is used up in vain', async () => {
  const opening = await testApp()
  const token = opening.lin.token ?? ''
  expect(await browserIn(opening).refused(signOn, { token })).toBe('ERROR_TOKEN_INVALID')
  const ticket = await ticketFor(opening, await someone(opening, 'suspended'))
  expect(await browserIn(opening).refused(signOn, { token: ticket })).toBe('ACCOUNT_SUSPENDED')
  expect(await browserIn(opening).refused(signOn, { token: ticket })).toBe('ERROR_TOKEN_INVALID')
})
