import { logout } from '@lyceum/contract/identity'
import { io, type Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { openParts } from '#platform/parts'
import { closeSpeaker, endSockets, notify } from '#platform/realtime'
import { type House, house } from '#testing/house'
import { hostOf, people, type PersonName, tokenOf } from '#testing/people'
import { startRealtime } from './realtime.ts'
import { rooms } from './rooms.ts'

async function node({ parts }: House) {
  const own = openParts({ ...parts.config, REALTIME_PORT: 0, METRICS_PORT: 0 }, { log: parts.log })
  const started = await startRealtime(own, rooms)
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

test('a person hears what is meant for them on any node, and nobody else does', async () => {
  const opening = await house()
  const { parts, asOwner } = opening
  const [first, second] = [await node(opening), await node(opening)]
  const [lin, mei, stranger] = [connect(first, 'lin'), connect(second, 'mei'), connect(second, 'stranger')]
  await Promise.all([lin, mei, stranger].map(opened))
  const { rows } = await asOwner((client) =>
    client.query("select id, user_name from identity.account where user_name in ('lin', 'mei')"),
  )
  const idOf = new Map((rows as { id: string; user_name: string }[]).map((row) => [row.user_name, row.id]))
  const ctx = await opening.ctx('alpha')
  onTestFinished(() => closeSpeaker(parts))

  const overheard: unknown[] = []
  for (const other of [mei, stranger]) other.on('badge', (data) => overheard.push(data))
  const heard = new Promise((resolve) => lin.once('badge', resolve))
  notify(ctx, idOf.get('lin') ?? '', { name: 'badge', data: { unread: 3 } })
  expect(await heard).toEqual({ unread: 3 })
  const last = new Promise((resolve) => mei.once('last', resolve))
  notify(ctx, idOf.get('mei') ?? '', { name: 'last', data: 1 })
  await last
  expect(overheard).toEqual([])
})

test('without a living session no socket opens', async () => {
  const opening = await house()
  const port = await node(opening)
  await opening.lin.call(logout, {})
  await expect(opened(connect(port, 'lin'))).rejects.toThrow('session_time_out')
})

test('the sockets of a session can be ended from any node', async () => {
  const opening = await house()
  const { parts, asOwner } = opening
  const lin = connect(await node(opening), 'lin')
  await opened(lin)
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>(`select session.id from identity.session session
      join identity.account account on account.id = session.account_id where account.user_name = 'lin'`),
  )
  const told = new Promise((resolve) => lin.once('session', resolve))
  const gone = new Promise((resolve) => lin.once('disconnect', resolve))
  endSockets(await opening.ctx(), [rows[0]?.id ?? ''], 'session_time_out')
  onTestFinished(() => closeSpeaker(parts))
  expect(await told).toEqual({ code: 'session_time_out' })
  expect(await gone).toBe('io server disconnect')
})
