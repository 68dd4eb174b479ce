import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { makeAccount } from '../../identity/make.ts'
import { house } from '#testing/house'
import { addUp } from './check-store.ts'

/** A house whose books are added up when the test ends (INV-P02). */
export async function counted() {
  const home = await house()
  const db = await home.db()
  const ctx = await home.ctx()
  const person = () => makeAccount(db, { userName: `p${randomUUID()}`, name: '同事' })
  onTestFinished(async () => {
    expect(await addUp(db, db.siteId)).toMatchObject({ sum: 0, wrongPurses: 0, wrongHolds: 0 })
  })
  return { ...home, sql: db, act: ctx, person }
}
