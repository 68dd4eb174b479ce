import { useState } from 'react'
import { surnameOf, toneOf } from './person/surname.ts'
import './portrait.css'

type PortraitProps = {
  readonly name: string
  /** The photo's address, empty when there is none. */
  readonly picture: string
  readonly size?: 22 | 24 | 32 | 36 | 40 | 44 | 56 | 72 | 96
  /** The person's id: the colour stays the same when the name changes. */
  readonly seed?: string | undefined
}

/** A person in a circle: the photo, else the surname on a muted colour. Decorative: the name is beside it. */
export function Portrait({ name, picture, seed, size = 36 }: PortraitProps) {
  return (
    <span
      className="ly-portrait"
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      aria-hidden="true"
    >
      <Likeness name={name} picture={picture} seed={seed} />
    </span>
  )
}

type LikenessProps = Pick<PortraitProps, 'name' | 'picture' | 'seed'>

/** The photo or the surname alone, in any frame. No made-up faces: they would be wrong. */
export function Likeness({ name, picture, seed }: LikenessProps) {
  const [failed, setFailed] = useState<string>()
  if (picture && picture !== failed)
    return (
      <img className="ly-likeness" src={picture} alt="" decoding="async" onError={() => setFailed(picture)} />
    )
  const surname = surnameOf(name)
  return (
    <span
      className="ly-likeness"
      data-tone={toneOf(seed ?? name)}
      data-long={surname.length > 1 || undefined}
    >
      {surname}
    </span>
  )
}
