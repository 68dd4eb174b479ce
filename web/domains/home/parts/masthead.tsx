import type { getHomeFirst } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePointsSummary } from '#domains/points'
import { useZone } from '#domains/site'
import { useNow } from '#lib/time/use-now'
import { nameOf, type User } from '#lib/session'
import { useLocale, useText } from '#lib/text'
import { dateLine, partOfDay } from '#lib/time/time'
import { Points } from '#ui/picture/reward/points'
import { text } from '../text/index.ts'

type MastheadProps = {
  readonly user: User
  readonly figures: Result<typeof getHomeFirst>['figures'] | undefined
}

/** The date, the greeting, and the progress towards the person's goals. */
export function Masthead({ user, figures }: MastheadProps) {
  const t = useText(text)
  const locale = useLocale()
  const zone = useZone()
  const now = useNow()
  const points = usePointsSummary()
  return (
    <header className="home-masthead">
      <div>
        <p>{dateLine(now, zone, locale)}</p>
        <h1>{t.greeting[partOfDay(now, zone)](nameOf(user))}</h1>
      </div>
      {figures && (
        <dl className="home-figures">
          <Figure
            value={timeOf(figures.weekSeconds, t.figures.time)}
            label={figures.weekGoal > 0 ? t.figures.weekGoal(figures.weekGoal) : t.figures.week}
          />
          <Figure
            value={String(figures.yearCredits)}
            label={figures.yearGoal > 0 ? t.figures.creditsGoal(figures.yearGoal) : t.figures.credits}
          />
          {points && (
            <Figure
              value={
                <Link to="/personal/integral">
                  <Points size={26}>{points.balance.toLocaleString('en-US')}</Points>
                </Link>
              }
              label={t.figures.points}
            />
          )}
        </dl>
      )}
    </header>
  )
}

/** The number comes first visually; screen readers read it with its label. */
function Figure({ value, label }: { readonly value: ReactNode; readonly label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const timeOf = (seconds: number, label: (hours: number, minutes: number) => string) =>
  label(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60))
