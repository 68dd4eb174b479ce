import { rooms } from '../../server/app/rooms.ts'
import { startWorkerFace } from '../../server/app/worker-face.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { wallClock, withNaiveOutage } from '../naive/clock.ts'

// The product's own worker in a process of its own. MUTANT=clock goes by the node's wall clock.
process.on('disconnect', () => process.exit(1))

const parts = openParts(readConfig(process.env))
const isNaive = process.env['MUTANT'] === 'clock'
await startWorkerFace(
  isNaive ? { ...parts, clock: wallClock() } : parts,
  isNaive ? withNaiveOutage(rooms) : rooms,
)
process.send?.('up')
