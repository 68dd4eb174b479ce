import { z } from 'zod'
import { endpoint } from '../kit/index.ts'

/** In bytes; uploads in progress count as used. */
const share = z.object({ used: z.int(), quota: z.int() })

/** From this share of a quota on, people are warned. */
export const nearlyFull = 0.8

export const getStorage = endpoint({
  method: 'GET',
  path: '/app/api/trainee/file/storage',
  kind: 'read',
  access: 'user',
  summary:
    'How much of my storage is used; for who brings or manages files of the site, also that of the site.',
  result: z.object({ person: share, site: share.nullable() }),
})
