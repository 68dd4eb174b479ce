import { readConfig } from '#platform/config'
import { openParts } from '#platform/parts'
import { rooms } from './rooms.ts'
import { startApi } from './api.ts'
import { migrate } from './migrate.ts'
import { runRealtime } from './realtime.ts'
import { startWorkerFace } from './worker-face.ts'

// One program, several faces: node server/app/main.ts api | worker | realtime | migrate
const face = process.argv[2]
const config = readConfig(process.env)

switch (face) {
  case 'api':
    await startApi(openParts(config), rooms)
    break
  case 'worker':
    await startWorkerFace(openParts(config), rooms)
    break
  case 'realtime':
    await runRealtime(openParts(config), rooms)
    break
  case 'migrate': {
    const { applied, known } = await migrate(config.DATABASE_OWNER_URL)
    process.stdout.write(`${applied.length} applied, ${known} known\n`)
    break
  }
  default:
    process.stderr.write('usage: main.ts api | worker | realtime | migrate\n')
    process.exitCode = 2
}
