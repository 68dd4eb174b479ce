import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Address = { readonly host: string; readonly port: number }

const env = (name: string, otherwise: string) => process.env[name] || otherwise

/** Where data, logs and process files of the started parts are kept; ignored by git. */
export const varFolder = env('LYCEUM_VAR', join(fileURLToPath(new URL('../../', import.meta.url)), '.var'))

/** The same names that the product reads, so one environment serves both. */
export const settings = {
  postgres: {
    host: env('PGHOST', '127.0.0.1'),
    port: Number(env('PGPORT', '5432')),
    user: env('PGUSER', 'postgres'),
    password: process.env['PGPASSWORD'],
  },
  redis: new URL(env('REDIS_URL', 'redis://127.0.0.1:6379')),
  s3: {
    endpoint: new URL(env('S3_ENDPOINT', 'http://127.0.0.1:7480')),
    bucket: env('S3_BUCKET', 'lyceum'),
    region: env('S3_REGION', 'us-east-1'),
    accessKey: env('S3_ACCESS_KEY', 'lyceum'),
    secretKey: env('S3_SECRET_KEY', 'lyceum-dev-secret'),
  },
  groonga: new URL(env('GROONGA_URL', 'http://127.0.0.1:10041')),
  smtp: new URL(env('SMTP_URL', 'smtp://127.0.0.1:2525')),
  mailPage: new URL(env('MAIL_PAGE_URL', 'http://127.0.0.1:8025')),
}

const usualPorts: Readonly<Record<string, number>> = {
  'redis:': 6379,
  'smtp:': 25,
  'http:': 80,
  'https:': 443,
}

export function addressOf(url: URL): Address {
  return { host: url.hostname, port: Number(url.port) || (usualPorts[url.protocol] ?? 0) }
}

export const spell = ({ host, port }: Address) => `${host}:${port}`

/** A part on another machine is checked, never installed or started. */
export function assertLocal({ host, port }: Address) {
  if (!['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)) {
    throw new Error(`nothing answers on ${host}:${port}, and only parts of this machine are started`)
  }
}
