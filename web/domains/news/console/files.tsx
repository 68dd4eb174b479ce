import { purposes } from '@lyceum/contract/file'
import { mostFiles } from '@lyceum/contract/news'
import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { formatSize } from '#lib/language/format-size'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { UploadRow } from '#ui/work/upload-zone'
import { glyphOf } from '../file-glyph.ts'
import type { Attached } from './draft.ts'
import { text } from './text/index.ts'

type FilesProps = {
  readonly files: readonly Attached[]
  readonly onChange: (files: readonly Attached[]) => void
}

const accepted = purposes.attachment.kinds.map((kind) => `.${kind}`).join()

/** The attachments; every reader may download them. */
export function Files({ files, onChange }: FilesProps) {
  const t = useText(text).form
  const [isBringing, setIsBringing] = useState(false)

  async function bring(chosen: readonly File[]) {
    setIsBringing(true)
    let all = files
    try {
      for (const file of chosen.slice(0, mostFiles - files.length)) {
        all = [...all, await upload(file, 'attachment')]
        onChange(all)
      }
    } catch (error) {
      report(error)
    } finally {
      setIsBringing(false)
    }
  }

  return (
    <section className="news-desk-card" aria-busy={isBringing}>
      <h2>{t.files}</h2>
      {files.length > 0 && (
        <ul className="news-desk-files" aria-label={t.files}>
          {files.map(({ id, name, size }) => (
            <UploadRow
              key={id}
              name={name}
              kind={glyphOf(name)}
              note={formatSize(size)}
              onRemove={() => onChange(files.filter((file) => file.id !== id))}
            />
          ))}
        </ul>
      )}
      {files.length < mostFiles && (
        <FileUploadZone
          isMany
          hint={t.filesHint(mostFiles)}
          accept={accepted}
          isDisabled={isBringing}
          onFiles={(chosen) => void bring(chosen)}
        />
      )}
    </section>
  )
}
