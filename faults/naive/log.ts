import { pino } from 'pino'
import type { Config } from '../../server/platform/process/config.ts'
import { type Log, makeLog } from '../../server/platform/log.ts'

/** The injected bug: a log as it is often set up. It waits for space on its volume, and the whole node waits with it. */
export const patientLog = (config: Config): Log => makeLog(config, pino.destination({ dest: 1, sync: false }))
