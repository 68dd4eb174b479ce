import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './process/config.ts'
import { censor } from './log/censor.ts'
import { openLogDestination } from './log/destination.ts'

export type Log = Logger

/** Fields that never reach a log line, at any depth (INV-S11). */
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

/** Structured lines, one JSON object each, with secrets redacted. */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Log {
  const everywhere = secrets.flatMap((name) =>
    name.includes('-')
      ? [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]
      : [name, `*.${name}`, `*.*.${name}`],
  )
  // Pino gives the censor a path only for names that are written out.
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
