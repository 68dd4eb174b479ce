import { changePassword, changeRole, logout } from '@lyceum/contract/identity'
import { actOnPerson as actOnAccount } from '@lyceum/contract/people'
import { saveSetting } from '@lyceum/contract/site'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { grantRole } from '#domains/identity'
import { openParts } from '#platform/parts'
import { closeSpeaker, notify } from '#platform/realtime'
import { type Browser, browserIn } from '#testing/browser'
import { type TestApp, testApp } from '#testing/test-app'
import { leastOf, ownWatch } from '#testing/measure-time'
import { startRealtime } from '../../../app/processes/realtime.ts'
import { domains } from '../../../app/domains.ts'
import { makeAccount } from '../make.ts'
import { hashPassword } from '../hashing/hash-password.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function openWithSockets() {
  const opening = await testApp()
  const yuan = await makeAccount(await opening.db(), { userName: 'yuan', name: '周予安', passwordHash })
  const own = openParts(
    { ...opening.parts.config, REALTIME_PORT: 0, METRICS_PORT: 0 },
    { log: opening.parts.log },
  )
  const { close, port } = await startRealtime(own, domains)
  onTestFinished(close)
  onTestFinished(() => closeSpeaker(opening.parts))
  return { ...opening, yuan, port }
}

function connect(port: number, browser: Browser): Socket {
  const headers = { host: 'alpha.test', cookie: `__Host-sid=${browser.jar.get('__Host-sid') ?? ''}` }
  const socket = io(`http://127.0.0.1:${port}`, {
    extraHeaders: headers,
    transports: ['websocket'],
    reconnection: false,
  })
  onTestFinished(() => void socket.close())
  return socket
}

async function page(opening: TestApp & { port: number }) {
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  const sinceSignedIn = ownWatch()
  const socket = connect(opening.port, browser)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const received = new Promise<unknown>((resolve) => socket.once('session', resolve))
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  return { browser, socket, received, closed, sinceSignedIn }
}

test('INV-S02 B-130 a login elsewhere closes the socket of the earlier page within a second, and not the new one', async () => {
  const opening = await openWithSockets()
  await opening.admin.call(saveSetting, { name: 'login.single', value: true })
  const ended = async () => {
    const first = await page(opening)
    const second = await page(opening)
    expect(await first.received).toEqual({ code: 'ERROR_LANDED_SOMEWHERE_ELSE' })
    await first.closed
    const ms = second.sinceSignedIn()
    expect(second.socket.connected).toBe(true)
    return ms
  }
  expect(await leastOf(1000, ended)).toBeLessThan(1000)
})

test('INV-S02 A08 a suspended or signed-out person receives nothing any more', async () => {
  const opening = await openWithSockets()
  const suspended = async () => {
    const first = await page(opening)
    await opening.admin.call(actOnAccount, { id: opening.yuan, act: 'suspend' })
    const sinceAnswered = ownWatch()
    expect(await first.received).toEqual({ code: 'session_time_out' })
    await first.closed
    const ms = sinceAnswered()
    await opening.admin.call(actOnAccount, { id: opening.yuan, act: 'resume' })
    return ms
  }
  expect(await leastOf(1000, suspended)).toBeLessThan(1000)

  const second = await page(opening)
  await second.browser.send(logout, {})
  await second.closed
})

/** A page that reconnects by itself, as in a browser: with the cookie of that moment. */
async function patientPage(opening: TestApp & { port: number }) {
  const browser = browserIn(opening)
  await browser.signIn('yuan', password)
  const headers = { host: 'alpha.test', cookie: '' }
  const carry = () => (headers.cookie = `__Host-sid=${browser.jar.get('__Host-sid') ?? ''}`)
  carry()
  const socket = io(`http://127.0.0.1:${opening.port}`, {
    extraHeaders: headers,
    transports: ['websocket'],
    reconnectionDelay: 300,
  })
  onTestFinished(() => void socket.close())
  const received: unknown[] = []
  socket.on('session', (event) => received.push(event))
  const connected = () => new Promise<void>((resolve) => socket.once('connect', resolve))
  await connected()
  return { browser, socket, received, carry, connected }
}

test.for([
  ['a switch of role', (browser: Browser) => browser.send(changeRole, { roleExtId: 'INSTR_1' })],
  [
    'a new password',
    (browser: Browser) => {
      const next = 'Copper-Window-81!'
      return browser.send(changePassword, {
        oldPassword: password,
        newPassword: next,
        confirmPassword: next,
      })
    },
  ],
] as const)(
  'INV-S01 after %s the socket reconnects with the new session, and ends with it',
  async ([, act]) => {
    const opening = await openWithSockets()
    await grantRole(await opening.ctx(), { accountIds: [opening.yuan], role: 'INSTR' })
    const { browser, socket, received, carry, connected } = await patientPage(opening)
    const again = connected()
    expect((await act(browser)).statusCode).toBe(200)
    carry()
    await again
    expect(received).toEqual([])
    const badgeEvent = new Promise((resolve) => socket.once('badge', resolve))
    notify(await opening.ctx(), opening.yuan, { name: 'badge', data: 1 })
    expect(await badgeEvent).toBe(1)

    const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    await browser.send(logout, {})
    expect(await closed).toBe('io server disconnect')
    expect(received).toEqual([{ code: 'session_time_out' }])
  },
)

test('INV-S02 a broken socket does not reconnect for a person who was suspended meanwhile', async () => {
  const opening = await openWithSockets()
  const { socket } = await patientPage(opening)
  // Only a page that has received an event could ask to resume from there.
  const badgeEvent = new Promise((resolve) => socket.once('badge', resolve))
  notify(await opening.ctx(), opening.yuan, { name: 'badge', data: 1 })
  await badgeEvent
  const refused = new Promise<string>((resolve) =>
    socket.once('connect_error', ({ message }) => resolve(message)),
  )
  socket.io.reconnection(false)
  const broken = new Promise((resolve) => socket.once('disconnect', resolve))
  socket.io.engine.close()
  await broken
  await opening.admin.call(actOnAccount, { id: opening.yuan, act: 'suspend' })
  socket.connect()
  expect(await refused).toBe('session_time_out')
})
