import { randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { makeAccount } from '../../identity/make.ts'
import { testApp } from '#testing/test-app'
import { addUp } from './check-store.ts'

/** A test app whose ledger is checked when the test ends (INV-P02). */
export async function openLedgerApp() {
  // Hundreds of calls share four connections here: how long they wait does not matter.
  const home = await testApp({ env: { PATIENCE: '100' } })
  const db = await home.db()
  const ctx = await home.ctx()
  const person = () => makeAccount(db, { userName: `p${randomUUID()}`, name: '同事' })
  onTestFinished(async () => {
    expect(await addUp(db, db.siteId)).toMatchObject({ sum: 0, wrongPurses: 0, wrongHolds: 0 })
  })
  return { ...home, sql: db, act: ctx, person }
}
