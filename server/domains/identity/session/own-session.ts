import type { Db } from '#platform/db'
import type { Answer } from '#platform/http'
import { sessionByToken } from './store.ts'
import { hashOfToken } from './token-hash.ts'

/** The browser's own session, also while viewing as another person. */
export async function ownSession(db: Db, answer: Answer) {
  const token = answer.cookie('__Host-sid')
  return token ? sessionByToken(db, hashOfToken(token)) : undefined
}
