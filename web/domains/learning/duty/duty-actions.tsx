import {
  decideDutyRule,
  getDutyRule,
  listDuties,
  listDutyRules,
  previewDutyRule,
  startDutyRule,
  stopDutyRule,
} from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { TextArea } from '#ui/form/text-area'
import { Modal } from '#ui/layout/modal'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import type { DutyRule } from './draft.ts'
import { text } from './text/index.ts'

type DutySteerProps = { readonly rule: DutyRule; readonly isChanged: boolean }

const refresh = [getDutyRule, listDutyRules, previewDutyRule, listDuties]

/** The possible actions on a rule. */
export function DutySteer({ rule, isChanged }: DutySteerProps) {
  return (
    <div className="duty-steer">
      {rule.state === 'proposed' && (rule.mayDecide ? <Decide rule={rule} /> : <Proposed rule={rule} />)}
      {rule.state !== 'ended' && <End rule={rule} />}
      {rule.state === 'active' && <Pause rule={rule} />}
      {(rule.state === 'draft' || rule.state === 'paused') && <Start rule={rule} isChanged={isChanged} />}
    </div>
  )
}

type OneRule = { readonly rule: DutyRule }

function useStop({ id }: DutyRule) {
  const stop = useCommand(stopDutyRule, { refresh, awaitRefresh: true })
  return {
    isBusy: stop.isPending,
    go: (isEnded: boolean, message: string) =>
      stop.mutate({ id, isEnded }, { onSuccess: () => showSuccess(message) }),
  }
}

/** What the author sees while another person decides. */
function Proposed({ rule }: OneRule) {
  const t = useText(text)
  const stop = useStop(rule)
  return (
    <>
      <span>{t.ownProposal}</span>
      <Button isBusy={stop.isBusy} onClick={() => stop.go(false, t.form.saved)}>
        {t.takeBack}
      </Button>
    </>
  )
}

function Pause({ rule }: OneRule) {
  const t = useText(text)
  const stop = useStop(rule)
  return (
    <Button isBusy={stop.isBusy} onClick={() => stop.go(false, t.paused)}>
      {t.pause}
    </Button>
  )
}

function End({ rule }: OneRule) {
  const t = useText(text)
  const stop = useStop(rule)
  const [isOpen, setIsOpen] = useState(false)
  const texts =
    rule.state === 'draft'
      ? { act: t.discard, title: t.discardTitle, hint: t.discardHint, done: t.discarded }
      : { act: t.end, title: t.endTitle, hint: t.endHint, done: t.ended }
  return (
    <>
      <Button isBusy={stop.isBusy} onClick={() => setIsOpen(true)}>
        {texts.act}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.title}
          confirm={texts.act}
          isDanger
          onConfirm={() => {
            setIsOpen(false)
            stop.go(true, texts.done)
          }}
          onClose={() => setIsOpen(false)}
        >
          <p>{texts.hint}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Start({ rule, isChanged }: DutySteerProps) {
  const t = useText(text)
  const start = useCommand(startDutyRule, { refresh, awaitRefresh: true })
  const { id, revision, state, decidedBy, opinion } = rule
  return (
    <>
      {opinion && <span>{t.handedBack(decidedBy, opinion)}</span>}
      <Button
        look="primary"
        disabled={isChanged}
        isBusy={start.isPending}
        onClick={() =>
          start.mutate(
            { id, revision },
            { onSuccess: (next) => showSuccess(next.state === 'proposed' ? t.proposed : t.started) },
          )
        }
      >
        {state === 'paused' ? t.resume : t.start}
      </Button>
    </>
  )
}

/** Approval by a second person. */
function Decide({ rule: { id, revision, proposedBy } }: { readonly rule: DutyRule }) {
  const t = useText(text)
  const [isOpen, setIsOpen] = useState(false)
  const [opinion, setOpinion] = useState('')
  const decide = useCommand(decideDutyRule, { refresh, awaitRefresh: true })

  function go(isAgreed: boolean) {
    decide.mutate(
      { id, revision, isAgreed, opinion },
      {
        onSuccess: () => {
          setIsOpen(false)
          showSuccess(isAgreed ? t.started : t.form.saved)
        },
      },
    )
  }

  return (
    <>
      <span>{t.proposal(proposedBy)}</span>
      <Button onClick={() => setIsOpen(true)}>{t.handBack}</Button>
      <Button look="primary" isBusy={decide.isPending} onClick={() => go(true)}>
        {t.agree}
      </Button>
      {isOpen && (
        <Modal
          title={t.handBack}
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>{t.cancel}</Button>
              <Button
                look="primary"
                disabled={opinion.trim() === ''}
                isBusy={decide.isPending}
                onClick={() => go(false)}
              >
                {t.handBack}
              </Button>
            </>
          }
        >
          <Field label={t.opinion} hint={t.opinionHint}>
            {(names) => (
              <TextArea
                {...names}
                limit={300}
                value={opinion}
                onChange={({ target }) => setOpinion(target.value)}
              />
            )}
          </Field>
        </Modal>
      )}
    </>
  )
}
