import {
  getCourseRanking,
  getCreditRanking,
  getLearnedRanking,
  type Period,
  periods,
  scopes,
} from '@lyceum/contract/honor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink, useNavigate, useSearchParams } from 'react-router'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Segmented } from '#ui/layout/segmented'
import { type BoardName, boards, fameQueries } from '../fame-query.ts'
import { BoardList } from '../parts/board.tsx'
import { CourseBoard } from '../parts/course-board.tsx'
import { text } from '../text/index.ts'
import './fame-page.css'

const pageSize = 50

/** */
export function CourseFamePage() {
  const { period } = useChoice('course')
  const ranking = useQuery({
    ...read(getCourseRanking, { period, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <Fame board="course" asOf={ranking.data?.asOf} trouble={ranking}>
      {ranking.data && <CourseBoard courses={ranking.data.records} />}
    </Fame>
  )
}

/** */
export function CreditFamePage() {
  const t = useText(text)
  const { period, scope } = useChoice('credit')
  const ranking = useQuery({
    ...read(getCreditRanking, { period, scope, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <Fame board="credit" asOf={ranking.data?.asOf} unit={ranking.data?.unit} trouble={ranking}>
      {ranking.data && (
        <BoardList
          board={ranking.data}
          source={getCreditRanking}
          formatScore={(score) => t.points(score.toLocaleString('en-US'))}
        />
      )}
    </Fame>
  )
}

/** */
export function LearnedFamePage() {
  const t = useText(text)
  const { period, scope } = useChoice('learned')
  const ranking = useQuery({
    ...read(getLearnedRanking, { period, scope, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <Fame board="learned" asOf={ranking.data?.asOf} unit={ranking.data?.unit} trouble={ranking}>
      {ranking.data && (
        <BoardList
          board={ranking.data}
          source={getLearnedRanking}
          formatScore={(score) => t.hours((score / 3600).toFixed(1))}
        />
      )}
    </Fame>
  )
}

function useChoice(board: BoardName) {
  const [search] = useSearchParams()
  const { period = 'all', scope = 'site' } = fameQueries[board].read(search)
  return { period, scope }
}

type FameProps = {
  readonly board: BoardName
  readonly asOf: string | null | undefined
  readonly unit?: string | undefined
  readonly trouble: {
    readonly isPending: boolean
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly children: ReactNode
}

function Fame({ board, asOf, unit, trouble, children }: FameProps) {
  const t = useText(text)
  const zone = useZone()
  usePageTitle(t.boards[board])
  return (
    <div className="ly-wrap fame">
      <header className="fame-head">
        <h1>{t.fame}</h1>
        {asOf && <p>{t.updated(shownTime(asOf, zone))}</p>}
      </header>
      <Choices board={board} unit={unit} />
      {trouble.isPending && <RowsWaiting count={8} />}
      {trouble.isError && <ErrorPanel onRetry={() => void trouble.refetch()} />}
      {children}
    </div>
  )
}

function Choices({ board, unit }: { readonly board: BoardName; readonly unit: string | undefined }) {
  const t = useText(text)
  const navigate = useNavigate()
  const choice = useChoice(board)
  const go = (change: Partial<typeof choice>) =>
    void navigate(fameQueries[board].to(shortened({ ...choice, ...change })), { preventScrollReset: true })
  return (
    <div className="fame-tools">
      <nav aria-label={t.which}>
        {boards.map((boardKey) => (
          <NavLink key={boardKey} to={fameQueries[boardKey].to(shortened(choice))}>
            {t.boards[boardKey]}
          </NavLink>
        ))}
      </nav>
      <Segmented<Period>
        label={t.period}
        value={choice.period}
        options={periods.map((value) => ({ value, title: t.periods[value] }))}
        onChoose={(period) => go({ period })}
      />
      {board !== 'course' && (
        <Segmented
          label={t.scope}
          value={choice.scope}
          options={scopes.map((value) => ({ value, title: t.scopes[value] }))}
          onChoose={(scope) => go({ scope })}
        />
      )}
      {unit && <span className="fame-unit">{unit}</span>}
    </div>
  )
}

/** Default values are left out of the URL. */
const shortened = ({ period, scope }: ReturnType<typeof useChoice>) => ({
  period: period === 'all' ? undefined : period,
  scope: scope === 'site' ? undefined : scope,
})
