import { Link, useNavigate } from 'react-router'
import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button, ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { CourseActs } from '../list/course-acts.tsx'
import type { Editor } from './editor.ts'
import { type StepName, stepNames } from './step-names.ts'
import { isStepDone } from './step-rules.ts'
import { text } from './text/index.ts'

type EditorBarProps = {
  readonly editor: Editor
  readonly step: StepName
  readonly onStep: (step: StepName) => void
  readonly onPreview: () => void
}

const tones = { draft: 'warning', published: 'success', retired: 'plain' } as const

/** The course, its state, and the five steps of the editor. */
export function EditorBar({ editor, step, onStep, onPreview }: EditorBarProps) {
  const t = useText(text)
  const go = useNavigate()
  const { course, sheet, draft } = editor
  const title = sheet.sheet.title || t.title
  const isChanged = course.isChanged || draft.revision !== course.revision
  return (
    <header className="editor-bar">
      <div className="editor-head">
        <Link className="editor-back" to="/courses" aria-label={t.back}>
          <Icon name="left" size={16} />
        </Link>
        <h1 className="ly-clamp-1" title={title}>
          {title}
        </h1>
        <Tag tone={tones[course.state]}>{t.states[course.state]}</Tag>
        {course.state !== 'draft' && isChanged && <Tag tone="warning">{t.changed}</Tag>}
        <span className="editor-acts">
          <Button onClick={onPreview}>
            <Icon name="eye" size={16} />
            {t.preview}
          </Button>
          <LearnersLink course={course} />
          {editor.mayPublish && step !== 'publish' && (
            <Button look="primary" onClick={() => onStep('publish')}>
              {t.publish}
            </Button>
          )}
          <CourseActs
            course={{ id: course.id, title, state: course.state }}
            onRemoved={() => void go('/courses')}
          />
        </span>
      </div>
      <div className="editor-steps">
        <nav aria-label={t.stepsLabel}>
          <ol>
            {stepNames.map((name, i) => {
              const isDone = name !== step && isStepDone(name, editor)
              return (
                <li key={name}>
                  <button
                    type="button"
                    className={isDone ? 'editor-step-done' : undefined}
                    aria-current={name === step ? 'step' : undefined}
                    onClick={() => onStep(name)}
                  >
                    <i aria-hidden="true">{isDone ? <Icon name="check" size={14} /> : i + 1}</i>
                    {t.steps[name]}
                  </button>
                </li>
              )
            })}
          </ol>
        </nav>
        <Saved editor={editor} />
      </div>
    </header>
  )
}

/** A draft has no learners yet. */
function LearnersLink({ course: { id, state } }: Pick<Editor, 'course'>) {
  const t = useText(text)
  const mayRead = useUser()?.access.includes('learning.read') ?? false
  if (state === 'draft' || !mayRead) return null
  return (
    <ButtonLink to={`/courses/${id}/learners`}>
      <Icon name="users" size={16} />
      {t.learners}
    </ButtonLink>
  )
}

/** Whether everything typed is saved. */
function Saved({ editor: { draft, sheet, isLocked } }: { readonly editor: Editor }) {
  if (isLocked) return null
  if (draft.state === 'failed' || draft.state === 'overtaken') return <NotSaved draft={draft} />
  return <Safe draft={draft} sheet={sheet} />
}

function Safe({ draft, sheet }: Pick<Editor, 'draft' | 'sheet'>) {
  const t = useText(text).save
  const zone = useZone()
  const isSaving = draft.state === 'saving' || sheet.isBusy
  const isWaiting = draft.state === 'waiting' || (sheet.isDirty && sheet.savesItself)
  const statusText = isSaving
    ? t.saving
    : isWaiting
      ? t.waiting
      : t.saved(shownTime(draft.savedAt, zone).slice(11))
  return (
    <output className="editor-saved">
      <Icon name={isSaving || isWaiting ? 'clock' : 'done'} size={16} />
      {statusText}
    </output>
  )
}

function NotSaved({ draft }: Pick<Editor, 'draft'>) {
  const t = useText(text).save
  const isFailed = draft.state === 'failed'
  return (
    <output className="editor-saved editor-saved-failed">
      <Icon name="warning" size={16} />
      {isFailed ? t.failed : t.overtaken}
      {isFailed && (
        <button type="button" className="ly-link" onClick={() => void draft.retry()}>
          {t.retry}
        </button>
      )}
    </output>
  )
}
