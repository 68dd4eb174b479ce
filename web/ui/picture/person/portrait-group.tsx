import { Portrait } from '../portrait.tsx'
import './person.css'

type Person = { readonly name: string; readonly picture: string; readonly seed: string }

type PortraitGroupProps = {
  readonly people: readonly Person[]
  /** The total, when not all are given. */
  readonly total?: number
  readonly shown?: number
  readonly size?: 24 | 32 | 36
  /** The accessible name of the pictures: “12 人参加”. */
  readonly label: string
}

/** Overlapping portraits of participants, with the number of others at the end. */
export function PortraitGroup({
  people,
  total = people.length,
  shown = 5,
  size = 32,
  label,
}: PortraitGroupProps) {
  const rest = total - Math.min(shown, people.length)
  return (
    <span className="ly-portrait-group">
      <span className="ly-hidden">{label}</span>
      {people.slice(0, shown).map(({ name, picture, seed }) => (
        <Portrait key={seed} name={name} picture={picture} seed={seed} size={size} />
      ))}
      {rest > 0 && (
        <span className="ly-portrait-rest" aria-hidden="true" style={{ minWidth: size, height: size }}>
          +{rest}
        </span>
      )}
    </span>
  )
}
