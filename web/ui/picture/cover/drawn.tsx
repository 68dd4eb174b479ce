import { useState } from 'react'
import './drawn.css'

type DrawnProps = {
  readonly className: string
  /** What is seen until the drawing is there. */
  readonly ground?: string | undefined
  /** The drawing's address, undefined while its code is on the way. */
  readonly drawing: string | undefined
  /** An uploaded picture always wins; the drawing stays underneath while it loads, and when it fails. */
  readonly picture?: string | undefined
  /** Only where the picture is the sole carrier of its meaning; beside a title it stays silent. */
  readonly title?: string | undefined
}

/** A drawn picture in a frame, and a real one over it. */
export function Drawn({ className, ground, drawing, picture, title = '' }: DrawnProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = picture && picture !== failed
  return (
    <span className={`ly-drawn ${className}`} style={ground ? { background: ground } : undefined}>
      {drawing && <img src={drawing} alt={isShown ? '' : title} decoding="async" draggable={false} />}
      {isShown && (
        <img src={picture} alt={title} loading="lazy" decoding="async" onError={() => setFailed(picture)} />
      )}
    </span>
  )
}
