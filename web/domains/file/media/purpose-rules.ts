import { fileKinds, type PurposeName, purposes } from '@lyceum/contract/file'
import { sizeOf } from '../../../ui/media/media-details.ts'

/** What a purpose takes: in words, and for the browser's own dialog. */
export function takenBy(purpose: PurposeName) {
  const { kinds, maxBytes } = purposes[purpose]
  const extensions = kinds.flatMap((kind) => fileKinds[kind].extensions)
  return {
    kinds: extensions.map((extension) => extension.toUpperCase()).join(' / '),
    accept: extensions.map((extension) => `.${extension}`).join(','),
    size: sizeOf(maxBytes),
  }
}

/** Why a file would be rejected, checked before the upload: another kind, too large, or empty. */
export function fileErrorOf(
  purpose: PurposeName,
  { name, size }: { readonly name: string; readonly size: number },
): 'kind' | 'size' | 'empty' | undefined {
  const { kinds, maxBytes } = purposes[purpose]
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!kinds.some((kind) => fileKinds[kind].extensions.includes(extension))) return 'kind'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'size' : undefined
}
