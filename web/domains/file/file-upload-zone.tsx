import type { ComponentProps } from 'react'
import { UploadZone } from '#ui/work/upload-zone'
import { StorageNote } from './storage/storage-note.tsx'

type FileUploadZoneProps = ComponentProps<typeof UploadZone> & {
  /** Files for everybody: shows what the site has room for. */
  readonly isForSite?: boolean
}

/** A place to give files, with what is said when the storage is nearly full. */
export function FileUploadZone({ isForSite = false, ...rest }: FileUploadZoneProps) {
  return (
    <>
      <UploadZone {...rest} />
      <StorageNote isAlways={isForSite} />
    </>
  )
}
