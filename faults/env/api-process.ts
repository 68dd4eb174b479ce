import { flushCompileCache } from 'node:module'
import { startApi } from '../../server/app/processes/api.ts'
import { domains } from '../../server/app/domains.ts'
import { readConfig } from '../../server/platform/process/config.ts'
import { openParts } from '../../server/platform/parts.ts'
import { probe } from '../../server/testing/probe/domain.ts'
import { wallClock } from '../naive/clock.ts'
import { deaf } from '../naive/unclosed-connections.ts'
import { withNaiveExam } from '../naive/exam.ts'
import { patientLog } from '../naive/log.ts'
import { withNaivePoints } from '../naive/points.ts'
import { naiveProbe } from '../naive/probe.ts'

// The product's API process, with the probe domain beside the product's domains.
// MUTANT=naive replaces the coin call by a naive copy, MUTANT=exam the saving of answers, MUTANT=points the collecting
// of points, MUTANT=clock uses the node's wall clock; MUTANT=deaf waits for its connections for ever, MUTANT=log for its
// log volume: the injected bugs that the runs must find.
process.on('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const mutant = process.env['MUTANT']
const mutants: Readonly<Record<string, (given: typeof domains) => typeof domains>> = {
  exam: withNaiveExam,
  points: withNaivePoints,
}
const mutatedDomains = mutants[mutant ?? '']?.(domains) ?? domains
const opened = openParts(config, mutant === 'log' ? { log: patientLog(config) } : {})
const parts = mutant === 'clock' ? { ...opened, clock: wallClock() } : opened
await startApi(mutant === 'deaf' ? deaf(parts) : parts, [
  ...mutatedDomains,
  mutant === 'naive' ? naiveProbe : probe,
])
// Most of these processes are killed, so the compile cache is flushed now.
flushCompileCache()
