import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { UploadRow } from '#ui/work/upload-zone'
import { text } from '../../text/index.ts'

type FormDialogProps = {
  readonly isBusy: boolean
  readonly onSend: (fileId: string) => void
  readonly onClose: () => void
}

/** B-207: upload the picture of the form, then enrol. */
export function FormDialog({ isBusy, onSend, onClose }: FormDialogProps) {
  const t = useText(text).enrol
  const [form, setForm] = useState<{ readonly id: string; readonly name: string }>()
  const [isSending, setIsSending] = useState(false)

  async function take([file]: readonly File[]) {
    if (!file) return
    setIsSending(true)
    try {
      const { id, name } = await upload(file, 'registration')
      setForm({ id, name })
    } catch (error) {
      report(error)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Modal
      title={t.formTitle}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          isBusy={isBusy || isSending}
          disabled={!form}
          onClick={() => form && onSend(form.id)}
        >
          {t.formSend}
        </Button>
      }
    >
      <p>{t.formText}</p>
      <FileUploadZone
        hint={t.formHint}
        accept="image/jpeg,image/png"
        isDisabled={isSending}
        onFiles={(files) => void take(files)}
      />
      {form && (
        <ul className="course-form-chosen">
          <UploadRow name={form.name} kind="image" onRemove={() => setForm(undefined)} />
        </ul>
      )}
    </Modal>
  )
}
