import { getExamAnalysis } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { BarChart } from '#ui/chart/bar-chart'
import { Stat, StatRow } from '#ui/data/stat'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import type { Exam } from '../setup/exam.ts'
import { ExamFrame } from '../setup/exam-frame.tsx'
import { type Analysis, percentOf } from './item-analysis.ts'
import { ItemTable } from './item-table.tsx'
import { QuestionDrawer } from './question-drawer.tsx'
import { text } from './text/index.ts'
import './analysis.css'

/** The results of an exam, and the statistics of each question. */
export function AnalysisPage() {
  return <ExamFrame tab="analysis">{(exam) => <Turnout exam={exam} />}</ExamFrame>
}

const rippleMs = 20_000

function Turnout({ exam: { id } }: { readonly exam: Exam }) {
  const t = useText(text)
  const { isRippling, ripple } = useRipple()
  const analysis = useQuery({
    ...read(getExamAnalysis, { id }),
    // A regrade is scored by a job, so the figures may still change for a while.
    refetchInterval: isRippling ? 3000 : false,
  })
  const [openId, setOpenId] = useState<string>()
  if (analysis.isError) return <ErrorPanel onRetry={() => void analysis.refetch()} />
  if (!analysis.data) return <RowsWaiting count={6} />
  if (analysis.data.papers === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <div className="analysis">
      <Figures analysis={analysis.data} />
      <Spread analysis={analysis.data} />
      {analysis.data.items.length > 0 && (
        <section aria-labelledby="analysis-items">
          <SectionHead id="analysis-items" title={t.items} />
          <p className="exams-quiet">{t.itemsHint}</p>
          <ItemTable items={analysis.data.items} onOpen={setOpenId} />
        </section>
      )}
      {openId && (
        <QuestionDrawer
          examId={id}
          questionVersionId={openId}
          onRegraded={ripple}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  )
}

function useRipple() {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    if (since === undefined) return undefined
    const timer = setTimeout(() => setSince(undefined), rippleMs)
    return () => clearTimeout(timer)
  }, [since])
  return { isRippling: since !== undefined, ripple: () => setSince(Date.now()) }
}

function Figures({ analysis: { papers, passed, mean } }: { readonly analysis: Analysis }) {
  const t = useText(text)
  return (
    <StatRow>
      <Stat
        label={t.papers}
        value={papers.toLocaleString('en-US')}
        {...(papers >= 1000 ? { note: t.papersNote } : {})}
      />
      <Stat label={t.passed} value={percentOf(passed / papers)} note={t.passedOf(passed)} />
      <Stat label={t.mean} value={mean ?? '–'} />
    </StatRow>
  )
}

function Spread({ analysis: { spread } }: { readonly analysis: Analysis }) {
  const t = useText(text)
  const steps = spread.map((papers, at) => ({ from: at * 10, papers }))
  return (
    <section aria-labelledby="analysis-spread">
      <SectionHead id="analysis-spread" title={t.spread} />
      <BarChart
        label={t.spreadLabel(steps.map(({ from, papers }) => t.stepPapers(from, papers)).join('，'))}
        bars={steps.map(({ from, papers }) => ({
          name: t.step(from),
          value: papers,
          ...(papers > 0 ? { shown: papers.toLocaleString('en-US') } : {}),
        }))}
      />
    </section>
  )
}
