import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { Drawn } from './drawn.tsx'
import { lazyArt, useArt } from './lazy-art.ts'

type ProductPictureProps = {
  /** What it is, if it is one of the drawn things: mug, notebook, backpack, headphones, thermos, umbrella and others. */
  readonly item: string
  readonly seed: string
  readonly picture?: string | undefined
}

const art = lazyArt(() => import('./product-art.ts'))

/** A thing in the points mall. */
export function ProductPicture({ item, seed, picture }: ProductPictureProps) {
  const drawProduct = useArt(art)?.drawProduct
  const drawing = useMemo(() => drawProduct && addressOf(drawProduct(item, seed)), [drawProduct, item, seed])
  return <Drawn className="ly-product-picture" drawing={drawing} picture={picture} />
}
