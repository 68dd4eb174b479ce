import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './sign-in-stones.css'

export type Stone = {
  /** The weekday in one character: “一”. */
  readonly day: string
  /** A day of leave does not break the streak. */
  readonly state: 'done' | 'missed' | 'today' | 'ahead' | 'frozen'
  readonly points: number
}

/** Seven days in a row: gold where signed in, a ring for today, the reward inside. */
export function SignInStones({ stones }: { readonly stones: readonly Stone[] }) {
  const t = useText(text).signIn
  const reached = stones.findLastIndex(({ state }) => state !== 'ahead')
  return (
    <ol className="ly-stones">
      <li
        className="ly-stones-way"
        style={{ width: `calc(100% * ${Math.max(0, reached) / stones.length})` }}
        aria-hidden="true"
      />
      {stones.map(({ day, state, points }) => (
        <li key={day} className={`ly-stone-${state}`}>
          <i>
            <Inside state={state} points={points} />
          </i>
          {state === 'today' ? t.today : day}
        </li>
      ))}
    </ol>
  )
}

const signs = { done: 'check', missed: 'minus', frozen: 'clock' } as const

function Inside({ state, points }: Pick<Stone, 'state' | 'points'>) {
  const t = useText(text).signIn
  const isGiving = state === 'today' || state === 'ahead'
  return (
    <>
      {isGiving ? `+${points}` : <Icon name={signs[state]} size={16} />}
      <span className="ly-hidden">{isGiving ? t.gives(String(points)) : t[state]}</span>
    </>
  )
}
