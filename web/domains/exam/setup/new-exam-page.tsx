import { createExam, type ExamSettings, listExams } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { NamePicker } from '#ui/work/name-picker'
import type { Named } from '#ui/work/name-select'
import { type ExamKind, type ExamPaper, paperIn, problemWith, settingsFor, usualSettings } from './exam.ts'
import { Part } from './form-parts.tsx'
import { PaperField } from './paper-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { text } from './text/index.ts'
import './exam-setup.css'

/** Creates an exam. */
export function NewExamPage() {
  const t = useText(text)
  const draft = useDraft()
  usePageTitle(t.add)
  return (
    <div className="exams">
      <header className="exams-head">
        <div>
          <h1>{t.add}</h1>
        </div>
      </header>
      <form
        className="exam-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          draft.create()
        }}
      >
        <Basics draft={draft} />
        <SettingsForm {...draft} isLocked={false} />
        <Button type="submit" look="primary" isBusy={draft.isBusy}>
          {t.form.create}
        </Button>
      </form>
    </div>
  )
}

function Basics({ draft }: { readonly draft: ReturnType<typeof useDraft> }) {
  const t = useText(text).form
  return (
    <Part title={t.basics}>
      <Field
        label={t.title}
        isRequired
        hint={t.titleHint}
        error={draft.isNameless ? t.missingTitle : undefined}
      >
        {(names) => (
          <Input
            {...names}
            value={draft.title}
            maxLength={80}
            onChange={({ target }) => draft.setTitle(target.value)}
          />
        )}
      </Field>
      <div className="ly-field">
        <span className="ly-field-label">{t.kind}</span>
        <RadioGroup<ExamKind>
          label={t.kind}
          value={draft.kind}
          options={[
            { value: 'EXAM_COURSE', title: t.kinds.EXAM_COURSE },
            { value: 'OFF_EXAM_COURSE', title: t.kinds.OFF_EXAM_COURSE },
          ]}
          onChoose={draft.setKind}
        />
      </div>
      {!draft.isOffline && <PaperField chosen={draft.paper} isLocked={false} onChoose={draft.choosePaper} />}
      <Field label={t.unit} hint={t.unitHint}>
        {({ id }) => (
          <NamePicker
            id={id}
            label={t.unit}
            placeholder={t.whole}
            kind="unit"
            isSingle
            chosen={draft.unit}
            onChoose={draft.setUnit}
          />
        )}
      </Field>
    </Part>
  )
}

function useDraft() {
  const go = useNavigate()
  const [params] = useSearchParams()
  const [paper, setPaper] = useState(() => paperIn(params))
  const [title, setTitle] = useState(paper?.name ?? '')
  const [kind, setKind] = useState<ExamKind>('EXAM_COURSE')
  const [unit, setUnit] = useState<readonly Named[]>([])
  const [settings, setSettings] = useState<ExamSettings>(() => settingsFor(usualSettings, paper))
  const [isTried, setIsTried] = useState(false)
  const create = useCommand(createExam, { refresh: [listExams] })
  const isOffline = kind === 'OFF_EXAM_COURSE'
  const fullScore = isOffline ? null : (paper?.fullScore ?? null)
  const problem = problemWith(settings, fullScore)
  const isNameless = title.trim() === ''
  const onChange = (change: Partial<ExamSettings>) => setSettings({ ...settings, ...change })
  return {
    title,
    setTitle,
    kind,
    setKind,
    unit,
    setUnit,
    settings,
    paper,
    fullScore,
    isOffline,
    onChange,
    isBusy: create.isPending,
    isNameless: isTried && isNameless,
    problem: isTried ? problem : undefined,
    choosePaper: (next: ExamPaper | undefined) => {
      setPaper(next)
      setSettings(settingsFor(settings, next))
    },
    create: () => {
      setIsTried(true)
      if (problem || isNameless) return
      const examSettings = isOffline ? { ...settings, paperId: null } : settings
      create.mutate(
        { title: title.trim(), kind, unitId: unit[0]?.id ?? null, settings: examSettings },
        { onSuccess: ({ id }) => void go(`/exams/${id}`, { replace: true }) },
      )
    },
  }
}
