import { actOnAccount, logout } from '@lyceum/contract/identity'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { openParts } from '#platform/parts'
import { closeSpeaker } from '#platform/realtime'
import { type Browser, browserIn } from '#testing/browser'
import { type House, house } from '#testing/house'
import { startRealtime } from '../../../app/realtime.ts'
import { rooms } from '../../../app/rooms.ts'
import { makeAccount } from '../make.ts'
import { hashPassword } from '../hashing/hash.ts'

const password = 'Harbour-Lantern-42'
const passwordHash = await hashPassword(password)

async function houseWithSockets() {
  const opening = await house()
  const zhou = await makeAccount(await opening.db(), { userName: 'zhou', name: '周予安', passwordHash })
  const own = openParts(
    { ...opening.parts.config, REALTIME_PORT: 0, METRICS_PORT: 0 },
    { log: opening.parts.log },
  )
  const { close, port } = await startRealtime(own, rooms)
  onTestFinished(close)
  onTestFinished(() => closeSpeaker(opening.parts))
  return { ...opening, zhou, port }
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

async function page(opening: House & { port: number }) {
  const browser = browserIn(opening)
  await browser.signIn('zhou', password)
  const signedInAt = performance.now()
  const socket = connect(opening.port, browser)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const told = new Promise<unknown>((resolve) => socket.once('session', resolve))
  const closed = new Promise<number>((resolve) => socket.once('disconnect', () => resolve(performance.now())))
  return { browser, socket, told, closed, signedInAt }
}

test('INV-S02 B-130 a login elsewhere ends the socket of the earlier page within a second, and not the new one', async () => {
  const opening = await houseWithSockets()
  const first = await page(opening)
  const second = await page(opening)
  expect(await first.told).toEqual({ code: 'ERROR_LANDED_SOMEWHERE_ELSE' })
  expect((await first.closed) - second.signedInAt).toBeLessThan(1000)
  expect(second.socket.connected).toBe(true)
})

test('INV-S02 A08 whoever is suspended or signs out hears nothing any more', async () => {
  const opening = await houseWithSockets()
  const first = await page(opening)
  const began = performance.now()
  await opening.admin.call(actOnAccount, { id: opening.zhou, act: 'suspend' })
  expect(await first.told).toEqual({ code: 'session_time_out' })
  expect((await first.closed) - began).toBeLessThan(1000)
  await opening.admin.call(actOnAccount, { id: opening.zhou, act: 'resume' })

  const second = await page(opening)
  await second.browser.send(logout, {})
  await second.closed
})
