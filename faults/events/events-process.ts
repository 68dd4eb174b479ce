import { flushCompileCache } from 'node:module'
import { serveMetrics } from '../../server/app/processes/serve-metrics.ts'
import { startWorkerProcess } from '../../server/app/processes/worker-process.ts'
import { openParts } from '../../server/platform/parts.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { startNaiveDelivery } from '../naive/events.ts'
import { numberedDomain } from './numbered-domain.ts'

// The product's worker process with one domain, so that it starts quickly.
// MUTANT=events delivers by a naive cursor: the injected bug that the run must find.
process.on('disconnect', () => process.exit(1))

const parts = openParts(readConfig(process.env))
if (process.env['MUTANT'] === 'events') {
  startNaiveDelivery(parts, numberedDomain)
  await serveMetrics(parts)
} else await startWorkerProcess(parts, [numberedDomain])
flushCompileCache()
