import { getExam } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useZone } from '#domains/site'
import { hasErrorCode, read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { ButtonLink } from '#ui/form/button'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { StateDot } from './state-dot.tsx'
import type { Exam } from './exam.ts'
import { ExamSteer } from './exam-actions.tsx'
import { text } from './text/index.ts'
import './exam-setup.css'

type Tab = 'settings' | 'candidates' | 'scores' | 'room' | 'analysis'

type ExamFrameProps = {
  readonly tab: Tab
  readonly children: (exam: Exam) => ReactNode
}

/** The frame of one exam: its name, state and tabs. */
export function ExamFrame({ tab, children }: ExamFrameProps) {
  const t = useText(text)
  const { id = '' } = useParams()
  const exam = useQuery(read(getExam, { id }))
  usePageTitle(exam.data ? `${t.tabs[tab]} · ${exam.data.title}` : t.title)
  if (hasErrorCode(exam.error, 'NOT_FOUND'))
    return (
      <Empty kind="lock" title={t.missing} hint={t.missingHint} isPage>
        <ButtonLink to="/exams">{t.back}</ButtonLink>
      </Empty>
    )
  if (exam.isError) return <ErrorPanel onRetry={() => void exam.refetch()} />
  if (!exam.data) return <RowsWaiting count={6} />
  return (
    <div className="exams">
      <Head exam={exam.data} />
      <Pages exam={exam.data} tab={tab}>
        {children(exam.data)}
      </Pages>
    </div>
  )
}

type PagesProps = { readonly exam: Exam; readonly tab: Tab; readonly children: ReactNode }

function Pages({ exam: { id, kind, state }, tab, children }: PagesProps) {
  const t = useText(text)
  const go = useNavigate()
  const after = kind === 'EXAM_COURSE' ? (['room', 'analysis'] as const) : (['scores', 'analysis'] as const)
  const names: readonly Tab[] = [
    'settings',
    ...(state === 'draft' ? [] : (['candidates', ...after] as const)),
  ]
  return (
    <Tabs<Tab>
      label={t.tabsLabel}
      tabs={names.map((name) => ({ name, title: t.tabs[name] }))}
      current={tab}
      onChoose={(name) => void go(name === 'settings' ? `/exams/${id}` : `/exams/${id}/${name}`)}
    >
      <div className="exam-page">{children}</div>
    </Tabs>
  )
}

function Head({ exam }: { readonly exam: Exam }) {
  const t = useText(text)
  const zone = useZone()
  const { title, kind, opensAt, closesAt } = exam
  return (
    <header className="exams-head">
      <Link className="exams-back" to="/exams" aria-label={t.back}>
        <Icon name="left" size={16} />
      </Link>
      <div>
        <h1>{title}</h1>
        <p className="exams-facts">
          <StateDot exam={exam} />
          <span>{t.kinds[kind]}</span>
          {opensAt !== null && <span>{t.from(shownTime(opensAt, zone))}</span>}
          {closesAt !== null && <span>{t.until(shownTime(closesAt, zone))}</span>}
        </p>
      </div>
      <ExamSteer exam={exam} />
    </header>
  )
}
