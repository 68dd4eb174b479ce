import type { ModuleContent } from '@lyceum/contract/course'
import { useState } from 'react'
import { useText } from '#lib/text'
import { DocumentEditor } from '#ui/document/document-editor'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { NamePicker } from '#ui/work/name-picker'
import { NumberBox } from '#ui/work/number-box'
import { ModuleBody } from '../body/module-body.tsx'
import { withoutModule } from '../edit-content.ts'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'

type ModuleFormProps = {
  readonly editor: Editor
  readonly module: ModuleContent
  /** Newly added: its name field gets the focus. */
  readonly isFresh: boolean
  readonly onGone: () => void
}

/** One module: its name, content, lecturer and introduction. */
export function ModuleForm({ editor, module, isFresh, onGone }: ModuleFormProps) {
  const t = useText(text)
  const { isLocked } = editor
  const change = (next: Parameters<typeof editor.changeModule<ModuleContent>>[1]) =>
    editor.changeModule(module, next)
  const emptyNote = { blocks: [] }
  return (
    <>
      <h2 className="outline-title">
        <span className="ly-clamp-1">{module.title || t.outline.untitled}</span>
        <Tag tone="brand">{t.types[module.type]}</Tag>
      </h2>
      <div className="editor-fields">
        <Field label={t.module.name} isRequired>
          {(names) => (
            <Input
              {...names}
              value={module.title}
              maxLength={80}
              disabled={isLocked}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- its author has just asked for a module to name
              autoFocus={isFresh}
              onChange={({ target }) => change({ title: target.value })}
              end={<span className="ly-input-unit">{module.title.length} / 80</span>}
            />
          )}
        </Field>
        <ModuleBody editor={editor} module={module} />
        <div className="editor-pair">
          <Field label={t.module.lecturer}>
            {({ id }) => (
              <NamePicker
                id={id}
                label={t.module.lecturer}
                kind="person"
                isSingle
                placeholder={t.module.noLecturer}
                isLocked={isLocked}
                chosen={editor.namedAs('person', [module.lecturerId])}
                onChoose={(chosen) => change({ lecturerId: editor.remember('person', chosen)[0] ?? null })}
              />
            )}
          </Field>
          <Field label={t.module.minutes}>
            {({ id }) => (
              <NumberBox
                id={id}
                label={t.module.minutes}
                max={6000}
                isLocked={isLocked}
                value={module.minutes}
                onChange={(minutes) => change({ minutes: minutes ?? 0 })}
              />
            )}
          </Field>
        </div>
        <div className="ly-field">
          <span className="ly-field-label">{t.module.note}</span>
          <DocumentEditor
            label={t.module.note}
            tree={module.note ?? emptyNote}
            onChange={(note) => change({ note: note.blocks.length > 0 ? note : null })}
            addressOf={editor.addressOf}
            onPicture={(file) => editor.bring(file, 'picture')}
            placeholder={t.module.noteHint}
            isLocked={isLocked}
          />
        </div>
        {!isLocked && <Remove editor={editor} module={module} onGone={onGone} />}
      </div>
    </>
  )
}

function Remove({ editor, module, onGone }: Omit<ModuleFormProps, 'isFresh'>) {
  const t = useText(text)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button look="quiet" size="small" onClick={() => setIsAsked(true)}>
        <Icon name="trash" size={14} />
        {t.module.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.module.removeTitle(module.title || t.outline.untitled)}
          confirm={t.module.remove}
          isDanger
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            editor.draft.change((content) => withoutModule(content, module.id))
            onGone()
          }}
        >
          <p>{t.module.removeHint}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
