import { readConfig } from '#platform/process/config'
import { openParts } from '#platform/parts'
import { domains } from './domains.ts'
import { startAll } from './processes/all-processes.ts'
import { startApi } from './processes/api.ts'
import { startContent } from './processes/content-process.ts'
import { migrate } from './migrate.ts'
import { runRealtime } from './processes/realtime.ts'
import { startWorkerProcess } from './processes/worker-process.ts'

// One program, several processes: node server/app/main.ts api | content | worker | realtime | all | migrate
const processKind = process.argv[2] ?? ''
const config = readConfig(process.env)

const starters: Readonly<Record<string, () => Promise<unknown>>> = {
  api: () => startApi(openParts(config), domains),
  content: () => startContent(openParts(config), domains),
  worker: () => startWorkerProcess(openParts(config), domains),
  realtime: () => runRealtime(openParts(config), domains),
  all: () => startAll(openParts(config), domains),
  migrate: async () => {
    const { applied, known } = await migrate(config.DATABASE_OWNER_URL)
    process.stdout.write(`${applied.length} applied, ${known} known\n`)
  },
}

const start = starters[processKind]
if (start) {
  await start()
} else {
  process.stderr.write(`usage: main.ts ${Object.keys(starters).join(' | ')}\n`)
  process.exitCode = 2
}
