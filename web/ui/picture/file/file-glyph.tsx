import { useMemo } from 'react'
import { addressOf } from '../ink/svg.ts'
import { Artwork } from '../cover/artwork.tsx'
import type { FileKind } from './file-tones.ts'
import { lazyArt, useArt } from '../cover/lazy-art.ts'

export type { FileKind } from './file-tones.ts'

const art = lazyArt(() => import('./file-art.ts'))

/** A file in a tree or a row: a folded page in the colour of its kind. */
export function FileGlyph({ kind, size = 20 }: { readonly kind: FileKind; readonly size?: number }) {
  const drawFile = useArt(art)?.drawFile
  const drawing = useMemo(() => drawFile && addressOf(drawFile(kind)), [drawFile, kind])
  return (
    <span className="ly-glyph-place" style={{ width: size, height: (size * 38) / 32 }}>
      <Artwork className="ly-file-glyph ly-fill" drawing={drawing} />
    </span>
  )
}
