import { flushCompileCache } from 'node:module'
import { domains } from '../../server/app/domains.ts'
import { serveMetrics } from '../../server/app/processes/serve-metrics.ts'
import { startWorkerProcess } from '../../server/app/processes/worker-process.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { startNaiveWorker } from '../naive/worker.ts'
import { faultDomain, withFailingSite } from './fault-domain.ts'

// The product's worker process, with this run's domain beside the product's domains.
// MUTANT=worker replaces it by a naive worker: the injected bug that the run must find.
process.on('disconnect', () => process.exit(1))

const parts = openParts(readConfig(process.env))
const all = withFailingSite([...domains, faultDomain], Number(process.env['FAILING_SITE'] ?? 0))
if (process.env['MUTANT'] === 'worker') {
  await startNaiveWorker(parts, all)
  await serveMetrics(parts)
} else await startWorkerProcess(parts, all)
// Most of these processes are killed, so the compile cache is flushed now.
flushCompileCache()
