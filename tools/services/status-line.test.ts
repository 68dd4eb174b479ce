import { expect, test } from 'vitest'
import type { Result } from './part.ts'
import { spellDuration, statusLine } from './status-line.ts'

const postgres: Result = {
  name: 'postgres',
  label: 'PostgreSQL',
  isUp: true,
  did: 'found',
  ms: 14,
  version: '15.19',
  at: '127.0.0.1:5432',
}
const s3: Result = { ...postgres, label: 'S3', version: 'radosgw 16.2.15', at: '127.0.0.1:7480' }

test.each<[Result, string]>([
  [postgres, 'PostgreSQL   found 15.19 on 127.0.0.1:5432 in 14 ms'],
  [
    { ...s3, did: 'started', installMs: 41_234, startMs: 9210 },
    'S3           installed radosgw 16.2.15 in 41 s, started on 127.0.0.1:7480 in 9.2 s',
  ],
  [
    { ...s3, did: 'started', startMs: 3456 },
    'S3           started radosgw 16.2.15 on 127.0.0.1:7480 in 3.5 s',
  ],
  [{ ...s3, did: 'stopped', isUp: false, ms: 1800 }, 'S3           stopped in 1.8 s'],
  [{ name: 's3', label: 'S3', isUp: false, did: 'missed', ms: 2 }, 'S3           is not there (2 ms)'],
  [{ ...postgres, did: 'left' }, 'PostgreSQL   left as it is: 15.19 on 127.0.0.1:5432'],
  [{ name: 's3', label: 'S3', isUp: false, did: 'left', ms: 1 }, 'S3           was not running'],
  [
    { name: 's3', label: 'S3', isUp: false, did: 'failed', ms: 3, problem: 'no answer' },
    'S3           is not up: no answer (3 ms)',
  ],
])('says in one line what was found and done %#', (result, line) => {
  expect(statusLine(result)).toBe(line)
})

test('a part that is only installed has a version and no address', () => {
  const haproxy: Result = {
    name: 'haproxy',
    label: 'HAProxy',
    isUp: true,
    did: 'found',
    ms: 9,
    version: '2.6.12',
  }
  expect(statusLine(haproxy)).toBe('HAProxy      found 2.6.12 in 9 ms')
  expect(statusLine({ ...haproxy, did: 'installed', installMs: 5200 })).toBe(
    'HAProxy      installed 2.6.12 in 5.2 s',
  )
})

test.each([
  [0.4, '0 ms'],
  [999, '999 ms'],
  [1840, '1.8 s'],
  [61_400, '61 s'],
])('%d milliseconds are formatted as %s', (ms, text) => {
  expect(spellDuration(ms)).toBe(text)
})
