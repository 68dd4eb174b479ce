import { flushCompileCache } from 'node:module'
import { rooms } from '../../server/app/rooms.ts'
import { serveMetrics } from '../../server/app/serve-metrics.ts'
import { startWorkerFace } from '../../server/app/worker-face.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { startNaiveWorker } from '../naive/worker.ts'
import { faultRoom, withFailingSite } from './room.ts'

// The product's own worker face in a process of its own, with the room of this run beside the product's.
// MUTANT=worker puts a careless worker in its place: the planted bug that the run must find.
process.on('disconnect', () => process.exit(1))

const parts = openParts(readConfig(process.env))
const all = withFailingSite([...rooms, faultRoom], Number(process.env['FAILING_SITE'] ?? 0))
if (process.env['MUTANT'] === 'worker') {
  await startNaiveWorker(parts, all)
  await serveMetrics(parts)
} else await startWorkerFace(parts, all)
// Most of these processes are killed, and could not keep it at their end.
flushCompileCache()
