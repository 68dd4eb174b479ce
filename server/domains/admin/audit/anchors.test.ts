import { text } from 'node:stream/consumers'
import { saveSetting } from '@lyceum/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '#platform/audit'
import { compareAnchors } from '#platform/audit/anchors'
import { anchorAudit } from '#platform/housekeeping'
import { house } from '#testing/house'
import { dropBucket, makeBucket, ownBucket } from '../../file/corpus/house-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

async function threeActs() {
  const opened = await house(ownBucket)
  const { storage } = opened.parts
  // The sites of every test have the same numbers.
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

test('the head of every audit chain is anchored outside the database, and a broken chain rings', async () => {
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

test('S-16 a tail that the owner cut off with its head is found by the anchor, by night too', async () => {
  const { parts, asOwner, handle, compared, logLines } = await threeActs()
  await anchorAudit(parts)
  expect(await compared()).toEqual({ anchors: 1, fault: undefined })

  await asOwner((client) => client.query(cutTail))
  expect(await verifyChain(handle, handle.siteId)).toEqual({ entries: 2, brokenAt: undefined })
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })

  await anchorAudit(parts)
  expect(logLines.join('')).toContain('the audit chain is broken: it does not fit its anchor')
  // The anchor that shows it was not written over.
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })
})

test('S-16 a chain that was written anew after the cut is found, and one without anything left', async () => {
  const { admin, parts, asOwner, compared } = await threeActs()
  await anchorAudit(parts)
  await asOwner((client) => client.query(cutTail))
  await admin.call(saveSetting, { name: 'watermark.shown', value: false })
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'rewritten' })
  await asOwner((client) => client.query('truncate platform.audit_entry, platform.audit_head'))
  expect((await compared()).fault).toMatchObject({ seq: '3', what: 'cut' })
})

test('S-16 the role of the application moves a head to the next entry of its chain and nowhere else', async () => {
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
  // Another entry below the same head, with a hash of its own: the head may not skip it.
  await pool.query(`insert into platform.audit_entry (site_id, seq, at, action, object, prev_hash, hash)
                    select ${site}, 5, now(), 'x', 'x', hash, '\\x05' from platform.audit_head where site_id = ${site}`)
  await refused(`update platform.audit_head set seq = 5, hash = '\\x05' where site_id = ${site}`)
})
