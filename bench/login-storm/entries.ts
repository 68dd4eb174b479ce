import type { TestDatabase } from '../../faults/env/database.ts'
import { makeCaptcha, makePasswordHash } from '../../server/domains/identity/make.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { makePool, openDatabase } from '../../server/platform/db.ts'

/** What one person sends to sign in. */
export type Entry = {
  readonly userName: string
  readonly password: string
  readonly uuid: string
  readonly captchaCode: string
}

const password = 'Harbour-Lantern-42'

/** Gives people a password, hashed with the secret of the API under test, and a solved captcha each. */
export async function makeEntries(
  { siteId, appUrl, asOwner }: TestDatabase,
  { secret, count }: { readonly secret: string; readonly count: number },
): Promise<Entry[]> {
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: secret })
  const hash = await makePasswordHash(config, password)
  await asOwner((client) => client.query('update identity.account set password_hash = $1', [hash]))
  const database = openDatabase(makePool({ url: appUrl, max: 4, name: 'storm-entries', isEndless: true }))
  try {
    const db = database.of(siteId)
    const numbers = Array.from({ length: count }, (_, i) => i + 1)
    const made = numbers.map(async (n) => ({
      userName: `person${n}`,
      password,
      ...(await makeCaptcha(db, config)),
    }))
    return await Promise.all(made)
  } finally {
    await database.close()
  }
}
