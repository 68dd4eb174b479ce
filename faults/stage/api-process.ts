import { flushCompileCache } from 'node:module'
import { startApi } from '../../server/app/api.ts'
import { rooms } from '../../server/app/rooms.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { probe } from '../../server/testing/probe/room.ts'
import { wallClock } from '../naive/clock.ts'
import { deaf } from '../naive/deaf.ts'
import { withNaiveExam } from '../naive/exam.ts'
import { patientLog } from '../naive/log.ts'
import { withNaivePoints } from '../naive/points.ts'
import { naiveProbe } from '../naive/room.ts'

// The product's own API face in a process of its own, with the probe room beside the product's rooms.
// MUTANT=naive puts a careless copy of the money call in its place, MUTANT=exam one of saving answers, MUTANT=points one of
// collecting points, MUTANT=clock the node's wall clock; MUTANT=deaf waits for its connections for ever, MUTANT=log for its
// log volume: the planted bugs that the runs must find.
process.on('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const mutant = process.env['MUTANT']
const careless: Readonly<Record<string, (given: typeof rooms) => typeof rooms>> = {
  exam: withNaiveExam,
  points: withNaivePoints,
}
const house = careless[mutant ?? '']?.(rooms) ?? rooms
const opened = openParts(config, mutant === 'log' ? { log: patientLog(config) } : {})
const parts = mutant === 'clock' ? { ...opened, clock: wallClock() } : opened
await startApi(mutant === 'deaf' ? deaf(parts) : parts, [...house, mutant === 'naive' ? naiveProbe : probe])
// Most of these processes are killed, and could not keep it at their end.
flushCompileCache()
