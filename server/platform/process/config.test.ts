import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/lyceum',
  DATABASE_KEYS_URL: 'postgres://keys@db/lyceum',
  REDIS_URL: 'redis://cache',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  SMTP_URL: 'smtp://mail',
  CONTENT_HOST: 'content.example',
  SECRET_KEY: 'hV3kP9x2QmZr7LwT5bNc8YdJ4sGf6AuE',
}

test('production starts only with every secret given', () => {
  expect(readConfig(production).NODE_ENV).toBe('production')
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    'production needs DATABASE_URL, DATABASE_KEYS_URL, REDIS_URL',
  )
  expect(() => readConfig({ ...production, SECRET_KEY: '' })).toThrow('SECRET_KEY')
})

test('rejects a placeholder, a short or a regular secret', () => {
  expect(() =>
    readConfig({ ...production, SECRET_KEY: 'development-only-secret-key-0000000000000000' }),
  ).toThrow('placeholder')
  expect(() => readConfig({ ...production, SECRET_KEY: 'a'.repeat(64) })).toThrow('too regular')
  expect(() => readConfig({ ...production, SECRET_KEY: 'hV3kP9x2QmZr7L' })).toThrow('Configuration refused')
})

test('rejects the switch for tests without TLS in production', () => {
  expect(() => readConfig({ ...production, INSECURE_TEST: '1' })).toThrow('INSECURE_TEST')
})

test('rejects a file of one-time codes in production', () => {
  expect(() => readConfig({ ...production, SMS_SINK: 'codes.jsonl' })).toThrow('SMS_SINK')
})

test('the role that reads answer keys is a separate one, also if it is not configured', () => {
  expect(readConfig({}).DATABASE_KEYS_URL).toBe('postgres://lyceum_keys@127.0.0.1:5432/lyceum')
})

test('development needs nothing', () => {
  expect(readConfig({})).toMatchObject({ NODE_ENV: 'development', PORT: 3000 })
})
