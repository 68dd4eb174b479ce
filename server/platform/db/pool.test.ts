import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, serverUrl } from '#testing/template'
import { makePool } from './pool.ts'

test('a connection that dies in the hands of its user ends that work, and not the process', async () => {
  const pool = makePool({ url: `${serverUrl}/postgres`, max: 1, name: 'lyceum-pool-test' })
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = once(client, 'end')
  await asOwner('postgres', (owner) => owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
  await ended
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
