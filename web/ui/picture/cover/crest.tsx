import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { Artwork } from './artwork.tsx'
import { lazyArt, useArt } from './lazy-art.ts'

type CrestProps = {
  readonly category: string
  readonly seed: string
  readonly size?: number
  readonly picture?: string | undefined
}

const art = lazyArt(() => import('./crest-art.ts'))

/** The emblem of a circle or a quick entry. */
export function Crest({ category, seed, size = 44, picture }: CrestProps) {
  const drawCrest = useArt(art)?.drawCrest
  const drawing = useMemo(
    () => drawCrest && addressOf(drawCrest(category, seed)),
    [drawCrest, category, seed],
  )
  return (
    <span className="ly-crest-place" style={{ width: size, height: size }}>
      <Artwork className="ly-crest ly-cover-square" drawing={drawing} picture={picture} />
    </span>
  )
}
