import { text } from 'node:stream/consumers'
import { saveSetting } from '@lyceum/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '#platform/audit/write-chain'
import { compareAnchors } from '#platform/audit/anchors'
import { anchorAudit } from '#platform/jobs/housekeeping'
import { testApp } from '#testing/test-app'
import { dropBucket, makeBucket, ownBucket } from '../../file/corpus/upload-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

async function threeActs() {
  const opened = await testApp(ownBucket)
  const { storage } = opened.parts
  // The sites of every test have the same ids.
  for (const { key } of await storage.list('anchors/')) await storage.remove(key)
  for (const value of [true, false, true])
    await opened.admin.call(saveSetting, { name: 'watermark.shown', value })
  const db = await opened.db()
  const compared = () => compareAnchors(db, { siteId: db.siteId, storage })
  return { ...opened, handle: db, compared }
}

const cutTail = `
  delete from platform.audit_entry where seq = 3;
  update platform.audit_head head set seq = entry.seq, hash = entry.hash
  from platform.audit_entry entry where entry.site_id = head.site_id and entry.seq = 2`

test('anchors the head of every audit chain outside the database and raises an alarm for a broken chain', async () => {
  const { parts, asOwner, handle, logLines } = await threeActs()
  const { siteId } = handle
  await anchorAudit(parts)
  const day = parts.clock.now().toISOString().slice(0, 10)
  const anchor = await parts.storage.get(`anchors/s${siteId}/${day}.json`)
  if (!anchor) throw new Error('no anchor was written')
  expect(JSON.parse(await text(anchor.body))).toMatchObject({ siteId, seq: '3' })

  await asOwner((client) => client.query(`update platform.audit_entry set object = 'another'`))
  await anchorAudit(parts)
  expect(logLines.join('')).toContain('the audit chain is broken')
})

test('S-16 the anchor reveals a tail that the owner removed together with its head, also in the nightly check', async () => {
  const { parts, asOwner, handle, compared, logLines } = await threeActs()
  await anchorAudit(parts)
  expect(await compared()).toEqual({ anchors: 1, fault: undefined })

  await asOwner((client) => client.query(cutTail))
  expect(await verifyChain(handle, handle.siteId)).toEqual({ entries: 2, brokenAt: undefined })
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })

  await anchorAudit(parts)
  expect(logLines.join('')).toContain('the audit chain is broken: it does not fit its anchor')
  // The anchor that proves it was not overwritten.
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })
})

test('S-16 detects a chain rewritten after a cut, and one that was emptied', async () => {
  const { admin, parts, asOwner, compared } = await threeActs()
  await anchorAudit(parts)
  await asOwner((client) => client.query(cutTail))
  await admin.call(saveSetting, { name: 'watermark.shown', value: false })
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'rewritten' })
  await asOwner((client) => client.query('truncate platform.audit_entry, platform.audit_head'))
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })
})

test('S-16 the application role can only move a head to the next entry of its chain', async () => {
  const { parts, handle } = await threeActs()
  const { pool } = parts.database
  const site = handle.siteId
  const refused = (statement: string) =>
    expect(pool.query(statement)).rejects.toThrow(/only follows its entries|permission denied/)
  const back = `from platform.audit_entry e where e.site_id = ${site} and h.site_id = ${site}`
  await refused(`update platform.audit_head h set seq = e.seq, hash = e.hash ${back} and e.seq = 2`)
  await refused(`update platform.audit_head set hash = '\\x00' where site_id = ${site}`)
  await refused(`update platform.audit_head set seq = seq + 1 where site_id = ${site}`)
  await refused(`update platform.audit_head set site_id = 4711 where site_id = ${site}`)
  await refused(`delete from platform.audit_head where site_id = ${site}`)
  await refused(`insert into platform.audit_head (site_id, seq, hash) values (4711, 7, '\\x07')`)
  // Another entry below the same head, with its own hash: the head must not skip it.
  await pool.query(`insert into platform.audit_entry (site_id, seq, at, action, object, prev_hash, hash)
                    select ${site}, 5, now(), 'x', 'x', hash, '\\x05' from platform.audit_head where site_id = ${site}`)
  await refused(`update platform.audit_head set seq = 5, hash = '\\x05' where site_id = ${site}`)
})
