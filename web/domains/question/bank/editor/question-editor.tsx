import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePictures } from '#domains/file'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { LeaveGuard } from '#ui/work/leave-guard'
import type { Question } from '../preview/question-details.tsx'
import type { Draft } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { EditorHead } from './editor-head.tsx'
import { LearnerPreview } from './learner-preview.tsx'
import { type Place, PlaceForm } from './place-form.tsx'
import { lacksOf } from './draft-to-question.ts'
import { text } from './text/index.ts'
import { DuplicateNotice } from './duplicate/duplicate-notice.tsx'
import { useSave } from './use-save.ts'
import './editor.css'

type QuestionEditorProps = {
  /** Absent: it is a new one. */
  readonly question?: Question
  readonly onReload?: () => void
  readonly start: {
    readonly draft: Draft
    readonly place: Place
    readonly files: readonly { readonly id: string; readonly url: string }[]
  }
}

/** After saving, the next question starts with the same type, category and difficulty. */
const sameAgain = ({ isScenario, whole }: Draft, { categoryId = '', difficulty }: Place) => ({
  categoryId,
  type: isScenario ? 'SI' : whole.type,
  difficulty: String(difficulty),
})

/** Edits one question: stem, answer, explanation and category. */
export function QuestionEditor({ question, onReload, start }: QuestionEditorProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const pictures = usePictures(start.files, 'picture')
  const [draft, setDraft] = useState(start.draft)
  const [place, setPlace] = useState(start.place)
  const [isSaved, setIsSaved] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const saving = useSave(question)
  const isDirty = !isSaved && (draft !== start.draft || place !== start.place)
  const lacks = lacksOf(draft)
  const isWhole = lacks.length === 0 && place.categoryId !== undefined

  async function save(isDuplicateAllowed: boolean, goesOn: boolean) {
    if (!isWhole || saving.isBusy) return
    const id = await saving.send({ draft, place, isDuplicateAllowed }).catch(() => undefined)
    if (!id) return
    setIsSaved(true)
    // After the guard has seen that nothing is unsaved.
    setTimeout(() => {
      const next = goesOn
        ? `/questions/new?${new URLSearchParams({ ...sameAgain(draft, place), again: id })}`
        : `/questions?shown=${id}`
      void navigate(next)
    })
  }
  useSaveKey(() => void save(false, false))

  return (
    <div className="bank-editor">
      <LeaveGuard isDirty={isDirty} />
      <EditorHead
        question={question}
        lacks={lacks}
        hasPlace={place.categoryId !== undefined}
        isBusy={saving.isBusy}
        onPreview={() => setIsShown(true)}
        onSave={(goesOn) => void save(false, goesOn)}
      />
      <div className="bank-editor-body">
        <div className="bank-editor-main">
          {question?.isUsed && <Banner>{t.usedNote}</Banner>}
          <Trouble saving={saving} onReload={onReload} />
          <DraftForm draft={draft} pictures={pictures} onChange={setDraft} />
        </div>
        <aside aria-label={t.place}>
          <PlaceForm
            place={place}
            onPlace={(change) => setPlace({ ...place, ...change })}
            score={draft.isScenario ? undefined : draft.whole.score}
            onScore={(score) => setDraft({ ...draft, whole: { ...draft.whole, score } })}
          />
          <DuplicateNotice stem={draft.whole.stem} ownId={question?.id} />
        </aside>
      </div>
      {isShown && <LearnerPreview draft={draft} onClose={() => setIsShown(false)} />}
      {saving.isTwice && (
        <ConfirmDialog
          title={t.twiceTitle}
          confirm={t.twiceSave}
          onClose={saving.forget}
          onConfirm={() => save(true, false)}
        >
          <p>{describe(saving.error)}</p>
          <p>{t.twiceHint}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type TroubleProps = {
  readonly saving: ReturnType<typeof useSave>
  readonly onReload: (() => void) | undefined
}

function Trouble({ saving, onReload }: TroubleProps) {
  const t = useText(text)
  if (saving.isOvertaken && onReload)
    return (
      <Banner
        tone="warning"
        title={t.overtaken}
        isNews
        action={
          <Button size="small" onClick={onReload}>
            {t.reload}
          </Button>
        }
      >
        {t.overtakenHint}
      </Banner>
    )
  if (!saving.error || saving.isTwice) return null
  return (
    <Banner tone="error" isNews onClose={saving.forget}>
      {describe(saving.error)}
    </Banner>
  )
}

/** Ctrl + S and Ctrl + Enter, wherever the focus is. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.key !== 's' && event.key !== 'Enter')) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [save])
}
