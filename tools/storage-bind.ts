import { parseArgs } from 'node:util'
import { makeClock } from '../server/platform/time/clock.ts'
import { readConfig } from '../server/platform/process/config.ts'
import { makePool, openDatabase } from '../server/platform/db.ts'
import { openStorage } from '../server/platform/storage.ts'
import { bindOnPurpose } from '../server/platform/storage/binding.ts'

// Binds the configured database to the configured bucket after a restore: npm run storage:bind -- --bucket NAME
const { values } = parseArgs({ options: { bucket: { type: 'string' } } })
const config = readConfig(process.env)
if (values.bucket !== config.S3_BUCKET) {
  console.error(
    `The bucket is ${config.S3_BUCKET}. Only the database that is bound to it removes objects from it.`,
  )
  console.error(`If it shall be this one and no other: npm run storage:bind -- --bucket ${config.S3_BUCKET}`)
  process.exit(1)
}
const storage = openStorage(config)
const database = openDatabase(makePool({ url: config.DATABASE_URL, max: 2, name: 'lyceum-storage-bind' }))
const id = await bindOnPurpose({ database, storage, clock: makeClock() })
console.log(
  `${config.S3_BUCKET} is bound to this database as ${id}; any other database is refused from now on`,
)
storage.close()
await database.close()
