import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './sign-in-stones.css'

export type Stone = {
  /** The weekday in one character: “一”. */
  readonly day: string
  readonly state: 'done' | 'today' | 'ahead'
  readonly points: number
}

/** Seven days on a line: gold where one has signed in, a ring for today, the reward inside. */
export function SignInStones({ stones }: { readonly stones: readonly Stone[] }) {
  const t = useText(text).signIn
  const reached = stones.findLastIndex(({ state }) => state !== 'ahead')
  return (
    <ol className="ly-stones">
      <li
        className="ly-stones-way"
        style={{ width: `calc((100% - 48px) * ${Math.max(0, reached) / (stones.length - 1)})` }}
        aria-hidden="true"
      />
      {stones.map(({ day, state, points }) => (
        <li key={day} className={`ly-stone-${state}`}>
          <i>
            {state === 'done' ? <Icon name="check" size={16} /> : `+${points}`}
            <span className="ly-hidden">{state === 'done' ? t.done : t.gives(String(points))}</span>
          </i>
          {state === 'today' ? t.today : day}
        </li>
      ))}
    </ol>
  )
}
