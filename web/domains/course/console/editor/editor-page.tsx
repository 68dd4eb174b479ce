import { getCourseDraft } from '@lyceum/contract/course'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { LeaveGuard } from '#ui/work/leave-guard'
import { SaveBar } from '#ui/work/save-bar'
import { EditorBar } from './editor-bar.tsx'
import { type Editor, useEditor } from './editor.ts'
import { Outline } from './outline/outline.tsx'
import { Overtaken } from './save-conflict.tsx'
import { Preview } from './preview.tsx'
import { type StepName, stepNames } from './step-names.ts'
import { BasicsStep } from './steps/basics-step.tsx'
import { CompletionStep } from './steps/completion-step.tsx'
import { OfferStep } from './steps/offer-step.tsx'
import { PublishStep } from './steps/publish-step.tsx'
import { text } from './text/index.ts'
import { WatchFiles } from './watch-files.tsx'
import type { Course } from './use-editor.ts'
import type { VersionParts } from './version-parts.ts'
import './editor.css'

/** The course editor, step by step. */
export function EditorPage({ versions }: { readonly versions: VersionParts }) {
  const { id = '' } = useParams()
  const course = useQuery({
    ...read(getCourseDraft, { id }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  const [round, setRound] = useState(0)
  if (course.isError) return <ErrorPanel onRetry={() => void course.refetch()} />
  if (!course.data) return <Waiting />
  return (
    <Editing
      key={`${id} ${round}`}
      course={course.data}
      versions={versions}
      onReload={async () => {
        await course.refetch()
        setRound(round + 1)
      }}
    />
  )
}

type EditingProps = {
  readonly course: Course
  readonly versions: VersionParts
  readonly onReload: () => Promise<void>
}

function Editing({ course, versions, onReload }: EditingProps) {
  const t = useText(text)
  const editor = useEditor(course)
  const { step, goTo } = useStep()
  const [isPreview, setIsPreview] = useState(false)
  const { sheet, draft, isLocked } = editor
  usePageTitle(sheet.sheet.title || t.title)
  const isSheetWaiting = sheet.isDirty && !sheet.savesItself
  return (
    <div className="editor">
      <EditorBar editor={editor} step={step} onStep={goTo} onPreview={() => setIsPreview(true)} />
      {isLocked && (
        <div className="editor-note">
          <Banner>{t.readOnly}</Banner>
        </div>
      )}
      <WatchFiles editor={editor} />
      <Step editor={editor} step={step} versions={versions} onReload={onReload} onGoTo={goTo} />
      {isSheetWaiting && (
        <SaveBar
          message={t.save.sheet}
          isBusy={sheet.isBusy}
          isStopped={!sheet.isWhole}
          onSave={() => void sheet.save()}
          onDiscard={sheet.discard}
        />
      )}
      {draft.state === 'overtaken' && <Overtaken draft={draft} onReload={onReload} />}
      {isPreview && <Preview editor={editor} onClose={() => setIsPreview(false)} />}
      <LeaveGuard isDirty={isSheetWaiting || draft.state === 'failed' || draft.state === 'overtaken'} />
    </div>
  )
}

type StepProps = {
  readonly editor: Editor
  readonly step: StepName
  readonly versions: VersionParts
  readonly onReload: () => Promise<void>
  readonly onGoTo: (step: StepName, moduleId?: string) => void
}

function Step({ editor, step, versions, onReload, onGoTo }: StepProps) {
  if (step === 'outline') return <Outline editor={editor} />
  if (step === 'offer') return <OfferStep editor={editor} />
  if (step === 'completion') return <CompletionStep editor={editor} />
  if (step === 'publish')
    return <PublishStep editor={editor} versions={versions} onReload={onReload} onGoTo={onGoTo} />
  return <BasicsStep editor={editor} />
}

/** The step and the module given in the URL. */
function useStep() {
  const [params, setParams] = useSearchParams()
  const step = stepNames.find((name) => name === params.get('step')) ?? 'basics'
  const goTo = (next: StepName, moduleId?: string) =>
    setParams({ step: next, ...(moduleId ? { module: moduleId } : {}) })
  return { step, goTo }
}

const Waiting = () => (
  <div className="editor-waiting" aria-busy="true">
    <Skeleton width="40%" height="28px" />
    <Skeleton width="70%" />
    <Skeleton width="60%" />
  </div>
)
