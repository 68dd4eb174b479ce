import { logout } from '@lyceum/contract/identity'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { openParts } from '#platform/parts'
import { closeSpeaker, endSockets, notify } from '#platform/realtime'
import { type TestApp, testApp } from '#testing/test-app'
import { hostOf, people, type PersonName, tokenOf } from '#testing/people'
import { startRealtime } from './realtime.ts'
import { domains } from '../domains.ts'

async function node({ parts }: TestApp) {
  const own = openParts({ ...parts.config, REALTIME_PORT: 0, METRICS_PORT: 0 }, { log: parts.log })
  const started = await startRealtime(own, domains)
  onTestFinished(started.close)
  return started.port
}

function connect(port: number, person: PersonName): Socket {
  const headers = { host: hostOf(people[person].site), cookie: `__Host-sid=${tokenOf(person)}` }
  const socket = io(`http://127.0.0.1:${port}`, {
    extraHeaders: headers,
    transports: ['websocket'],
    reconnection: false,
  })
  onTestFinished(() => void socket.close())
  return socket
}

const opened = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })

test('a person receives their own messages on any node, and nobody else does', async () => {
  const opening = await testApp()
  const { parts, asOwner } = opening
  const [first, second] = [await node(opening), await node(opening)]
  const [lin, mei, outsider] = [connect(first, 'lin'), connect(second, 'mei'), connect(second, 'stranger')]
  await Promise.all([lin, mei, outsider].map(opened))
  const { rows } = await asOwner((client) =>
    client.query("select id, user_name from identity.account where user_name in ('lin', 'mei')"),
  )
  const idOf = new Map((rows as { id: string; user_name: string }[]).map((row) => [row.user_name, row.id]))
  const ctx = await opening.ctx('alpha')
  onTestFinished(() => closeSpeaker(parts))

  const overheard: unknown[] = []
  for (const other of [mei, outsider]) other.on('badge', (data) => overheard.push(data))
  const badgeEvent = new Promise((resolve) => lin.once('badge', resolve))
  notify(ctx, idOf.get('lin') ?? '', { name: 'badge', data: { unread: 3 } })
  expect(await badgeEvent).toEqual({ unread: 3 })
  const last = new Promise((resolve) => mei.once('last', resolve))
  notify(ctx, idOf.get('mei') ?? '', { name: 'last', data: 1 })
  await last
  expect(overheard).toEqual([])
})

test('rejects a socket without a valid session', async () => {
  const opening = await testApp()
  const port = await node(opening)
  await opening.lin.call(logout, {})
  await expect(opened(connect(port, 'lin'))).rejects.toThrow('session_time_out')
})

test('ends the sockets of a session from any node', async () => {
  const opening = await testApp()
  const { parts, asOwner } = opening
  const lin = connect(await node(opening), 'lin')
  await opened(lin)
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>(`select session.id from identity.session session
      join identity.account account on account.id = session.account_id where account.user_name = 'lin'`),
  )
  const sessionEvent = new Promise((resolve) => lin.once('session', resolve))
  const gone = new Promise((resolve) => lin.once('disconnect', resolve))
  endSockets(await opening.ctx(), [rows[0]?.id ?? ''], 'session_time_out')
  onTestFinished(() => closeSpeaker(parts))
  expect(await sessionEvent).toEqual({ code: 'session_time_out' })
  expect(await gone).toBe('io server disconnect')
})
