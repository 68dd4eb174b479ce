import { Likeness } from '../portrait.tsx'
import './person.css'

type ArchPortraitProps = {
  readonly name: string
  readonly seed: string
  readonly picture?: string
  /** The width; the height follows the arch. */
  readonly width?: number | undefined
}

/** A lecturer in an arch. Without a width it fills its column. */
export function ArchPortrait({ name, seed, picture = '', width }: ArchPortraitProps) {
  return (
    <span className="ly-arch" style={width ? { width } : undefined} aria-hidden="true">
      <Likeness name={name} seed={seed} picture={picture} />
    </span>
  )
}
