import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'
import { censor } from './log/censor.ts'
import { openLogDestination } from './log/destination.ts'

export type Log = Logger

/** Fields that never reach a log line, wherever they stand (INV-S11). */
const secrets = [
  'password',
  'userPassword',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'token',
  'access_token',
  'captchaCode',
  'code',
  'cookie',
  'authorization',
  'set-cookie',
  'secret',
]

/** Structured lines, one JSON object each, with secrets crossed out. */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const everywhere = secrets.flatMap((name) =>
    name.includes('-')
      ? [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]
      : [name, `*.${name}`, `*.*.${name}`],
  )
  // Pino tells the censor where a value stands only below a name that is written out.
  const paths = ['err.code', ...everywhere]
  return pino(
    {
      level: config.LOG_LEVEL,
      base: null,
      redact: { paths, censor },
      serializers: { err: pino.stdSerializers.errWithCause },
    },
    destination ?? openLogDestination({ fd: 1, onDrop: () => undefined }),
  )
}
