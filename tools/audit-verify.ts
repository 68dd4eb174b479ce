import { parseArgs } from 'node:util'
import { type AnchorStatus, compareAnchors } from '../server/platform/audit/anchors.ts'
import { verifyChain } from '../server/platform/audit/write-chain.ts'
import { readConfig } from '../server/platform/process/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { openStorage } from '../server/platform/storage.ts'

// Walks every site's audit chain and compares it with its anchors: npm run audit:verify
const { values } = parseArgs({ options: { 'without-anchors': { type: 'boolean', default: false } } })
const config = readConfig(process.env)
const storage = openStorage(config)
const pool = { url: config.DATABASE_URL, max: 2, name: 'lyceum-audit-verify', isEndless: true }
const database = openDatabase(makePool(pool))
const db = database.acrossSites('each chain is verified')

const { rows } = await database.pool.query<{ id: number; code: string }>(
  'select id, code from site.site order by id',
)
for (const { id, code } of rows) {
  const { entries, brokenAt } = await verifyChain(db, id)
  const result = values['without-anchors']
    ? undefined
    : await compareAnchors(db, { siteId: id, storage }).catch(String)
  const chain = brokenAt === undefined ? 'whole' : `BROKEN at ${brokenAt}`
  console.log(`${code.padEnd(16)}${entries} entries, ${chain}, ${describeResult(result)}`)
  if (brokenAt !== undefined || !isFine(result)) process.exitCode = 1
}
storage.close()
await database.close()

/** Without the object store's answer it is unknown whether the end of a chain is missing. */
function isFine(result: AnchorStatus | string | undefined): boolean {
  return result === undefined || (typeof result === 'object' && result.fault === undefined)
}

function describeResult(result: AnchorStatus | string | undefined): string {
  if (result === undefined) return 'anchors not compared'
  if (typeof result === 'string') return `ANCHORS NOT READ: ${result}`
  const { anchors, fault } = result
  if (!fault) return `fits ${anchors} anchors`
  return `${fault.what.toUpperCase()}: ${fault.anchor} names entry ${fault.seq}`
}
