import { useState } from 'react'
import { isExam, studyLinkOf } from '#domains/course'
import { showSuccess } from '#lib/notice'
import { useLocale, useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { chapterNumber } from '../../chapter-number.ts'
import { text } from '../../text/index.ts'
import { useEnrolment } from '../../use-enrolment.ts'
import { chapterOf, type Course, modulesOf } from './course.ts'
import { EnrolNote } from './enrol-note.tsx'
import { FormDialog } from './form-dialog.tsx'

type EnrolPanelProps = {
  readonly course: Course
  /** Called after enrolling here. */
  readonly onEnrolled?: () => void
}

/** The main action of a course, the withdraw button, and the sentence that explains both. */
export function EnrolPanel({ course, onEnrolled }: EnrolPanelProps) {
  const t = useEnrolText(course)
  const { enrol, leave, refresh } = useEnrolment()
  const [dialog, setDialog] = useState<'leave' | 'form'>()
  const { itmId, entry, needsFormImage } = course

  async function send(formFileId: string | null) {
    try {
      const { appStatus, queuePlace } = await enrol.mutateAsync({ itmId, formFileId })
      setDialog(undefined)
      showSuccess(doneText(appStatus, queuePlace))
      onEnrolled?.()
    } catch {
      // The error has been shown; the page may be out of date.
      refresh()
    }
  }

  function doneText(status: string, place: number | null): string {
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

/** Exams use their own texts. */
function useEnrolText({ itmType }: Course) {
  const { enrol, exams } = useText(text)
  return isExam(itmType) ? { ...enrol, ...exams.enrol } : enrol
}

/** Opens the preview that a course offers before enrolment. */
function TrialButton({ course }: { readonly course: Course }) {
  const t = useText(text).enrol
  const trial = modulesOf(course).find(({ isTrial }) => isTrial)
  const isOutside = ['enrol', 'apply', 'queue', 'wait', 'none'].includes(course.entry.way)
  if (!trial || !isOutside) return null
  return (
    <ButtonLink size="roomy" to={studyLinkOf(course.itmType, course.itmId, trial.modId)}>
      {t.trial}
    </ButtonLink>
  )
}

type MainProps = { readonly course: Course; readonly isBusy: boolean; readonly onEnrol: () => void }

function MainButton({ course, isBusy, onEnrol }: MainProps) {
  const t = useEnrolText(course)
  const { itmType, itmId, mine, entry } = course
  const studyLink = studyLinkOf(itmType, itmId, mine.nextModId)
  if (entry.refusal === 'STUDY_NOT_BEGUN') return null
  if (entry.way === 'study') return <StudyButton course={course} to={studyLink} />
  if (entry.way === 'review')
    return (
      <ButtonLink look="primary" size="roomy" to={studyLink}>
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
        <ButtonLink size="roomy" to={studyLink}>
          {t.review}
        </ButtonLink>
      )}
    </>
  )
}

function StudyButton({ course, to }: { readonly course: Course; readonly to: string }) {
  const t = useEnrolText(course)
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
