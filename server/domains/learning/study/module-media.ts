import type { ModuleContent } from '@lyceum/contract/course'
import type { Media, MediaAddress } from '@lyceum/contract/file'
import type { Studied } from '@lyceum/contract/learning'
import { fileAddresses, filesFor, mediaAddresses, mediaOf } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { type Cmi, scoreFrom } from '../package/cmi-report.ts'
import { type ItemStates, itemToOpen } from '../package/item-rules.ts'
import { itemOf, itemStates, packageOf } from '../package/package-store.ts'
import { fileOf } from '../progress/module-body.ts'

type Opened = {
  readonly module: ModuleContent
  readonly enrolmentId: string | null
  /** For a package with several items: the requested one. */
  readonly item?: string | undefined
}

/** The video, audio, document, package or attachment of a module, for somebody who may open it. */
export async function mediaContent(ctx: Ctx, { module, enrolmentId, item }: Opened): Promise<Studied> {
  const fileId = fileOf(module)
  if (fileId === null) return missing
  if (module.type === 'REF') return attachment(ctx, fileId)
  const media = (await mediaOf(ctx, [fileId])).get(fileId)
  if (!media) return missing
  if (media.state === 'failed') return { kind: 'pending', reason: 'failed' }
  const address = (await mediaAddresses(ctx, [fileId])).get(fileId)
  if (!address) return { kind: 'pending', reason: 'preparing' }
  if (media.kind === 'package') return packageContent(ctx, { media, address, module, enrolmentId, item })
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

/** A file to download, as it was uploaded. */
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

async function packageContent(
  ctx: Ctx,
  { media, address, module, enrolmentId, item }: Launched,
): Promise<Studied> {
  const place = { enrolmentId: enrolmentId ?? '0', moduleId: module.id }
  const whole = await packageOf(ctx.db, place)
  const shown = { kind: 'package', version: media.scorm ?? '1.2', params: whole?.params ?? {} } as const
  if (media.items.length === 0)
    return { ...shown, address: address.url, items: [], item: null, ...packageStateOf(whole) }
  const states = await itemStates(ctx.db, place)
  const open = itemToOpen(media.items, { requested: item, last: whole?.lastItem, states })
  const url = `${address.url}?item=${encodeURIComponent(open)}`
  const packageState = packageStateOf(await itemOf(ctx.db, place, open))
  return { ...shown, address: url, items: itemsShown(media.items, states), item: open, ...packageState }
}

type PackageState = { readonly cmi: Cmi; readonly suspendData: string }

const packageStateOf = (stored: PackageState | undefined) => ({
  cmi: stored?.cmi ?? {},
  suspendData: stored?.suspendData ?? '',
})

const itemsShown = (items: Media['items'], states: ItemStates) =>
  items.map((item) => {
    const { isDone, share } = states.get(item.id) ?? { isDone: false, share: null }
    return { ...item, isDone, score: scoreFrom(share, 100) }
  })
