import { getStorage } from '@lyceum/contract/file'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import { storageLines } from './storage-lines.ts'
import './upload-zone.css'

type StorageNoteProps = {
  /** Shows what the site uses also while there is room: for those who manage its files. */
  readonly isAlways?: boolean
}

/** Says where files are uploaded that the storage of the person or the site is nearly full. */
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
