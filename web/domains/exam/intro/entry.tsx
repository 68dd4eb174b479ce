import { sittingErrors } from '@lyceum/contract/exam'
import { learningErrors } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Countdown } from '#ui/data/time/countdown'
import { Button, ButtonLink } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { begin } from '../answering/open-sitting.ts'
import { useExamPages } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { Enrolling } from './enrol-section.tsx'
import type { Intro } from './intro.ts'
import { useLobby } from './use-lobby.ts'

type EntryProps = { readonly intro: Intro; readonly receivedAt: number; readonly onLook: () => void }

/** The entry: early candidates wait, admitted ones can start, everybody else sees the reason. */
export function Entry({ intro, receivedAt, onLook }: EntryProps) {
  const t = useText(text).tips
  const lobby = useLobby(intro, receivedAt, onLook)
  if (lobby.phase === 'early')
    return (
      <div className="exam-entry">
        <p>{t.lobby}</p>
        <Countdown until={lobby.until} label={t.untilOpen} icon="timer" onOver={lobby.onOver} />
        <p className="exam-entry-hint">{t.lobbyHint}</p>
      </div>
    )
  if (lobby.phase === 'turn') return <output className="exam-entry">{t.turn}</output>
  if (mayEnter(intro)) return <StartForm intro={intro} onLook={onLook} />
  return (
    <div className="exam-entry">
      <output className="exam-entry-why">{reasonText(intro.code, t)}</output>
      {intro.code === sittingErrors.EXAM_ADMIN_START_ONLY.code && (
        <Button onClick={onLook}>{t.lookAgain}</Button>
      )}
      {isOutside(intro) && <Enrolling itmId={intro.itmId} onEnrolled={onLook} />}
    </div>
  )
}

/** Not enrolled, or no longer. */
const isOutside = ({ code }: Intro) =>
  code === learningErrors.NOT_ENROLLED.code || code === learningErrors.COURSE_CLOSED_FOR_SUBMIT.code

/** A missing start code is typed later and does not block entry. */
const mayEnter = ({ openAttemptId, mayStart, code }: Intro) =>
  openAttemptId !== null || mayStart || code === sittingErrors.EXAM_START_CODE.code

type StartFormProps = Omit<EntryProps, 'receivedAt'>

/** The pledge, the start code where required, and the start button. */
function StartForm({ intro: { itmId, openAttemptId, needsCode, mistakes }, onLook }: StartFormProps) {
  const t = useText(text).tips
  const [isRead, setIsRead] = useState(false)
  const [code, setCode] = useState('')
  const { enter, fault, isBusy } = useEnter(itmId, onLook)
  const isOpen = openAttemptId !== null
  const asksCode = needsCode && !isOpen
  const isReady = isOpen || (isRead && (!asksCode || code.trim() !== ''))
  return (
    <form
      className="exam-entry"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void enter(code.trim())
      }}
    >
      {!isOpen && (
        <Checkbox checked={isRead} onChange={({ target }) => setIsRead(target.checked)}>
          {t.promise}
        </Checkbox>
      )}
      {asksCode && (
        <Field label={t.code} hint={t.codeHint}>
          {(names) => (
            <Input
              {...names}
              value={code}
              autoComplete="off"
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      {fault !== '' && (
        <p className="exam-entry-fault" role="alert">
          {fault}
        </p>
      )}
      <Button look="primary" size="roomy" isWide type="submit" isBusy={isBusy} disabled={!isReady}>
        {isOpen ? t.goOn : t.start}
      </Button>
      {!isOpen && <PractiseFirst mistakes={mistakes} />}
    </form>
  )
}

function PractiseFirst({ mistakes }: Pick<Intro, 'mistakes'>) {
  const t = useText(text).tips
  if (mistakes === 0) return null
  return (
    <ButtonLink isWide to="/personal/mistakeExercises">
      {t.practiseFirst}
    </ButtonLink>
  )
}

function useEnter(itmId: string, onLook: () => void) {
  const navigate = useNavigate()
  const pages = useExamPages()
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  return {
    fault,
    isBusy,
    enter: async (code: string) => {
      setIsBusy(true)
      setFault('')
      try {
        await begin(itmId, code)
        await navigate(pages.progress.to({ itmId, isBtn: '1' }))
      } catch (error) {
        setFault(describe(error))
        onLook()
      } finally {
        setIsBusy(false)
      }
    },
  }
}

type Why = { readonly why: Readonly<Record<string, string>>; readonly whyElse: string }

const reasonText = (code: string, { why, whyElse }: Why): string => why[code] ?? whyElse
