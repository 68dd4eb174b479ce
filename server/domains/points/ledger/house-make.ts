import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { makeAccount } from '../../identity/make.ts'
import { house } from '#testing/house'
import { addUp } from './check-store.ts'

/** A house whose books are added up when the test ends (INV-P02). */
export async function counted() {
  // Hundreds stand in line for four connections here: whether they wait long is not what is asked.
  const home = await house({ env: { PATIENCE: '100' } })
  const db = await home.db()
  const ctx = await home.ctx()
  const person = () => makeAccount(db, { userName: `p${randomUUID()}`, name: '同事' })
  onTestFinished(async () => {
    expect(await addUp(db, db.siteId)).toMatchObject({ sum: 0, wrongPurses: 0, wrongHolds: 0 })
  })
  return { ...home, sql: db, act: ctx, person }
}
