import { resumable } from '@lyceum/contract/file'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

test('an unsupported part of the upload protocol is rejected without suggesting a retry', async () => {
  const { app, chen } = await testApp()
  const headers = {
    host: chen.host,
    cookie: `__Host-sid=${chen.token}`,
    'x-requested-with': 'lyceum',
    'tus-resumable': '1.0.0',
    'upload-length': '8',
    'upload-metadata': `purpose ${btoa('video')},filename ${btoa('a.mp4')}`,
  }
  for (const parts of ['partial', 'final;/a /b']) {
    const given = { ...headers, 'upload-concat': parts }
    const response = await app.inject({ method: 'POST', url: resumable.address, headers: given })
    expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([
      400,
      'INVALID_INPUT',
    ])
  }
})
