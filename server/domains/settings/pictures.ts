import { fileKinds } from '@lyceum/contract/file'
import { type PictureName, pictureSettings, type SettingName, siteErrors } from '@lyceum/contract/site'
import { filesFor } from '#domains/file'
import type { Change } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isId } from '#platform/db/is-id'

type File = Awaited<ReturnType<typeof filesFor>>[number]

/** The changes with every uploaded picture replaced by its public name; rejects a picture with another purpose. */
export async function withPictures(ctx: Ctx, changes: readonly Change[]): Promise<readonly Change[]> {
  const named: Change[] = []
  for (const change of changes) named.push(isPictured(change) ? await withName(ctx, change) : change)
  return named
}

/** `<file>.<fingerprint>.<kind>`: another picture has another name, so that browsers may cache it forever. */
export function publicName({ id, sha256, type }: Pick<File, 'id' | 'sha256' | 'type'>): string {
  return `${id}.${sha256.toString('hex').slice(0, 16)}.${type === fileKinds.png.type ? 'png' : 'jpg'}`
}

type Pictured = { readonly name: PictureName; readonly value: string }

const isPicture = (name: SettingName): name is PictureName => name in pictureSettings

function isPictured(change: Change): change is Pictured {
  return isPicture(change.name) && typeof change.value === 'string' && change.value !== ''
}

async function withName(ctx: Ctx, { name, value }: Pictured): Promise<Change> {
  const [id = ''] = /^\d{1,19}/.exec(value) ?? []
  const files = !isId(id) ? [] : await filesFor(ctx.db, { ids: [id], purpose: pictureSettings[name] })
  const picture = files[0] && publicName(files[0])
  if (picture === undefined || (value !== id && value !== picture)) fail(siteErrors.PICTURE_NOT_FOUND)
  return { name, value: picture }
}
