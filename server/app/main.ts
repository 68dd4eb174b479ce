import { readConfig } from '#platform/config'
import { openParts } from '#platform/parts'
import { rooms } from './rooms.ts'
import { startAll } from './all-faces.ts'
import { startApi } from './api.ts'
import { startContent } from './content-face.ts'
import { migrate } from './migrate.ts'
import { runRealtime } from './realtime.ts'
import { startWorkerFace } from './worker-face.ts'

// One program, several faces: node server/app/main.ts api | content | worker | realtime | all | migrate
const face = process.argv[2] ?? ''
const config = readConfig(process.env)

const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  api: () => startApi(openParts(config), rooms),
  content: () => startContent(openParts(config), rooms),
  worker: () => startWorkerFace(openParts(config), rooms),
  realtime: () => runRealtime(openParts(config), rooms),
  all: () => startAll(openParts(config), rooms),
  migrate: async () => {
    const { applied, known } = await migrate(config.DATABASE_OWNER_URL)
    process.stdout.write(`${applied.length} applied, ${known} known\n`)
  },
}

const start = faces[face]
if (start) {
  await start()
} else {
  process.stderr.write(`usage: main.ts ${Object.keys(faces).join(' | ')}\n`)
  process.exitCode = 2
}
