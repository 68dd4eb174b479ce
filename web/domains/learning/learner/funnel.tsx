import type { Result } from '@lyceum/contract/kit'
import type { getCourseFunnel } from '@lyceum/contract/learning'
import { useState } from 'react'
import { moduleIcons } from '#domains/course'
import { useText } from '#lib/text'
import { StepBars } from '#ui/chart/step-bars'
import { Stat, StatRow } from '#ui/data/stat'
import { Button } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { peopleIn, stepsOf } from './funnel-rules.ts'
import { text } from './text/index.ts'

type FunnelProps = {
  readonly funnel: Result<typeof getCourseFunnel>
  readonly onOverdue: () => void
}

const shown = (count: number) => count.toLocaleString('en-US')

/** The progress of all learners, in figures and module by module. */
export function Funnel({ funnel, onOverdue }: FunnelProps) {
  const t = useText(text).funnel
  const { byStatus, learners, overdue } = funnel
  const done = peopleIn(byStatus, 'COMPLETED', 'PASSED')
  const waiting = peopleIn(byStatus, 'PENDING', 'WAITING')
  return (
    <>
      <StatRow>
        <Stat
          label={t.learners}
          value={shown(learners)}
          note={waiting > 0 ? t.waiting(shown(waiting)) : t.noWaiting}
        />
        <Stat
          label={t.done}
          value={shown(done)}
          note={learners > 0 ? t.share(Math.round((done / learners) * 100)) : '–'}
          mood={done > 0 ? 'good' : 'plain'}
        />
        <Stat label={t.running} value={shown(peopleIn(byStatus, 'IN_PROGRESS'))} note={t.runningHint} />
        <Stat
          label={t.overdue}
          value={shown(overdue)}
          note={
            overdue > 0 ? (
              <button type="button" className="ly-link" onClick={onOverdue}>
                {t.seeOverdue}
              </button>
            ) : (
              t.noneOverdue
            )
          }
          mood={overdue > 0 ? 'care' : 'plain'}
        />
      </StatRow>
      {funnel.modules.length > 0 && <Modules funnel={funnel} />}
    </>
  )
}

/** More modules are collapsed, so that the list below stays visible. */
const most = 6

function Modules({ funnel: { learners, modules } }: Pick<FunnelProps, 'funnel'>) {
  const t = useText(text).funnel
  const [isAll, setIsAll] = useState(false)
  const steps = stepsOf(learners, modules)
  return (
    <section aria-labelledby="learners-funnel">
      <SectionHead id="learners-funnel" title={t.title} end={<Legend />} />
      <StepBars
        label={t.title}
        whole={learners}
        steps={(isAll ? steps : steps.slice(0, most)).map((step) => ({
          id: step.moduleId,
          name: (
            <>
              <Icon name={moduleIcons[step.type]} size={16} />
              <span className="ly-clamp-1" title={step.title}>
                {step.title}
              </span>
              {!step.isRequired && <small className="learners-quiet">{t.optional}</small>}
            </>
          ),
          reached: step.opened,
          done: step.done,
          text: t.counts(shown(step.opened), shown(step.done)),
          note: step.isSteepest ? t.steepest(shown(step.lost)) : undefined,
        }))}
      />
      {modules.length > most && (
        <Button look="quiet" size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? t.fold : t.all(modules.length)}
          <Icon name={isAll ? 'up' : 'down'} size={14} />
        </Button>
      )}
    </section>
  )
}

function Legend() {
  const t = useText(text).funnel
  return (
    <span className="learners-legend">
      <i className="learners-legend-opened" />
      {t.opened}
      <i className="learners-legend-done" />
      {t.finished}
    </span>
  )
}
