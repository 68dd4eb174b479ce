import { parseArgs } from 'node:util'
import { rebuild, searchablesOf } from '../server/domains/search/index.ts'
import { domains } from '../server/app/domains.ts'
import { readConfig } from '../server/platform/process/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'

const usage = `npm run search:rebuild -- [--engine postgres|groonga] [site …]

Makes the words of everything that can be found anew, for all sites or for those named.
With an engine the named sites answer from it afterwards; until it is filled and indexed PostgreSQL answers.
`

process.exitCode = await main()

async function main(): Promise<number> {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' } },
  })
  const engine = (['postgres', 'groonga'] as const).find((name) => name === values.engine)
  if (values.engine !== undefined && (!engine || wanted.length === 0)) {
    process.stderr.write(usage)
    return 2
  }
  const { DATABASE_URL: url, GROONGA_URL: groongaUrl } = readConfig(process.env)
  const database = openDatabase(makePool({ url, max: 2, name: 'lyceum-search-rebuild', isEndless: true }))
  try {
    const { rows } = await database.pool.query<{ id: number; code: string }>(
      'select id, code from site.site order by id',
    )
    const unknown = wanted.filter((code) => !rows.some((row) => row.code === code))
    for (const { id, code } of rows.filter((row) => wanted.length === 0 || wanted.includes(row.code)))
      await rebuild(database.of(id), {
        searchables: searchablesOf(domains),
        groongaUrl,
        target: engine,
        onProgress: (result) =>
          console.log(
            `${code.padEnd(16)}${result.engine.padEnd(10)}${result.source.padEnd(12)}${result.written} written, ${result.removed} removed`,
          ),
      })
    if (unknown.length > 0) console.error(`No site is called ${unknown.join(', ')}.`)
    return unknown.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}
