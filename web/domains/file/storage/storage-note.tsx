import { getStorage } from '@lyceum/contract/file'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../../../ui/text/index.ts'
import { storageLines } from './storage-lines.ts'
import '../../../ui/work/upload-zone.css'

type StorageNoteProps = {
  /** Shows the site's usage even while there is space, for those who manage its files. */
  readonly isAlways?: boolean
}

/** Warns beside an upload when the person's or the site's storage is nearly full. */
export function StorageNote({ isAlways = false }: StorageNoteProps) {
  const t = useText(text).storage
  const { data } = useQuery({ ...read(getStorage), meta: { quiet: true } })
  if (!data) return null
  const lines = storageLines(data, isAlways)
  return lines.map(({ kind, used, quota }) => (
    <p key={kind} className="ly-storage" data-kind={kind}>
      {t[kind](used, quota)}
    </p>
  ))
}
