import { type ExamSettings, getExam, listExams, saveExam } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { LeaveGuard } from '#ui/work/leave-guard'
import { type Exam, problemWith, settingsOf } from './exam.ts'
import { ExamFrame } from './exam-frame.tsx'
import { Markers } from './markers.tsx'
import { Part } from './form-parts.tsx'
import { PaperField } from './paper-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { text } from './text/index.ts'

/** The settings of one exam. */
export function ExamPage() {
  return <ExamFrame tab="settings">{(exam) => <Settings key={exam.id} exam={exam} />}</ExamFrame>
}

function Settings({ exam }: { readonly exam: Exam }) {
  const t = useText(text).form
  const draft = useDraft(exam)
  const isOffline = exam.kind === 'OFF_EXAM_COURSE'
  return (
    <div className="exam-parts">
      <form
        className="exam-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          draft.save()
        }}
      >
        {draft.isLocked && <Banner>{t.locked}</Banner>}
        {!isOffline && (
          <Part title={t.basics}>
            <PaperField
              chosen={draft.paper}
              isLocked={exam.state !== 'draft'}
              lockedHint={exam.state === 'draft' ? undefined : t.paperLocked}
              onChoose={draft.choosePaper}
            />
          </Part>
        )}
        <SettingsForm {...draft} isOffline={isOffline} onChange={draft.change} />
        {!draft.isLocked && (
          <Button type="submit" look="soft" isBusy={draft.isBusy} disabled={!draft.isDirty}>
            {t.save}
          </Button>
        )}
        <LeaveGuard isDirty={draft.isDirty} />
      </form>
      {!isOffline && <Markers exam={exam} />}
    </div>
  )
}

/** The edited settings beside the saved ones. */
function useDraft(exam: Exam) {
  const t = useText(text).form
  const [settings, setSettings] = useState<ExamSettings>(() => settingsOf(exam))
  const [picked, setPicked] = useState<{ id: string; name: string; fullScore: number }>()
  const [isTried, setIsTried] = useState(false)
  const save = useCommand(saveExam, { refresh: [getExam, listExams], awaitRefresh: true })
  const { paperId } = settings
  const fullScore = picked?.fullScore ?? exam.fullScore
  const problem = problemWith(settings, fullScore)
  const change = (part: Partial<ExamSettings>) => setSettings({ ...settings, ...part })
  return {
    settings,
    fullScore,
    change,
    isLocked: exam.state === 'closed',
    isDirty: JSON.stringify(settings) !== JSON.stringify(settingsOf(exam)),
    isBusy: save.isPending,
    problem: isTried ? problem : undefined,
    paper: picked ?? (paperId === null ? undefined : { id: paperId, name: exam.paperTitle }),
    choosePaper: (paper: typeof picked) => {
      setPicked(paper)
      change({ paperId: paper?.id ?? null })
    },
    save: () => {
      setIsTried(true)
      if (problem) return
      save.mutate({ id: exam.id, settings }, { onSuccess: () => showSuccess(t.saved) })
    },
  }
}
