import { z } from 'zod'

const secret = z.string().min(32)
const port = z.coerce.number().int().min(0).max(65_535)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  REALTIME_PORT: port.default(3001),
  /** The port of the content process; without it the API serves content too. */
  CONTENT_PORT: port.optional(),
  METRICS_PORT: port.default(9464),
  DATABASE_URL: z.string().default('postgres://lyceum_app@127.0.0.1:5432/lyceum'),
  /** The same database with the role that reads answer keys; derived from DATABASE_URL if missing. */
  DATABASE_KEYS_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().default('postgres://postgres@127.0.0.1:5432/lyceum'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(8),
  /** Connections shared by short reads; 0: they use the pool. */
  DATABASE_LINES: z.coerce.number().int().min(0).max(16).default(4),
  /** Connections for hot writes only: an exam never queues behind an export. */
  DATABASE_HOT_POOL: z.coerce.number().int().min(1).max(50).default(4),
  /** Connections of the role that reads answer keys: authors, draws of papers, scoring. */
  DATABASE_KEYS_POOL: z.coerce.number().int().min(1).max(50).default(4),
  REDIS_URL: z.string().default('redis://127.0.0.1:6379/0'),
  REDIS_PREFIX: z.string().default('lyceum:'),
  /** Groonga's server, for sites that use it for search; on a closed network, because it has no authentication. */
  GROONGA_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_ENDPOINT: z.string().default('http://127.0.0.1:7480'),
  S3_REGION: z.string().default('default'),
  S3_BUCKET: z.string().default('lyceum'),
  S3_ACCESS_KEY: z.string().default('lyceum'),
  S3_SECRET_KEY: z.string().default('lyceum-dev-secret'),
  /** Whether the bucket must be bound to the database before objects are removed; always on in production. */
  STORAGE_BINDING: z.enum(['on', 'off']).optional(),
  SMTP_URL: z.string().default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().default('Lyceum 知行学堂 <no-reply@lyceum.example>'),
  /** A file in which developers see text messages; it contains codes, so it is forbidden in production. */
  SMS_SINK: z.string().optional(),
  /** A host name different from every portal: user content must never share an origin with it (M10). */
  CONTENT_HOST: z.string().default('content.localhost'),
  SECRET_KEY: secret.default('development-only-secret-key-0000000000000000'),
  /** The previous secret during rotation: what it encrypted can still be read. */
  SECRET_KEY_BEFORE: secret.optional(),
  /** Hosts on private networks that the application may call, separated by commas: an identity provider on the intranet. */
  OUTGOING_HOSTS: z.string().default(''),
  /** Addresses of proxies whose forwarded headers are trusted; empty: none. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a draining node keeps serving, so that the proxy notices it (M8). */
  DRAIN_MS: z.coerce.number().int().min(0).default(4000),
  /** How long the headers of a request may take to arrive. */
  HEADERS_MS: z.coerce.number().int().min(10).default(10_000),
  /** How long a request body may make no progress. */
  BODY_MS: z.coerce.number().int().min(10).default(30_000),
  /** A worker that has not renewed its locks for this long loses them; it renews six times in that time. */
  WORKER_SILENT_SECONDS: z.coerce.number().min(3).default(60),
  /** Multiplies every rate limit; load tests raise it. */
  RATE_FACTOR: z.coerce.number().positive().default(1),
  /**
   * Multiplies the timeouts for connections, locks, statements, Redis and whole calls: tests raise it, so that a
   * short stall of the machine is not taken for a fault.
   */
  PATIENCE: z.coerce.number().min(1).max(100).default(1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
})

export type Config = Readonly<z.infer<typeof schema>> & {
  readonly DATABASE_KEYS_URL: string
  readonly STORAGE_BINDING: 'on' | 'off'
}

/** Settings with a convenient default for development that must be given in production. */
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

/** Reads the environment once. In production a missing or weak secret stops the start with a clear message. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  if (env['NODE_ENV'] === 'production') rejectDefaults(env)
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

/** In development many databases share one bucket. */
function bindingOf({ STORAGE_BINDING, NODE_ENV }: z.infer<typeof schema>): 'on' | 'off' {
  return NODE_ENV === 'production' ? 'on' : (STORAGE_BINDING ?? 'off')
}

function rejectDefaults(env: Readonly<Record<string, string | undefined>>): void {
  const missing = noDefaultInProduction.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`Configuration refused: production needs ${missing.join(', ')}.`)
  const key = env['SECRET_KEY'] ?? ''
  if (/development/i.test(key) || new Set(key).size < 12) {
    throw new Error('Configuration refused: SECRET_KEY is a placeholder or too regular; use 32 random bytes.')
  }
  if (env['SMS_SINK']) throw new Error('Configuration refused: SMS_SINK would keep codes in a file.')
  if (env['INSECURE_TEST']) throw new Error('Configuration refused: INSECURE_TEST is set in production.')
}
