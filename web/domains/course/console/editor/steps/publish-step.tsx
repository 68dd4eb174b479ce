import { useZone } from '#domains/site'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { ButtonLink } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { Table } from '#ui/work/table'
import { moduleIn } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import type { StepName } from '../step-names.ts'
import { stepOf } from '../step-rules.ts'
import { text } from '../text/index.ts'
import type { Course } from '../use-editor.ts'
import type { VersionParts } from '../version-parts.ts'

type PublishStepProps = {
  readonly editor: Editor
  readonly versions: VersionParts
  readonly onReload: () => Promise<void>
  readonly onGoTo: (step: StepName, moduleId?: string) => void
}

/** What is missing, what publishing means for current learners, and earlier versions. */
export function PublishStep({ editor, versions, onReload, onGoTo }: PublishStepProps) {
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
            {!isUpToDate && editor.mayPublish && (
              <versions.PublishButton editor={editor} words={t} onReload={onReload} />
            )}
            {isUpToDate && course.state === 'published' && <Assign course={course} />}
          </div>
        )}
      </section>
      <Learners editor={editor} versions={versions} isUpToDate={isUpToDate} />
      <Versions versions={course.versions} />
    </div>
  )
}

/** Leads to assigning the course. */
function Assign({ course: { id, sheet } }: { readonly course: Course }) {
  const t = useText(text).publishStep
  const mayAssign = useUser()?.access.includes('learning.assign')
  if (!mayAssign) return null
  const params = new URLSearchParams({ courseId: id, course: sheet.title })
  return (
    <ButtonLink look="primary" size="roomy" to={`/duties/new?${params}`}>
      {t.assign}
    </ButtonLink>
  )
}

type LearnersProps = Pick<PublishStepProps, 'editor' | 'versions'> & { readonly isUpToDate: boolean }

/** Hidden from those who may not publish; an unpublished course has no learners. */
function Learners({ editor, versions, isUpToDate }: LearnersProps) {
  const { course, mayPublish } = editor
  if (!mayPublish || course.versions.length === 0) return null
  return (
    <>
      {!isUpToDate && <versions.DraftEffect editor={editor} />}
      <versions.OlderVersions courseId={course.id} />
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
