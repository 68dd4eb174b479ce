import {
  createDutyRule,
  getDutyRule,
  listDutyRules,
  previewDutyRule,
  saveDutyRule,
} from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { StatusDot } from '#ui/feedback/status-dot'
import { Button } from '#ui/form/button'
import { type Draft, draftOf, type DutyRule, emptyDraft, problemWith, ruleOf } from './draft.ts'
import { DutyForm } from './duty-form.tsx'
import { DutyPeople } from './duty-people.tsx'
import { DutyPreview } from './duty-preview.tsx'
import { DutySteer } from './duty-steer.tsx'
import { stateTones } from './duty-table.tsx'
import { text } from './text/index.ts'
import './duty.css'

/** One rule: what it says, what it would do, and whom it has reached. */
export function DutyPage() {
  const { id = '' } = useParams()
  const rule = useQuery(read(getDutyRule, { id }))
  if (rule.isError) return <ErrorPanel onRetry={() => void rule.refetch()} />
  if (!rule.data) return <Skeleton width="60%" height="240px" />
  return <Known key={`${rule.data.id}:${rule.data.revision}`} rule={rule.data} />
}

function Known({ rule }: { readonly rule: DutyRule }) {
  const t = useText(text)
  const [draft, setDraft] = useState<Draft>(draftOf(rule))
  const [isTried, setIsTried] = useState(false)
  const save = useCommand(saveDutyRule, { refresh: [getDutyRule, listDutyRules, previewDutyRule] })
  const problem = problemWith(draft)
  const isLocked = rule.state !== 'draft' && rule.state !== 'paused'
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
      <div className="duty-parts">
        <DutyForm
          draft={draft}
          problem={isTried ? problem : undefined}
          isLocked={isLocked}
          onChange={(change) => setDraft({ ...draft, ...change })}
          onSubmit={submit}
        >
          {isLocked ? (
            rule.state !== 'ended' && <p className="ly-field-hint">{t.form.locked}</p>
          ) : (
            <Button type="submit" look="primary" isBusy={save.isPending} disabled={!isChanged}>
              {t.form.save}
            </Button>
          )}
        </DutyForm>
        {!isLocked && <DutyPreview rule={rule} isChanged={isChanged} />}
      </div>
      {rule.people > 0 && <DutyPeople ruleId={rule.id} />}
    </div>
  )
}

/** A rule that is not there yet. */
export function NewDutyPage() {
  const t = useText(text)
  const go = useNavigate()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
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
