import type { ReactNode } from 'react'
import { Progress } from '../data/progress.tsx'
import { FileGlyph, type FileKind } from '../picture/file/file-glyph.tsx'
import './media-card.css'

type MediaCardProps = {
  readonly name: string
  readonly glyph: FileKind
  /** A preview picture, where there is one. */
  readonly poster?: string | null
  /** Length, size, pages; or why it failed. */
  readonly note: ReactNode
  /** In progress, 0 to 100; undefined otherwise. */
  readonly percent?: number | undefined
  /** Its state as text. */
  readonly state: ReactNode
  readonly isFailed?: boolean
  /** One or two action buttons. */
  readonly children?: ReactNode
}

/** A film, sound, document or package: its name, its progress, its actions. */
export function MediaCard(props: MediaCardProps) {
  const { name, glyph, poster, note, percent, state, isFailed = false, children } = props
  return (
    <div className={`ly-media${isFailed ? ' ly-media-failed' : ''}`}>
      <span className="ly-media-picture">
        {poster ? <img src={poster} alt="" loading="lazy" /> : <FileGlyph kind={glyph} size={28} />}
      </span>
      <div className="ly-media-body">
        <div className="ly-media-words">
          <b className="ly-clamp-1" title={name}>
            {name}
          </b>
          <small>{note}</small>
        </div>
        <output className="ly-media-state">{state}</output>
        {percent !== undefined && <Progress percent={percent} isThin label={name} />}
      </div>
      {children !== undefined && <span className="ly-media-acts">{children}</span>}
    </div>
  )
}
