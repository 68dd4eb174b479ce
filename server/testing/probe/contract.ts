import { commonErrors, endpoint, errors, id, line } from '@lyceum/contract/kit'
import { z } from 'zod'

// A domain that exists only in tests, benchmarks and fault runs: the smallest calls that exercise every mechanism of the
// platform (rows of one's own, idempotent writes, events, jobs, group commit).

export const probeErrors = errors({
  PROBE_NOT_ENOUGH: { status: 409, 'zh-CN': '余额不足', 'zh-TW': '餘額不足', 'en-US': 'Not enough left.' },
})

const note = z.object({ id: id('probe.note'), text: z.string() })

export const getNothing = endpoint({
  method: 'GET',
  path: '/app/probe/nothing',
  kind: 'read',
  access: 'user',
  summary: 'Does nothing: what remains is the cost of being called.',
  result: z.object({}),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/app/probe/note',
  kind: 'write',
  access: 'user',
  summary: 'Keeps a note of my own.',
  body: z.object({ text: line(200) }),
  result: note,
})

export const getNote = endpoint({
  method: 'GET',
  path: '/app/probe/note/:id',
  kind: 'read',
  access: 'user',
  summary: 'Reads a note of my own.',
  params: z.object({ id: id('probe.note') }),
  result: note,
  errors: [commonErrors.NOT_FOUND],
})

export const joinNotes = endpoint({
  method: 'PUT',
  path: '/app/probe/note/:id/join',
  kind: 'write',
  access: 'user',
  summary: 'Appends other notes of mine to one of mine: two kinds of place for an id.',
  params: z.object({ id: id('probe.note') }),
  body: z.object({ others: z.array(id('probe.note')).min(1).max(10) }),
  result: note,
  errors: [commonErrors.NOT_FOUND],
})

export const takeCoin = endpoint({
  method: 'POST',
  path: '/app/probe/coin',
  kind: 'write',
  access: 'user',
  summary: 'Moves coins from the common balance into mine: must happen once per key, whatever process dies.',
  body: z.object({ amount: z.int().min(1).max(100) }),
  result: z.object({ taken: z.int(), balance: z.int() }),
  errors: [probeErrors.PROBE_NOT_ENOUGH],
})

const heartbeat = z.object({ module: z.int().min(1).max(1_000_000), seconds: z.int().min(0).max(60) })

export const heartbeatAlone = endpoint({
  method: 'POST',
  path: '/app/probe/beat-alone',
  kind: 'write',
  access: 'user',
  summary: 'A learning heartbeat written by a statement of its own.',
  body: heartbeat,
  result: z.object({ total: z.int() }),
})

export const heartbeatTogether = endpoint({
  method: 'POST',
  path: '/app/probe/beat-together',
  kind: 'write',
  hot: true,
  access: 'user',
  summary: 'The same heartbeat, written by group commit.',
  body: heartbeat,
  result: z.object({ total: z.int() }),
})
