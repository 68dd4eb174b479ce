import { resumable } from '@lyceum/contract/file'
import { expect, test } from 'vitest'
import { house } from '#testing/house'

test('a part of the upload protocol that we do not speak is refused, and nobody is told to come back later', async () => {
  const { app, chen } = await house()
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
