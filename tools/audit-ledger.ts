import { readConfig } from '../server/platform/process/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { addUp, isWhole } from '../server/domains/points/index.ts'

// Adds up every site's points ledger: npm run audit:ledger
const database = openDatabase(
  makePool({
    url: readConfig(process.env).DATABASE_URL,
    max: 2,
    name: 'lyceum-audit-ledger',
    isEndless: true,
  }),
)
const { rows } = await database.pool.query<{ id: number; code: string }>(
  'select id, code from site.site order by id',
)
for (const { id, code } of rows) {
  const result = await addUp(database.acrossSites('each ledger is added up'), id)
  const { movements, entries, sum, unbalancedMovements, wrongPurses, wrongHolds } = result
  const faults = `sum ${sum}, ${unbalancedMovements} movements, ${wrongPurses} purses and ${wrongHolds} holds wrong`
  console.log(
    `${code.padEnd(16)}${movements} movements, ${entries} entries, ${isWhole(result) ? 'balanced' : `WRONG: ${faults}`}`,
  )
  if (!isWhole(result)) process.exitCode = 1
}
await database.close()
