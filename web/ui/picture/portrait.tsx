import { useMemo, useState } from 'react'
import { Drawn } from './cover/drawn.tsx'
import { lazyArt, useArt } from './cover/lazy-art.ts'
import { addressOf } from './ink/svg.ts'
import './portrait.css'

type PortraitProps = {
  readonly name: string
  /** The photo's address, empty when there is none. */
  readonly picture: string
  readonly size?: 22 | 24 | 32 | 36 | 40 | 44 | 56 | 72 | 96
  /** The person's id: with it, a drawn face stands in for a missing photo; without, the name's own character. */
  readonly seed?: string | undefined
}

const art = lazyArt(() => import('./person/avatar-art.ts'))

/** A person in a circle: the photo, else a drawn face, else the first character of the name. Decorative: the name stands beside it. */
export function Portrait({ name, picture, seed, size = 36 }: PortraitProps) {
  return (
    <span
      className="ly-portrait"
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      aria-hidden="true"
    >
      {seed === undefined ? (
        <Initial name={name} picture={picture} />
      ) : (
        <Face seed={seed} picture={picture} />
      )}
    </span>
  )
}

type FaceProps = { readonly seed: string; readonly picture: string }

/** The picture alone, in whatever frame it is put. */
export function Face({ seed, picture }: FaceProps) {
  const drawAvatar = useArt(art)?.drawAvatar
  const drawing = useMemo(() => drawAvatar && addressOf(drawAvatar(seed)), [drawAvatar, seed])
  return <Drawn className="ly-fill" drawing={drawing} picture={picture} />
}

function Initial({ name, picture }: { readonly name: string; readonly picture: string }) {
  const [failed, setFailed] = useState<string>()
  if (!picture || picture === failed) return initialOf(name)
  return <img src={picture} alt="" decoding="async" onError={() => setFailed(picture)} />
}

/** In Chinese the given name is the friendlier part; a Latin name begins with its first letter. */
function initialOf(name: string): string {
  const letters = Array.from(name.trim())
  const isChinese = /^\p{Script=Han}+$/u.test(name.trim())
  return (isChinese ? letters.at(-1) : letters[0]?.toUpperCase()) ?? ''
}
