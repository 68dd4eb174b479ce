import { pino } from 'pino'
import type { Config } from '../../server/platform/config.ts'
import { type Log, makeLog } from '../../server/platform/log.ts'

/** The planted bug: the log as it is often set up. It waits for room on its volume, and the whole node with it. */
export const patientLog = (config: Config): Log => makeLog(config, pino.destination({ dest: 1, sync: false }))
