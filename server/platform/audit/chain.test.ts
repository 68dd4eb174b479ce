import { saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { verifyChain } from './write-chain.ts'

async function threeActs() {
  const opened = await testApp()
  for (const value of [true, false, true])
    await opened.admin.call(saveSetting, { name: 'watermark.shown', value })
  return { ...opened, handle: await opened.db() }
}

test('an untouched chain verifies', async () => {
  const { handle } = await threeActs()
  expect(await verifyChain(handle, handle.siteId)).toEqual({ entries: 3, brokenAt: undefined })
})

test('dates, gaps and any spelling of names read back as they were hashed', async () => {
  const { ctx } = await testApp()
  const at = await ctx()
  const after = { until: new Date(), gap: undefined, user_name: 'lin', SOME_CODE: { first_name: 1.5 } }
  await at.transaction((ctx) => ctx.audit({ action: 'probe', object: 'probe:1', after }))
  expect(await verifyChain(at.db, at.site.id)).toEqual({ entries: 1, brokenAt: undefined })
})

test('locates a changed entry', async () => {
  const { handle, asOwner } = await threeActs()
  await asOwner((client) => client.query(`update platform.audit_entry set after = 'false' where seq = 3`))
  expect(await verifyChain(handle, handle.siteId)).toEqual({ entries: 2, brokenAt: '3' })
})

test('locates a removed entry, in the middle and at the end', async () => {
  const { handle, asOwner } = await threeActs()
  await asOwner((client) => client.query('delete from platform.audit_entry where seq = 3'))
  expect((await verifyChain(handle, handle.siteId)).brokenAt).toBe('3')
  await asOwner((client) => client.query('delete from platform.audit_entry where seq = 1'))
  expect((await verifyChain(handle, handle.siteId)).brokenAt).toBe('2')
})

test("the application's database role can neither change nor remove an entry", async () => {
  const { parts } = await threeActs()
  await expect(
    parts.database.pool.query('update platform.audit_entry set object = $1', ['x']),
  ).rejects.toThrow('permission denied')
  await expect(parts.database.pool.query('delete from platform.audit_entry')).rejects.toThrow(
    'permission denied',
  )
})

test('concurrent acts of many administrators form one unbroken chain', async () => {
  const { admin, db } = await testApp()
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      admin.call(saveSetting, { name: 'footer.copyright', value: `© ${n}` }),
    ),
  )
  const handle = await db()
  expect(await verifyChain(handle, handle.siteId)).toEqual({ entries: 12, brokenAt: undefined })
})
