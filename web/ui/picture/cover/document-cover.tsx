import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { Artwork } from './artwork.tsx'
import { type FileKind, fileTones } from '../file/file-tones.ts'
import { lazyArt, useArt } from './lazy-art.ts'
import './document-cover.css'

type DocumentProps = {
  readonly kind: FileKind
  readonly category: string
  readonly seed: string
  readonly picture?: string | undefined
}

const art = lazyArt(() => import('./cover-art.ts'))

/** A document in a row, under 120 px wide: its motif, lines for text, the colour of its kind. */
export function DocumentThumb({ kind, category, seed, picture }: DocumentProps) {
  const drawDocument = useArt(art)?.drawDocument
  const drawing = useMemo(
    () => drawDocument && addressOf(drawDocument({ kind, category, seed })),
    [drawDocument, kind, category, seed],
  )
  return <Artwork className="ly-document" drawing={drawing} picture={picture} />
}

type DocumentCoverProps = DocumentProps & { readonly title: string; readonly unit?: string }

/** A full document cover: motif, its title in Song, the unit it comes from. */
export function DocumentCover({ kind, category, seed, title, unit }: DocumentCoverProps) {
  const drawDocumentBand = useArt(art)?.drawDocumentBand
  const band = useMemo(
    () => drawDocumentBand && addressOf(drawDocumentBand({ kind, category, seed })),
    [drawDocumentBand, kind, category, seed],
  )
  return (
    <span className="ly-document-cover" aria-hidden="true">
      <Artwork className="ly-document-band" drawing={band} />
      <span className="ly-document-title ly-song">{title}</span>
      <span className="ly-document-foot">
        {unit}
        <i style={{ background: fileTones[kind] }} />
      </span>
    </span>
  )
}
