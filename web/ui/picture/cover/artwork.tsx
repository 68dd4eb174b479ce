import { useState } from 'react'
import './artwork.css'

type ArtworkProps = {
  readonly className: string
  /** Shown until the drawing has loaded. */
  readonly background?: string | undefined
  /** The drawing's address, undefined while its code is loading. */
  readonly drawing: string | undefined
  /** An uploaded picture comes first; the drawing stays underneath while it loads, and if it fails. */
  readonly picture?: string | undefined
  /** Only where the picture alone carries the meaning; beside a title it is decorative. */
  readonly title?: string | undefined
}

/** A drawn picture in a frame, with an uploaded one over it. */
export function Artwork({ className, background, drawing, picture, title = '' }: ArtworkProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = picture && picture !== failed
  return (
    <span className={`ly-drawn ${className}`} style={background ? { background } : undefined}>
      {drawing && <img src={drawing} alt={isShown ? '' : title} decoding="async" draggable={false} />}
      {isShown && (
        <img src={picture} alt={title} loading="lazy" decoding="async" onError={() => setFailed(picture)} />
      )}
    </span>
  )
}
