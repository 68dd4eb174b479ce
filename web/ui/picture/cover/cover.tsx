import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { type CoverInput, coverPlan } from './cover-plan.ts'
import { Artwork } from './artwork.tsx'
import { lazyArt, useArt } from './lazy-art.ts'

type CoverProps = CoverInput & {
  readonly picture?: string | undefined
  readonly title?: string | undefined
  /** Inside an element that has its own corners. */
  readonly isFlush?: boolean
}

const art = lazyArt(() => import('./cover-art.ts'))

/** The cover of a course, an exam, a live session, news, an album or a map: uploaded, or drawn from its id. */
export function Cover({ picture, title, isFlush = false, ...input }: CoverProps) {
  const { category, seed, ratio = 'wide', motif, palette, focus } = input
  const drawCover = useArt(art)?.drawCover
  const background = useMemo(
    () => coverPlan({ category, seed, motif, palette }).ink.background,
    [category, seed, motif, palette],
  )
  const drawing = useMemo(
    () => drawCover && addressOf(drawCover({ category, seed, ratio, motif, palette, focus })),
    [drawCover, category, seed, ratio, motif, palette, focus],
  )
  const shape = `ly-cover ly-cover-${ratio}${isFlush ? ' ly-cover-flush' : ''}`
  return (
    <Artwork className={shape} background={background} drawing={drawing} picture={picture} title={title} />
  )
}
