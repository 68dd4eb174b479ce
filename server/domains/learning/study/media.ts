import type { ModuleContent } from '@lyceum/contract/course'
import type { Media, MediaAddress } from '@lyceum/contract/file'
import type { Studied } from '@lyceum/contract/learning'
import { fileAddresses, filesFor, mediaAddresses, mediaOf } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { packageOf } from '../package/package-store.ts'
import { fileOf } from './body.ts'

type Opened = { readonly module: ModuleContent; readonly enrolmentId: string | null }

/** The film, sound, document, package or attachment of a module, for somebody who may open it. */
export async function mediaContent(ctx: Ctx, { module, enrolmentId }: Opened): Promise<Studied> {
  const fileId = fileOf(module)
  if (fileId === null) return missing
  if (module.type === 'REF') return attachment(ctx, fileId)
  const media = (await mediaOf(ctx, [fileId])).get(fileId)
  if (!media) return missing
  if (media.state === 'failed') return { kind: 'pending', reason: 'failed' }
  const address = (await mediaAddresses(ctx, [fileId])).get(fileId)
  if (!address) return { kind: 'pending', reason: 'preparing' }
  if (media.kind === 'package') return packageContent(ctx, { media, address, module, enrolmentId })
  return media.kind === 'document'
    ? documentContent(module, media, address)
    : recording(media.kind, media, address)
}

function documentContent({ title }: ModuleContent, media: Media, { url }: MediaAddress): Studied {
  return { kind: 'document', address: url, name: media.title ?? title, pages: media.pages ?? 0 }
}

function recording(
  kind: 'video' | 'audio',
  media: Media,
  { url, type, poster, sprite }: MediaAddress,
): Studied {
  const seconds = Math.floor(media.seconds ?? 0)
  return { kind: 'recording', media: kind, type, address: url, poster: poster ?? '', sprite, seconds }
}

const missing: Studied = { kind: 'pending', reason: 'missing' }

/** Something to take along, as it was brought. */
async function attachment(ctx: Ctx, fileId: string): Promise<Studied> {
  const ids = [fileId]
  const [file] = [
    ...(await filesFor(ctx.db, { ids, purpose: 'attachment' })),
    ...(await filesFor(ctx.db, { ids, purpose: 'document' })),
  ]
  const address = (await fileAddresses(ctx, ids)).get(fileId)
  return file && address !== undefined
    ? { kind: 'file', address, name: file.name, type: file.type, size: Number(file.size) }
    : missing
}

type Launched = Opened & { readonly media: Media; readonly address: MediaAddress }

async function packageContent(ctx: Ctx, { media, address, module, enrolmentId }: Launched): Promise<Studied> {
  const place = { enrolmentId: enrolmentId ?? '0', moduleId: module.id }
  const { cmi = {}, suspendData = '', params = {} } = (await packageOf(ctx.db, place)) ?? {}
  return { kind: 'package', address: address.url, version: media.scorm ?? '1.2', cmi, suspendData, params }
}
