import type { ReactNode } from 'react'
import { Progress } from '../data/progress.tsx'
import { FileGlyph, type FileKind } from '../picture/file/file-glyph.tsx'
import './media-card.css'

type MediaCardProps = {
  readonly name: string
  readonly glyph: FileKind
  /** A picture out of it, where there is one. */
  readonly poster?: string | null
  /** Length, size, pages; or why it failed. */
  readonly note: ReactNode
  /** Under way, 0 to 100; left out when it stands still. */
  readonly percent?: number | undefined
  /** What state it is in, in a word. */
  readonly state: ReactNode
  readonly isFailed?: boolean
  /** What can be done: one button or two. */
  readonly children?: ReactNode
}

/** A film, sound, document or package that belongs to something: what it is, how far it is, what can be done. */
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
