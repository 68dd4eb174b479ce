import { refill, searchablesOf } from '../server/domains/search/index.ts'
import { rooms } from '../server/app/rooms.ts'
import { readConfig } from '../server/platform/config.ts'
import { inTransaction, makePool, openDatabase } from '../server/platform/db.ts'

// Makes the words of everything that can be found anew, for all sites or for those named: npm run search:rebuild -- hengchuan
const wanted = process.argv.slice(2)
const database = openDatabase(
  makePool({ url: readConfig(process.env).DATABASE_URL, max: 2, name: 'lyceum-search-rebuild' }),
)
const { rows } = await database.pool.query<{ id: number; code: string }>(
  'select id, code from site.site order by id',
)
const unknown = wanted.filter((code) => !rows.some((row) => row.code === code))
if (unknown.length > 0) {
  console.error(`No site is called ${unknown.join(', ')}.`)
  process.exitCode = 1
}
for (const { id, code } of rows.filter((row) => wanted.length === 0 || wanted.includes(row.code))) {
  const db = database.of(id)
  for (const searchable of searchablesOf(rooms)) {
    const begun = performance.now()
    const { documents, removed } = await refill(searchable, {
      isWhole: true,
      step: (work) => inTransaction(db, work),
    })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${code.padEnd(16)}${searchable.source.padEnd(12)}${documents} written, ${removed} removed, ${seconds} s`,
    )
  }
}
await database.close()
