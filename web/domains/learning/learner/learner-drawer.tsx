import type { Result } from '@lyceum/contract/kit'
import { explainLearner } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownDue, shownTime } from '#lib/time/time'
import { Descriptions } from '#ui/data/descriptions'
import { Progress } from '#ui/data/progress'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { Status } from '#ui/status/status'
import { statusNames } from '../course/statuses.ts'
import { Why } from '../due-reason/why.tsx'
import { type Learner, progressOf } from './learner.ts'
import { text } from './text/index.ts'
import { WaiveDialog } from './waive-dialog.tsx'

type LearnerDrawerProps = { readonly learner: Learner; readonly onClose: () => void }

/** One learner of a course: their completion conditions, or the waiver. */
export function LearnerDrawer({ learner, onClose }: LearnerDrawerProps) {
  const t = useText(text)
  const user = useUser()
  const [isWaiving, setIsWaiving] = useState(false)
  const why = useQuery(read(explainLearner, { id: learner.id }))
  const isOpen = learner.appStatus === 'IN_PROGRESS' || learner.appStatus === 'FAILED'
  const mayWaive = isOpen && user?.access.includes('learning.waive') && user.usrEntId !== learner.accountId
  return (
    <>
      <Drawer
        title={learner.name}
        width={520}
        onClose={onClose}
        footer={mayWaive && <Button onClick={() => setIsWaiving(true)}>{t.waive.open}</Button>}
      >
        <div className="learner">
          <LearnerDetails learner={learner} />
          {why.isError && <ErrorPanel onRetry={() => void why.refetch()} />}
          {why.isPending && <RowsWaiting count={3} />}
          {why.data && <Answer explained={why.data} />}
        </div>
      </Drawer>
      {isWaiving && <WaiveDialog learner={learner} onClose={() => setIsWaiving(false)} />}
    </>
  )
}

function LearnerDetails({ learner }: { readonly learner: Learner }) {
  const t = useText(text)
  const zone = useZone()
  return (
    <Descriptions
      look="list"
      columns={1}
      items={[
        { term: t.columns.unit, value: learner.unitName || '–' },
        {
          term: t.columns.status,
          value: <Status family="course" status={statusNames[learner.appStatus]} />,
        },
        {
          term: t.columns.progress,
          value: <Progress percent={progressOf(learner)} hasNumber label={learner.name} />,
        },
        { term: t.columns.score, value: learner.score === null ? '–' : String(learner.score) },
        { term: t.columns.time, value: t.minutes(Math.round(learner.seconds / 60)) },
        { term: t.source, value: t.sources[learner.source] },
        { term: t.applied, value: shownTime(learner.appliedAt, zone) },
        {
          term: t.columns.due,
          value: learner.dueAt ? shownDue(learner.dueAt, zone) : t.noDue,
        },
      ]}
    />
  )
}

function Answer({ explained }: { readonly explained: Result<typeof explainLearner> }) {
  const t = useText(text)
  const zone = useZone()
  const { completion, waiver, why, unkept } = explained
  return (
    <>
      {completion && (
        <Banner tone={completion.kind === 'waiver' ? 'info' : 'success'}>
          {t.granted[completion.kind](shownTime(completion.at, zone), completion.versionNumber)}
          {waiver && <p>{t.waivedBy(waiver.by, waiver.reason)}</p>}
          {completion.restsOnPackage && <p>{t.restsOnPackage}</p>}
        </Banner>
      )}
      {unkept.length > 0 && (
        <Banner tone="warning">
          {t.unkept}
          {unkept.map(({ module, field, value }) => (
            <p key={`${module} ${field}`}>{t.unkeptField(module, field, value)}</p>
          ))}
        </Banner>
      )}
      <Why why={why} title={completion ? t.whyGranted : t.why} />
    </>
  )
}
