import { formatSize } from '#lib/language/format-size'
import { useText } from '#lib/text'
import { FileGlyph } from '#ui/picture/file/file-glyph'
import { glyphOf } from '../file-glyph.ts'
import { text } from '../text/index.ts'
import './news-files.css'

type NewsFilesProps = {
  readonly files: readonly {
    readonly id: string
    readonly name: string
    readonly size: number
    readonly url: string
  }[]
}

/** The attachments of a text, for download. */
export function NewsFiles({ files }: NewsFilesProps) {
  const t = useText(text)
  if (files.length === 0) return null
  return (
    <section className="news-files" aria-label={t.files}>
      <h2>{t.files}</h2>
      <ul>
        {files.map(({ id, name, size, url }) => (
          <li key={id}>
            <FileGlyph kind={glyphOf(name)} />
            <a className="ly-link" href={`${url}?download`}>
              {name}
            </a>
            <small>{formatSize(size)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
