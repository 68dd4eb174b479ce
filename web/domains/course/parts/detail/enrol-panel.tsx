import { useState } from 'react'
import { showSuccess } from '#lib/notice'
import { useLocale, useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { chapterNumber } from '../../chapter-number.ts'
import { isExam, studyWay } from '../../kinds.ts'
import { text } from '../../text/index.ts'
import { useEnrolment } from '../../use-enrolment.ts'
import { chapterOf, type Course, modulesOf } from './course.ts'
import { EnrolNote } from './enrol-note.tsx'
import { FormDialog } from './form-dialog.tsx'

type EnrolPanelProps = {
  readonly course: Course
  /** Told when somebody has enrolled here. */
  readonly onEnrolled?: () => void
}

/** The one thing to do with a course now, the way back, and the sentence that explains both. */
export function EnrolPanel({ course, onEnrolled }: EnrolPanelProps) {
  const t = useEnrolWords(course)
  const { enrol, leave, refresh } = useEnrolment()
  const [dialog, setDialog] = useState<'leave' | 'form'>()
  const { itmId, entry, needsFormImage } = course

  async function send(formFileId: string | null) {
    try {
      const { appStatus, queuePlace } = await enrol.mutateAsync({ itmId, formFileId })
      setDialog(undefined)
      showSuccess(doneWords(appStatus, queuePlace))
      onEnrolled?.()
    } catch {
      // Said already; what the page shows may have been overtaken.
      refresh()
    }
  }

  function doneWords(status: string, place: number | null): string {
    if (status === 'PENDING') return t.applied
    return status === 'WAITING' ? t.queued(String(place ?? 1)) : t.enrolled
  }

  async function goAway() {
    try {
      await leave.mutateAsync({ itmId })
      showSuccess(t.left)
    } catch {
      refresh()
    }
    setDialog(undefined)
  }

  const begin = () => (needsFormImage ? setDialog('form') : void send(null))
  return (
    <>
      <MainButton course={course} isBusy={enrol.isPending} onEnrol={begin} />
      <TrialButton course={course} />
      <EnrolNote course={course}>
        {entry.canLeave && (
          <button type="button" className="ly-link" onClick={() => setDialog('leave')}>
            {leaveWord()}
          </button>
        )}
      </EnrolNote>
      {dialog === 'form' && (
        <FormDialog
          isBusy={enrol.isPending}
          onSend={(fileId) => void send(fileId)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'leave' && (
        <ConfirmDialog
          title={t.leaveTitle}
          confirm={leaveWord()}
          isDanger
          onConfirm={goAway}
          onClose={() => setDialog(undefined)}
        >
          {entry.way === 'wait' ? t.withdrawText : t.leaveText}
        </ConfirmDialog>
      )}
    </>
  )

  function leaveWord() {
    if (course.mine.appStatus === 'WAITING') return t.leaveQueue
    return course.mine.appStatus === 'PENDING' ? t.withdraw : t.leave
  }
}

/** An exam is sat, not studied. */
function useEnrolWords({ itmType }: Course) {
  const { enrol, exams } = useText(text)
  return isExam(itmType) ? { ...enrol, ...exams.enrol } : enrol
}

/** Who is still outside may look into what the course shows before. */
function TrialButton({ course }: { readonly course: Course }) {
  const t = useText(text).enrol
  const trial = modulesOf(course).find(({ isTrial }) => isTrial)
  const isOutside = ['enrol', 'apply', 'queue', 'wait', 'none'].includes(course.entry.way)
  if (!trial || !isOutside) return null
  return (
    <ButtonLink size="roomy" to={studyWay(course.itmType, course.itmId, trial.modId)}>
      {t.trial}
    </ButtonLink>
  )
}

type MainProps = { readonly course: Course; readonly isBusy: boolean; readonly onEnrol: () => void }

function MainButton({ course, isBusy, onEnrol }: MainProps) {
  const t = useEnrolWords(course)
  const { itmType, itmId, mine, entry } = course
  const way = studyWay(itmType, itmId, mine.nextModId)
  if (entry.refusal === 'STUDY_NOT_BEGUN') return null
  if (entry.way === 'study') return <StudyButton course={course} to={way} />
  if (entry.way === 'review')
    return (
      <ButtonLink look="primary" size="roomy" to={way}>
        {t.review}
      </ButtonLink>
    )
  if (entry.way === 'wait' || entry.way === 'none') return null
  return (
    <>
      <Button look="primary" size="roomy" isBusy={isBusy} onClick={onEnrol}>
        {t[entry.way]}
      </Button>
      {entry.way === 'again' && !isExam(itmType) && (
        <ButtonLink size="roomy" to={way}>
          {t.review}
        </ButtonLink>
      )}
    </>
  )
}

function StudyButton({ course, to }: { readonly course: Course; readonly to: string }) {
  const t = useEnrolWords(course)
  const locale = useLocale()
  const { itmType, mine } = course
  const chapter = mine.progress > 0 ? chapterOf(course, mine.nextModId) : undefined
  return (
    <ButtonLink look="primary" size="roomy" to={to}>
      <Icon name={isExam(itmType) ? 'exam' : 'play'} size={16} />
      {chapter === undefined ? t.study : t.goOn(chapterNumber(chapter, locale))}
    </ButtonLink>
  )
}
