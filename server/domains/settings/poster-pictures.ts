import { commonErrors } from '@lyceum/contract/kit'
import { pictureNames, pictureSettings } from '@lyceum/contract/site'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { filesFor } from '#domains/file'
import { settingsOf } from '#domains/site'
import type { Site } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Parts } from '#platform/parts'
import { publicName } from './pictures.ts'

type PosterDeps = {
  readonly partsNow: () => Parts
  readonly findSite: (parts: Parts, host: string) => Promise<Site>
}

const address = z.object({ name: z.string() })

/**
 * The pictures that a site shows before signing in. Only what its settings currently name is served, to everyone;
 * the name changes with the picture, so that a browser fetches it once.
 */
export function addPosterPictures(app: FastifyInstance, { partsNow, findSite }: PosterDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/resource/poster/cw/:name',
    handler: async (request, reply) => {
      const parts = partsNow()
      const site = await findSite(parts, request.hostname)
      const { name } = address.parse(request.params)
      const file = (await shown(parts, site, name)) ?? fail(commonErrors.NO_SUCH_CALL)
      const etag = `"${file.sha256.toString('hex', 0, 16)}"`
      void reply.headers({
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        etag,
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      void reply.header('content-length', file.size)
      if (request.method === 'HEAD') return reply.send()
      const found = (await parts.storage.get(file.objectKey)) ?? fail(commonErrors.NO_SUCH_CALL)
      return reply.send(found.body)
    },
  })
}

/** The file behind a name that one of the site's settings has. */
async function shown(parts: Parts, site: Site, name: string) {
  const db = parts.database.of(site.id)
  const settings = await settingsOf({ parts, site, db })
  const setting = pictureNames.find((candidate) => settings[candidate] === name)
  if (setting === undefined) return undefined
  const [id = ''] = name.split('.')
  const [file] = await filesFor(db, { ids: [id], purpose: pictureSettings[setting] })
  return file && publicName(file) === name ? file : undefined
}
