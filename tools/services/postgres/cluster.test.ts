import { expect, test } from 'vitest'
import { openToThisMachine, parseClusters } from './cluster.ts'

test('clusters are parsed from Debian’s list', () => {
  const list = [
    '13  old  5433 down   <unknown> /var/lib/postgresql/13/old  /var/log/postgresql/postgresql-13-old.log',
    '15  main 5432 online postgres  /var/lib/postgresql/15/main /var/log/postgresql/postgresql-15-main.log',
    '',
  ].join('\n')
  expect(parseClusters(list)).toEqual([
    { major: '13', name: 'old', port: 5433, data: '/var/lib/postgresql/13/old' },
    { major: '15', name: 'main', port: 5432, data: '/var/lib/postgresql/15/main' },
  ])
  expect(parseClusters('')).toEqual([])
})

test('the rule for this machine comes before the others, and only once', () => {
  const hba = 'host all all 127.0.0.1/32 scram-sha-256\n'
  const opened = openToThisMachine(hba)
  expect(opened.indexOf('trust')).toBeLessThan(opened.indexOf('scram-sha-256'))
  expect(openToThisMachine(opened)).toBe(opened)
})
