import { readConfig } from '../server/platform/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { verifyChain } from '../server/platform/audit.ts'

// Walks every site's audit chain: npm run audit:verify
const database = openDatabase(
  makePool({
    url: readConfig(process.env).DATABASE_URL,
    max: 2,
    name: 'lyceum-audit-verify',
    isEndless: true,
  }),
)
const { rows } = await database.pool.query<{ id: number; code: string }>(
  'select id, code from site.site order by id',
)
for (const { id, code } of rows) {
  const { entries, brokenAt } = await verifyChain(database.acrossSites('each chain is verified'), id)
  console.log(
    `${code.padEnd(16)}${entries} entries, ${brokenAt === undefined ? 'whole' : `BROKEN at ${brokenAt}`}`,
  )
  if (brokenAt !== undefined) process.exitCode = 1
}
await database.close()
