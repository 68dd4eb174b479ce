import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

test('S-18 content without TLS is allowed to pages in development alone', () => {
  const policy = (NODE_ENV: 'production' | 'development') =>
    pagePolicy('n', { NODE_ENV, CONTENT_HOST: 'content.example' })
  expect(policy('production')).not.toContain('http://')
  expect(policy('production')).toContain("img-src 'self' https://content.example blob:")
  expect(policy('production')).toContain('frame-src https://*.content.example;')
  expect(policy('development')).toContain('http://content.example:*')
})
