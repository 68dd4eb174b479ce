import type { TeachingLink } from '@lyceum/contract/question'
import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { Segmented } from '#ui/layout/segmented'
import { NamePicker } from '#ui/work/name-picker'
import type { Named } from '#ui/work/name-select'
import { Pick } from '#ui/work/pick'
import { type LinkDraft, linkFrom, noLink } from './link-draft.ts'
import { courseModulesSlot } from '../../slots.ts'
import { text } from '../text/index.ts'

type LinkDialogProps = { readonly onLink: (link: TeachingLink) => void; readonly onClose: () => void }

const kinds = ['lesson', 'file', 'page'] as const

/** Chooses the material that teaches the answer. */
export function LinkDialog({ onLink, onClose }: LinkDialogProps) {
  const t = useText(text)
  const [draft, setDraft] = useState<LinkDraft>(noLink)
  const set = (change: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...change }))
  const link = linkFrom(draft)
  return (
    <Modal
      title={t.linkAdd}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" disabled={!link} onClick={() => link && onLink(link)}>
            {t.linkSave}
          </Button>
        </>
      }
    >
      <div className="bank-link-form">
        <Segmented
          label={t.linkKind}
          value={draft.kind}
          onChoose={(kind) => set({ kind })}
          options={kinds.map((value) => ({ value, title: t.linkKinds[value] }))}
        />
        {draft.kind === 'lesson' && <Lesson draft={draft} onChange={set} />}
        {draft.kind === 'file' && <Document draft={draft} onChange={set} />}
        {draft.kind === 'page' && (
          <Field label={t.linkAddress} isRequired>
            {(names) => (
              <Input
                {...names}
                type="url"
                placeholder="https://"
                value={draft.address}
                onChange={({ target }) => set({ address: target.value })}
              />
            )}
          </Field>
        )}
        <Field label={t.linkTitle} isRequired>
          {(names) => (
            <Input
              {...names}
              maxLength={120}
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}

type PartProps = { readonly draft: LinkDraft; readonly onChange: (change: Partial<LinkDraft>) => void }

/** A course, one of its modules, and the moment in it. */
function Lesson({ draft, onChange }: PartProps) {
  const t = useText(text)
  const [course, setCourse] = useState<readonly Named[]>([])
  const modules = courseModulesSlot.get()(draft.courseId)
  return (
    <>
      <Field label={t.linkCourse} isRequired>
        {({ id }) => (
          <NamePicker
            id={id}
            kind="course"
            label={t.linkCourse}
            isSingle
            chosen={course}
            onChoose={(chosen) => {
              setCourse(chosen)
              onChange({ courseId: chosen[0]?.id ?? '', moduleId: '' })
            }}
          />
        )}
      </Field>
      <Field label={t.linkModule} isRequired>
        {({ id }) => (
          <Pick
            id={id}
            label={t.linkModule}
            width="100%"
            options={modules.map((option) => ({ value: option.id, label: option.title }))}
            value={draft.moduleId || undefined}
            onPick={(moduleId = '') =>
              onChange({
                moduleId,
                title: modules.find((option) => option.id === moduleId)?.title ?? draft.title,
              })
            }
          />
        )}
      </Field>
      <Field label={t.linkSecond}>
        {(names) => (
          <Input
            {...names}
            placeholder="00:00"
            value={draft.clock}
            onChange={({ target }) => onChange({ clock: target.value })}
          />
        )}
      </Field>
    </>
  )
}

function Document({ draft, onChange }: PartProps) {
  const t = useText(text)
  const [isBusy, setIsBusy] = useState(false)
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    setIsBusy(true)
    try {
      const { id, name } = await upload(file, 'document')
      onChange({ fileId: id, title: draft.title || name.replace(/\.\w+$/, '') })
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <FileUploadZone
      hint={draft.fileId ? draft.title : t.linkFile}
      accept=".pdf,.doc,.docx,.ppt,.pptx,.xls,.xlsx,.txt"
      isDisabled={isBusy}
      onFiles={(files) => void take(files)}
    />
  )
}
