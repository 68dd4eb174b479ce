import { checkAnswers } from '@lyceum/contract/exam'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { InlineTabs, MoreLink, SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { detailQuery } from '../mistake-query.ts'
import { text } from './text/index.ts'
import { CheckedQuestion } from './checked-question.tsx'
import { mistakesOf, type TypeTab, typeTabs } from './find-mistakes.ts'
import type { Checked, Report } from './report.ts'

const shownFirst = 2

/** The mistakes with explanations, once answers are visible. */
export function Mistakes({ report: { id, itmId } }: { readonly report: Report }) {
  const t = useText(text).report
  const [tab, setTab] = useState<Tab>('all')
  const answers = useQuery(read(checkAnswers, { id }))
  const all = mistakesOf(answers.data?.questions ?? [])
  const tabs = typeTabs(all)
  return (
    <section className="exam-mistakes">
      <SectionHead
        title={t.mistakes}
        sub={answers.data ? t.mistakeCount(all.length) : undefined}
        tabs={<Tabs tabs={tabs} current={tab} onChoose={setTab} />}
        end={all.length > 0 && <MoreLink to={detailQuery.to({ itmId })}>{t.notebook}</MoreLink>}
      />
      {answers.isPending && <RowsWaiting count={3} />}
      {answers.data && all.length === 0 && <Empty kind="start" title={t.noMistakes} />}
      <Some
        questions={tab === 'all' ? all : tabs.flatMap((item) => (item.name === tab ? item.questions : []))}
      />
    </section>
  )
}

type Tab = 'all' | TypeTab['name']
type TabsProps = {
  readonly tabs: readonly TypeTab[]
  readonly current: Tab
  readonly onChoose: (tab: Tab) => void
}

function Tabs({ tabs, current, onChoose }: TabsProps) {
  const t = useText(text)
  if (tabs.length < 2) return null
  const named = tabs.map(({ name, questions }) => ({
    name,
    title: t.report.tab(name === 'others' ? t.report.otherTypes : t.types[name], questions.length),
  }))
  return (
    <InlineTabs<Tab>
      label={t.report.which}
      tabs={[{ name: 'all', title: t.report.all }, ...named]}
      current={current}
      onChoose={onChoose}
    />
  )
}

/** The first two, and all of them on demand. */
function Some({ questions }: { readonly questions: readonly Checked[] }) {
  const t = useText(text).report
  const [isAll, setIsAll] = useState(false)
  return (
    <>
      {(isAll ? questions : questions.slice(0, shownFirst)).map((item) => (
        <CheckedQuestion key={item.question.questionVersionId} checked={item} />
      ))}
      {!isAll && questions.length > shownFirst && (
        <div className="exam-more">
          <Button onClick={() => setIsAll(true)}>
            {t.showMore(questions.length - shownFirst)}
            <Icon name="down" size={14} />
          </Button>
        </div>
      )}
    </>
  )
}
