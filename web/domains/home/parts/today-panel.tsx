import { useSignIn, useTaskFeature } from '#domains/points'
import { useText } from '#lib/text'
import { SignInStones, type Stone } from '#ui/course/sign-in-stones'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { MoreLink } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { TodayTasks } from './today-tasks.tsx'
import './today-panel.css'

/** Today's sign-in and the tasks closest to their points. */
export function TodayPanel() {
  const t = useText(text).today
  const { state, signIn, isBusy } = useSignIn()
  const hasTasks = useTaskFeature()
  return (
    <aside className="home-today" aria-labelledby="home-today">
      <div className="home-today-head">
        <h2 id="home-today">{t.title}</h2>
        {state && state.streak > 0 && <span>{t.streak(state.streak)}</span>}
        {!hasTasks && <MoreLink to="/personal/integral">{t.all}</MoreLink>}
      </div>
      {state ? <Signing state={state} isBusy={isBusy} onSign={signIn} /> : <SigningWaiting />}
      {hasTasks && <TodayTasks />}
    </aside>
  )
}

type State = NonNullable<ReturnType<typeof useSignIn>['state']>
type SigningProps = { readonly state: State; readonly isBusy: boolean; readonly onSign: () => void }

function Signing({ state, isBusy, onSign }: SigningProps) {
  const t = useText(text).today
  const today = state.week.find(({ isToday }) => isToday)
  return (
    <>
      <SignInStones stones={stonesOf(state.week, t.days)} />
      <Button look="reward" isWide disabled={state.isSigned} isBusy={isBusy} onClick={onSign}>
        {state.isSigned ? t.signedIn : t.signIn(today?.points ?? 0)}
      </Button>
    </>
  )
}

function SigningWaiting() {
  return (
    <div className="home-today-waiting">
      <Skeleton height="62px" />
      <Skeleton height="40px" />
    </div>
  )
}

type Week = State['week']

function stonesOf(week: Week, days: readonly string[]): Stone[] {
  const today = week.findIndex(({ isToday }) => isToday)
  return week.map((day, at) => ({
    day: days[at] ?? '',
    state: stateOf(day, at < today),
    points: day.points,
  }))
}

function stateOf({ isSigned, isToday, isFrozen }: Week[number], isPast: boolean): Stone['state'] {
  if (isSigned) return 'done'
  if (isToday) return 'today'
  if (isFrozen) return 'frozen'
  return isPast ? 'missed' : 'ahead'
}
