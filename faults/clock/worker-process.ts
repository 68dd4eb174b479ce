import { domains } from '../../server/app/domains.ts'
import { startWorkerProcess } from '../../server/app/processes/worker-process.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { wallClock, withNaiveOutage } from '../naive/clock.ts'

// The product's worker in a process of its own. MUTANT=clock uses the node's wall clock.
process.on('disconnect', () => process.exit(1))

const parts = openParts(readConfig(process.env))
const isNaive = process.env['MUTANT'] === 'clock'
await startWorkerProcess(
  isNaive ? { ...parts, clock: wallClock() } : parts,
  isNaive ? withNaiveOutage(domains) : domains,
)
process.send?.('up')
