import { expect, test } from 'vitest'
import { domain } from '#domains/identity'
import { testApp } from '#testing/test-app'
import { makeAccount, makeCaptcha, makeDevice, makeSession } from './make.ts'

const day = 86_400_000

test('expired rows of all sites are deleted, and nothing else', async () => {
  const { parts, db, asOwner } = await testApp()
  const now = Date.now()
  const [alpha, beta] = [await db('alpha'), await db('beta')]
  const accountId = await makeAccount(alpha, { userName: 'yuan', name: '周予安' })
  for (const site of [alpha, beta])
    for (const age of [1, 3]) await makeCaptcha(site, parts.config, { expiresAt: new Date(now - age * day) })
  for (const age of [80, 100]) {
    const token = String(age).padEnd(43, 'x')
    await makeSession(alpha, { accountId, token, roles: [], expiresAt: new Date(now - age * day) })
  }
  for (const age of [1, 3])
    await asOwner((client) =>
      client.query(
        `insert into identity.failure (site_id, subject, last_at) values (1, $1, now() - $2 * interval '1 day')`,
        [`s${age}`, age],
      ),
    )
  await makeDevice(alpha, accountId)
  await makeDevice(alpha, accountId)
  await asOwner((client) =>
    client.query(`update identity.device set seen_at = now() - interval '200 days'
                  where token_hash = (select token_hash from identity.device limit 1)`),
  )
  const count = async () => {
    const { rows } = await asOwner((client) =>
      client.query(`select (select count(*)::int from identity.ticket) as tickets,
        (select count(*)::int from identity.session where account_id = ${accountId}) as sessions,
        (select count(*)::int from identity.failure) as failures,
        (select count(*)::int from identity.device) as devices`),
    )
    return rows[0] as unknown
  }
  expect(await count()).toEqual({ tickets: 4, sessions: 2, failures: 2, devices: 2 })
  for (const job of domain.installationJobs ?? []) await job.run(parts)
  expect(await count()).toEqual({ tickets: 2, sessions: 1, failures: 1, devices: 1 })
})
