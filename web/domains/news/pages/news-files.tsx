import { sizeWords } from '#lib/size-words'
import { useText } from '#lib/text'
import { FileGlyph } from '#ui/picture/file/file-glyph'
import { glyphOf } from '../glyph-of.ts'
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

/** What comes with a text, to take along. */
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
            <small>{sizeWords(size)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
