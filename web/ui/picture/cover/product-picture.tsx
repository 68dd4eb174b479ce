import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { Artwork } from './artwork.tsx'
import { lazyArt, useArt } from './lazy-art.ts'

type ProductPictureProps = {
  /** Which drawn object it is, if any: mug, notebook, backpack, headphones, thermos, umbrella and others. */
  readonly item: string
  readonly seed: string
  readonly picture?: string | undefined
}

const art = lazyArt(() => import('./product-art.ts'))

/** A product of the points mall. */
export function ProductPicture({ item, seed, picture }: ProductPictureProps) {
  const drawProduct = useArt(art)?.drawProduct
  const drawing = useMemo(() => drawProduct && addressOf(drawProduct(item, seed)), [drawProduct, item, seed])
  return <Artwork className="ly-product-picture" drawing={drawing} picture={picture} />
}
