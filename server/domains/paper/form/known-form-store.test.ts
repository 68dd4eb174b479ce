import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db'
import { testApp } from '#testing/test-app'
import { paperOfTypes } from '../../exam/paper-make.ts'
import { makeAccount } from '../../identity/make.ts'
import { makeBarePaper, makeForm } from '../make.ts'
import { formOf, formsAt, formsFor, warmForms } from './known-form-store.ts'

async function madeForms(count: number) {
  const app = await testApp()
  const db = await app.db()
  const { document, keys } = paperOfTypes(['MC', 'TF'])
  const paperId = await makeBarePaper(
    db,
    await makeAccount(db, { userName: 'drawer', name: '组卷人' }),
    document,
  )
  const ids: string[] = []
  for (let n = 0; n < count; n += 1)
    ids.push(await makeForm(db, { paperId, batch: `exam:${n + 1}`, document, keys }))
  const [siteId, other] = [db.siteId, (await app.db('beta')).siteId]
  return { ...app, ids, siteId, other }
}

test('concurrent callers read each form once, whatever else they ask for', async () => {
  const { parts, siteId, ids } = await madeForms(3)
  const [a = '', b = '', c = ''] = ids
  const db = parts.hotDatabase.of(siteId)
  const read = await Promise.all([
    ...Array.from({ length: 50 }, () => formsFor(db, [a])),
    ...Array.from({ length: 50 }, () => formsFor(db, [a, b])),
    ...Array.from({ length: 50 }, () => formsFor(db, [c, b])),
  ])
  expect(db.scope.queries).toBe(3)
  expect(read.map((forms) => [...forms.keys()].join())).toEqual([
    ...Array(50).fill(a),
    ...Array(50).fill(`${a},${b}`),
    ...Array(50).fill(`${c},${b}`),
  ])
  await formsFor(db, ids)
  expect(db.scope.queries).toBe(3)
})

test('who waits for a read that fails reads for themselves; of another site there is nothing', async () => {
  const { parts, siteId, other, ids } = await madeForms(1)
  const [id = ''] = ids
  const broken = parts.database.of(siteId)
  // No such form id: the whole read of this caller fails.
  const failing = formsAt(broken, [
    { siteId, formId: id },
    { siteId, formId: 'none' },
  ])
  const db = parts.database.of(siteId)
  const [first, second] = await Promise.allSettled([failing, formOf(db, id)])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  expect(db.scope.queries).toBe(1)
  expect((await formsFor(parts.database.of(other), [id])).size).toBe(0)
})

test('a transaction reads for itself: the connection it holds may be the one that the shared read waits for', async () => {
  const { parts, siteId, ids } = await madeForms(1)
  const [id = ''] = ids
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const inside = Array.from({ length: 2 }, () =>
    inTransaction(parts.hotDatabase.of(siteId), async (db) => {
      await started
      return formOf(db, id)
    }),
  )
  // Both connections are taken, so that this read waits for one of them.
  await expect.poll(() => parts.hotDatabase.pool.totalCount - parts.hotDatabase.pool.idleCount).toBe(2)
  const waiting = formOf(parts.hotDatabase.of(siteId), id)
  start()
  expect(await Promise.all([...inside, waiting])).toHaveLength(3)
})

test('a hot call does not wait for a read that queues for another connection', async () => {
  const { parts, siteId, ids } = await madeForms(1)
  const [id = ''] = ids
  const { pool } = parts.database
  const taken = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  const slow = formOf(parts.database.of(siteId), id)
  await expect.poll(() => pool.waitingCount).toBe(1)
  expect((await formOf(parts.hotDatabase.of(siteId), id)).questions.size).toBe(2)
  expect(pool.waitingCount).toBe(1)
  for (const client of taken) client.release()
  expect((await slow).questions.size).toBe(2)
})

test('forms read ahead are not read again', async () => {
  const { parts, siteId, ids } = await madeForms(12)
  const db = parts.database.of(siteId)
  await warmForms(db, ids)
  expect(db.scope.queries).toBe(3)
  await formsFor(db, ids)
  expect(db.scope.queries).toBe(3)
})
