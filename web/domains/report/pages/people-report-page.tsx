import type { Result } from '@lyceum/contract/kit'
import { getPeopleReport } from '@lyceum/contract/report'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { BarChart } from '#ui/chart/bar-chart'
import { ShareBars } from '#ui/chart/share-bars'
import { Stat, StatRow } from '#ui/data/stat'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { SectionHead } from '#ui/layout/section-head'
import { ExportMenu } from '#ui/work/export-menu'
import { UnitShares } from '../parts/unit-shares.tsx'
import { text } from '../text/index.ts'
import { inFigures } from '../parts/values.ts'
import './people-report-page.css'

type Report = Result<typeof getPeopleReport>

/** The people in the user's scope in figures: number, units, changes, portal use. */
export function PeopleReportPage() {
  const t = useText(text).report
  const { data, isError, refetch } = useQuery(read(getPeopleReport))
  usePageTitle(t.title)
  return (
    <>
      <header className="report-lead">
        <div>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </div>
        <div className="report-exports">
          <ExportMenu kind="report.neverUsed" filter={{}} title={t.exportUnused} />
          <ExportMenu kind="report.people" filter={{}} title={t.export} />
        </div>
      </header>
      {isError && <ErrorPanel onRetry={() => void refetch()} />}
      {!data && !isError && <TableWaiting />}
      {data && <Figures report={data} />}
      {data && (
        <div className="report-grid">
          <Months report={data} name="joiners" title={t.comers} />
          <Months report={data} name="leavers" title={t.goers} />
          <Units report={data} />
          <Named title={t.positions} sub={t.positionsSub} rows={data.positions} />
          <Named title={t.grades} rows={data.grades} />
        </div>
      )}
    </>
  )
}

type Part = { readonly report: Report }

function Figures({ report: { people, months, weeks, neverUsed } }: Part) {
  const t = useText(text).report
  const month = months.at(-1)
  return (
    <StatRow>
      <Stat label={t.people} value={inFigures(people)} unit={t.unit} />
      <Stat label={t.active} value={inFigures(weeks.at(-1)?.people ?? 0)} unit={t.unit} />
      <Stat label={t.joined} value={inFigures(month?.joiners ?? 0)} unit={t.unit} />
      <Stat label={t.left} value={inFigures(month?.leavers ?? 0)} unit={t.unit} />
      <Stat label={t.neverUsed} value={inFigures(neverUsed)} unit={t.account} />
    </StatRow>
  )
}

type MonthsProps = Part & { readonly name: 'joiners' | 'leavers'; readonly title: string }

function Months({ report: { months }, name, title }: MonthsProps) {
  const t = useText(text).report
  const total = months.reduce((sum, month) => sum + month[name], 0)
  return (
    <section>
      <SectionHead title={title} sub={t.months} />
      <BarChart
        label={t.barsLabel(title, inFigures(total))}
        bars={months.map((month) => ({
          name: t.monthName(month.month.slice(5)),
          value: month[name],
          shown: month[name] > 0 ? inFigures(month[name]) : '',
        }))}
      />
    </section>
  )
}

function Units({ report: { units } }: Part) {
  const t = useText(text).report
  return (
    <section className="report-wide">
      <SectionHead title={t.units} sub={t.unitsSub} />
      <UnitShares shares={units.map(({ name, people, active }) => ({ name, value: active, of: people }))} />
    </section>
  )
}

type NamedProps = { readonly title: string; readonly sub?: string; readonly rows: Report['positions'] }

function Named({ title, sub, rows }: NamedProps) {
  const t = useText(text).report
  return (
    <section>
      <SectionHead title={title} sub={sub} />
      {rows.length === 0 && <p>{t.none}</p>}
      {rows.length > 0 && (
        <ShareBars
          shares={rows.map(({ name, people }) => ({
            name,
            value: people,
            shown: inFigures(people),
            colour: 'var(--c-brand)',
          }))}
        />
      )}
    </section>
  )
}
