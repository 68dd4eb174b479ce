import {
  createDutyRule,
  getDutyRule,
  listDutyRules,
  previewDutyRule,
  saveDutyRule,
} from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { type Draft, draftFor, draftOf, type DutyRule, isBeingApplied, problemWith, ruleOf } from './draft.ts'
import { DutyForm } from './duty-form.tsx'
import { DutyPeople } from './duty-people.tsx'
import { DutyPreview } from './duty-preview.tsx'
import { DutySteer } from './duty-actions.tsx'
import { stateTones } from './duty-table.tsx'
import { text } from './text/index.ts'
import './duty.css'

/** The polling interval while people are being enrolled. */
const lookMs = 1500

/** One rule: its settings, its preview, and the people it applies to. */
export function DutyPage() {
  const { id = '' } = useParams()
  const rule = useQuery({
    ...read(getDutyRule, { id }),
    refetchInterval: ({ state: { data } }) => (data && isBeingApplied(data) ? lookMs : false),
  })
  if (rule.isError) return <ErrorPanel onRetry={() => void rule.refetch()} />
  if (!rule.data) return <Skeleton width="60%" height="240px" />
  return <Known key={`${rule.data.id}:${rule.data.revision}`} rule={rule.data} />
}

/** What each state of a rule allows: editing, preview, list of people. */
const phases = {
  draft: { isLocked: false, isAhead: true, hasPeople: false },
  proposed: { isLocked: true, isAhead: true, hasPeople: false },
  active: { isLocked: true, isAhead: false, hasPeople: true },
  paused: { isLocked: false, isAhead: true, hasPeople: true },
  ended: { isLocked: true, isAhead: false, hasPeople: true },
} as const satisfies Record<DutyRule['state'], object>

function Known({ rule }: { readonly rule: DutyRule }) {
  const t = useText(text)
  const [draft, setDraft] = useState<Draft>(draftOf(rule))
  const [isTried, setIsTried] = useState(false)
  const save = useCommand(saveDutyRule, {
    refresh: [getDutyRule, listDutyRules, previewDutyRule],
    awaitRefresh: true,
  })
  const problem = problemWith(draft)
  const { isLocked, isAhead, hasPeople } = phases[rule.state]
  const people = hasPeople && <DutyPeople rule={rule} />
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(rule))
  usePageTitle(rule.title)

  function submit() {
    setIsTried(true)
    if (problem) return
    save.mutate(
      { id: rule.id, revision: rule.revision, ...ruleOf(draft) },
      { onSuccess: () => showSuccess(t.form.saved) },
    )
  }

  return (
    <div className="duty">
      <header className="duty-head">
        <div>
          <h1>{rule.title}</h1>
          <StatusDot tone={stateTones[rule.state]}>{t.states[rule.state]}</StatusDot>
        </div>
        <DutySteer rule={rule} isChanged={isChanged} />
      </header>
      {isLocked && people}
      <div className="duty-parts">
        <DutyForm
          draft={draft}
          problem={isTried ? problem : undefined}
          isLocked={isLocked}
          onChange={(change) => setDraft({ ...draft, ...change })}
          onSubmit={submit}
        >
          {isLocked ? (
            rule.state === 'active' && <p className="ly-field-hint">{t.form.locked}</p>
          ) : (
            <Button type="submit" look="primary" isBusy={save.isPending} disabled={!isChanged}>
              {t.form.save}
            </Button>
          )}
        </DutyForm>
        {isAhead && <DutyPreview rule={rule} isChanged={isChanged} />}
      </div>
      {!isLocked && people}
    </div>
  )
}

/** Creates a rule. */
export function NewDutyPage() {
  const t = useText(text)
  const go = useNavigate()
  const [params] = useSearchParams()
  const [draft, setDraft] = useState<Draft>(() => draftFor(params))
  const [isTried, setIsTried] = useState(false)
  const create = useCommand(createDutyRule, { refresh: [listDutyRules] })
  const problem = problemWith(draft)
  usePageTitle(t.add)

  function submit() {
    setIsTried(true)
    if (problem) return
    create.mutate(ruleOf(draft), { onSuccess: ({ id }) => void go(`/duties/${id}`, { replace: true }) })
  }

  return (
    <div className="duty">
      <header className="duty-head">
        <div>
          <h1>{t.add}</h1>
          <p>{t.lead}</p>
        </div>
      </header>
      <DutyForm
        draft={draft}
        problem={isTried ? problem : undefined}
        isLocked={false}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onSubmit={submit}
      >
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {t.form.create}
        </Button>
      </DutyForm>
    </div>
  )
}
