import type { ComponentProps } from 'react'
import { UploadZone } from '#ui/work/upload-zone'
import { StorageNote } from './storage/storage-note.tsx'

type FileUploadZoneProps = ComponentProps<typeof UploadZone> & {
  /** Files for everybody: shows the free storage of the site. */
  readonly isForSite?: boolean
}

/** An upload area, with a warning when the storage is nearly full. */
export function FileUploadZone({ isForSite = false, ...rest }: FileUploadZoneProps) {
  return (
    <>
      <UploadZone {...rest} />
      <StorageNote isAlways={isForSite} />
    </>
  )
}
