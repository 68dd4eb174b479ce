import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { calledDomains } from './called-domains.ts'

test('a request belongs to the domain whose contract declares it', async () => {
  const domainsOf = await calledDomains(resolve(import.meta.dirname, '../../..'))
  expect(domainsOf(['GET /app/api/user/current', 'GET /assets/main.js'])).toEqual(['identity'])
  expect(domainsOf(['PUT /app/api/admin/system-setting', 'GET /app/api/user/current'])).toEqual([
    'identity',
    'site',
  ])
  expect(domainsOf(['DELETE /app/api/user/current'])).toEqual([])
})
