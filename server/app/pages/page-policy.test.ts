import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

test('S-18 allows content without TLS in development only', () => {
  const policy = (NODE_ENV: 'production' | 'development') =>
    pagePolicy('n', { NODE_ENV, CONTENT_HOST: 'content.example' })
  expect(policy('production')).not.toContain('http://')
  expect(policy('production')).toContain("img-src 'self' https://content.example blob:")
  expect(policy('production')).toContain('frame-src https://*.content.example;')
  expect(policy('development')).toContain('http://content.example:*')
})
