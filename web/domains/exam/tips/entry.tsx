import { sittingErrors } from '@lyceum/contract/exam'
import { learningErrors } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { Countdown } from '#ui/data/time/countdown'
import { Button, ButtonLink } from '#ui/form/button'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { begin } from '../answering/open-sitting.ts'
import { useWays } from '../exam-query.ts'
import { text } from '../text/index.ts'
import { Enrolling } from './enrolling.tsx'
import type { Intro } from './intro.ts'
import { useLobby } from './lobby.ts'

type EntryProps = { readonly intro: Intro; readonly heardAt: number; readonly onLook: () => void }

/** The door: early arrivals wait before it, who may enter finds the way in, and everybody else why not. */
export function Entry({ intro, heardAt, onLook }: EntryProps) {
  const t = useText(text).tips
  const lobby = useLobby(intro, heardAt, onLook)
  if (lobby.stage === 'early')
    return (
      <div className="exam-entry">
        <p>{t.lobby}</p>
        <Countdown until={lobby.until} label={t.untilOpen} icon="timer" onOver={lobby.onOver} />
        <p className="exam-entry-hint">{t.lobbyHint}</p>
      </div>
    )
  if (lobby.stage === 'turn') return <output className="exam-entry">{t.turn}</output>
  if (mayEnter(intro)) return <WayIn intro={intro} onLook={onLook} />
  return (
    <div className="exam-entry">
      <output className="exam-entry-why">{whyWords(intro.code, t)}</output>
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

/** A code that is still to be typed keeps nobody away. */
const mayEnter = ({ openAttemptId, mayStart, code }: Intro) =>
  openAttemptId !== null || mayStart || code === sittingErrors.EXAM_START_CODE.code

type WayInProps = Omit<EntryProps, 'heardAt'>

/** A promise, a code where one is asked for, and the button. */
function WayIn({ intro: { itmId, openAttemptId, needsCode, mistakes }, onLook }: WayInProps) {
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
  const ways = useWays()
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
        await navigate(ways.progress.to({ itmId, isBtn: '1' }))
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

const whyWords = (code: string, { why, whyElse }: Why): string => why[code] ?? whyElse
