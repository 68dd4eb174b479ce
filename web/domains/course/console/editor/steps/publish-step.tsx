import { getCourseDraft, listCourses, publishCourse } from '@lyceum/contract/course'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { Table } from '#ui/work/table'
import { moduleIn } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import type { StepName } from '../step-names.ts'
import { stepOf } from '../step-rules.ts'
import { text } from '../text/index.ts'
import type { Course } from '../use-editor.ts'

type PublishStepProps = {
  readonly editor: Editor
  readonly onReload: () => Promise<void>
  readonly onGoTo: (step: StepName, moduleId?: string) => void
}

/** What is missing, what publishing means for those who study, and what was published before. */
export function PublishStep({ editor, onReload, onGoTo }: PublishStepProps) {
  const t = useText(text)
  const { course, draft } = editor
  const isUpToDate = !course.isChanged && draft.revision === course.revision
  return (
    <div className="editor-form">
      <section>
        {draft.faults.length > 0 ? (
          <Missing editor={editor} onGoTo={onGoTo} />
        ) : (
          <div className="editor-ready">
            <Icon name="done" size={28} />
            <div>
              <h2>{isUpToDate ? t.publishStep.upToDate : t.publishStep.ready}</h2>
              <p>{isUpToDate ? t.publishStep.upToDateHint : t.publishStep.readyHint}</p>
            </div>
            {!isUpToDate && editor.mayPublish && <Publish editor={editor} onReload={onReload} />}
          </div>
        )}
        {course.learners > 0 && (
          <Banner title={t.publishStep.inProgress(course.learners.toLocaleString('en-US'))}>
            {t.publishStep.inProgressHint}
          </Banner>
        )}
      </section>
      <Versions versions={course.versions} />
    </div>
  )
}

function Publish({ editor, onReload }: Pick<PublishStepProps, 'editor' | 'onReload'>) {
  const t = useText(text)
  const { course, draft, sheet } = editor
  const publish = useCommand(publishCourse, { refresh: [listCourses, getCourseDraft] })
  const [isAsked, setIsAsked] = useState(false)
  const next = (course.versions[0]?.number ?? 0) + 1

  async function go() {
    await draft.flush()
    if (sheet.isDirty) await sheet.save()
    const { number } = await publish.mutateAsync({ id: course.id, revision: draft.desk.revision })
    showSuccess(t.publishStep.published(number))
    setIsAsked(false)
    await onReload()
  }

  return (
    <>
      <Button look="primary" size="roomy" onClick={() => setIsAsked(true)}>
        {t.publish}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.publishStep.confirm(next)}
          confirm={t.publish}
          onConfirm={() => go().catch(() => {})}
          onClose={() => setIsAsked(false)}
        >
          <p>{t.publishStep.confirmHint}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Missing({ editor: { draft }, onGoTo }: Pick<PublishStepProps, 'editor' | 'onGoTo'>) {
  const t = useText(text)
  return (
    <>
      <h2>{t.publishStep.missing(draft.faults.length)}</h2>
      <p className="editor-hint">{t.publishStep.missingHint}</p>
      <ul className="editor-missing">
        {draft.faults.map((fault) => {
          const module = moduleIn(draft.content, fault.moduleId ?? undefined)
          return (
            <li key={`${fault.fault} ${fault.moduleId}`}>
              <button type="button" onClick={() => onGoTo(stepOf(fault), fault.moduleId ?? undefined)}>
                <Icon name="warning" size={16} />
                <span>
                  {module && <b>{module.title || t.outline.untitled}</b>}
                  {t.faults[fault.fault]}
                </span>
                <Icon name="right" size={14} />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Versions({ versions }: { readonly versions: Course['versions'] }) {
  const t = useText(text).publishStep
  const zone = useZone()
  return (
    <section>
      <h2>{t.versions}</h2>
      {versions.length === 0 ? (
        <p className="editor-hint">{t.none}</p>
      ) : (
        <Table<Course['versions'][number]>
          label={t.versions}
          rows={versions}
          idOf={({ id }) => id}
          isDense
          columns={[
            { name: 'number', title: t.number, render: ({ number }) => t.version(number) },
            { name: 'by', title: t.by, width: 200, render: ({ publishedBy }) => publishedBy },
            {
              name: 'at',
              title: t.at,
              width: 180,
              render: ({ publishedAt }) => shownTime(publishedAt, zone),
            },
          ]}
        />
      )}
    </section>
  )
}
