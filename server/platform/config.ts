import { z } from 'zod'

const secret = z.string().min(32)
const port = z.coerce.number().int().min(0).max(65_535)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  REALTIME_PORT: port.default(3001),
  /** Where the content host listens as a process of its own; without it whoever answers calls serves content too. */
  CONTENT_PORT: port.optional(),
  METRICS_PORT: port.default(9464),
  DATABASE_URL: z.string().default('postgres://lyceum_app@127.0.0.1:5432/lyceum'),
  /** The same database by the role that reads answer keys; derived from the other where it is not given. */
  DATABASE_KEYS_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().default('postgres://postgres@127.0.0.1:5432/lyceum'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(8),
  /** Connections for hot writes alone: an exam never queues behind an export. */
  DATABASE_HOT_POOL: z.coerce.number().int().min(1).max(50).default(4),
  /** Connections of the role that reads answer keys: authors, draws of papers, scoring. */
  DATABASE_KEYS_POOL: z.coerce.number().int().min(1).max(50).default(4),
  REDIS_URL: z.string().default('redis://127.0.0.1:6379/0'),
  REDIS_PREFIX: z.string().default('lyceum:'),
  /** Groonga's server, for sites whose documents it keeps too; on a closed net, for it asks nobody who they are. */
  GROONGA_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_ENDPOINT: z.string().default('http://127.0.0.1:7480'),
  S3_REGION: z.string().default('default'),
  S3_BUCKET: z.string().default('lyceum'),
  S3_ACCESS_KEY: z.string().default('lyceum'),
  S3_SECRET_KEY: z.string().default('lyceum-dev-secret'),
  /** Whether the bucket must be bound to the database before anything is removed from it; always in production. */
  STORAGE_BINDING: z.enum(['on', 'off']).optional(),
  SMTP_URL: z.string().default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().default('Lyceum 知行学堂 <no-reply@lyceum.example>'),
  /** A file that shows short messages to who develops; they hold codes, so production has none. */
  SMS_SINK: z.string().optional(),
  /** Another host name than any portal's: user content must never share an origin with it (M10). */
  CONTENT_HOST: z.string().default('content.localhost'),
  SECRET_KEY: secret.default('development-only-secret-key-0000000000000000'),
  /** The secret before this one, while one takes the place of the other: what it has closed can still be opened. */
  SECRET_KEY_BEFORE: secret.optional(),
  /** Hosts outside the public net that the house may call, separated by commas: an identity provider on the intranet. */
  OUTGOING_HOSTS: z.string().default(''),
  /** Addresses of proxies whose forwarded headers are believed; empty: none. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a node that was told to stop keeps serving, so that the proxy sees it leave (M8). */
  DRAIN_MS: z.coerce.number().int().min(0).default(4000),
  /** How long the headers of a request may take to arrive. */
  HEADERS_MS: z.coerce.number().int().min(10).default(10_000),
  /** How long a body that has not arrived may go without progress. */
  BODY_MS: z.coerce.number().int().min(10).default(30_000),
  /** A worker that has not renewed its locks for this long loses them to another; it renews them six times as often. */
  WORKER_SILENT_SECONDS: z.coerce.number().min(3).default(60),
  /** Multiplies every rate limit: load tests raise it. */
  RATE_FACTOR: z.coerce.number().positive().default(1),
  /**
   * Multiplies what the house waits for a connection, a lock, a statement, Redis or a whole call: tests raise it, so
   * that a machine which stands still for a moment is not taken for a fault.
   */
  PATIENCE: z.coerce.number().min(1).max(100).default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
})

export type Config = Readonly<z.infer<typeof schema>> & {
  readonly DATABASE_KEYS_URL: string
  readonly STORAGE_BINDING: 'on' | 'off'
}

/** Names that have a convenient default for development and must be given in production. */
const noDefaultInProduction = [
  'DATABASE_URL',
  'DATABASE_KEYS_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'CONTENT_HOST',
  'SECRET_KEY',
] as const

/** Reads the environment once. In production a missing or weak secret ends the start with a plain sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  if (env['NODE_ENV'] === 'production') refuseDefaults(env)
  const parsed = schema.safeParse(env)
  if (parsed.success)
    return {
      ...parsed.data,
      DATABASE_KEYS_URL: keysUrlOf(parsed.data),
      STORAGE_BINDING: bindingOf(parsed.data),
    }
  throw new Error(`Configuration refused:\n${z.prettifyError(parsed.error)}`)
}

/** In development roles have no passwords: another name is another role. */
function keysUrlOf({ DATABASE_KEYS_URL, DATABASE_URL }: z.infer<typeof schema>): string {
  return DATABASE_KEYS_URL ?? DATABASE_URL.replace('//lyceum_app@', '//lyceum_keys@')
}

/** In development many databases come and go on one bucket. */
function bindingOf({ STORAGE_BINDING, NODE_ENV }: z.infer<typeof schema>): 'on' | 'off' {
  return NODE_ENV === 'production' ? 'on' : (STORAGE_BINDING ?? 'off')
}

function refuseDefaults(env: Readonly<Record<string, string | undefined>>): void {
  const missing = noDefaultInProduction.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`Configuration refused: production needs ${missing.join(', ')}.`)
  const key = env['SECRET_KEY'] ?? ''
  if (/development/i.test(key) || new Set(key).size < 12) {
    throw new Error('Configuration refused: SECRET_KEY is a placeholder or too regular; use 32 random bytes.')
  }
  if (env['SMS_SINK']) throw new Error('Configuration refused: SMS_SINK would keep codes in a file.')
  if (env['INSECURE_TEST']) throw new Error('Configuration refused: INSECURE_TEST is set in production.')
}
