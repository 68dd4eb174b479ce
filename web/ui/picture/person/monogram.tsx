import { useMemo } from 'react'
import { Drawn } from '../cover/drawn.tsx'
import { lazyArt, useArt } from '../cover/lazy-art.ts'
import { addressOf } from '../ink/svg.ts'
import './person.css'

type MonogramProps = { readonly name: string; readonly size?: number }

const art = lazyArt(() => import('./avatar-art.ts'))

/** Two characters on deep ink, where a drawn face would mislead: people from outside, people who have left. */
export function Monogram({ name, size = 36 }: MonogramProps) {
  const drawMonogramGround = useArt(art)?.drawMonogramGround
  const ground = useMemo(
    () => drawMonogramGround && addressOf(drawMonogramGround(name)),
    [drawMonogramGround, name],
  )
  return (
    <span
      className="ly-monogram"
      style={{ width: size, height: size, fontSize: size * 0.35 }}
      aria-hidden="true"
    >
      <Drawn className="ly-fill" ground="#1d2f34" drawing={ground} />
      <b>{charactersOf(name)}</b>
    </span>
  )
}

function charactersOf(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return Array.from(name).slice(-2).join('')
  const initials = name.split(/\s+/).map((word) => word.charAt(0))
  return initials.slice(0, 2).join('').toUpperCase()
}
