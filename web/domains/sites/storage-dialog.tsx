import { listSites, setSiteStorage } from '@lyceum/contract/sites'
import { useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { formatSize } from '#lib/language/format-size'
import { useLocale, useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { MB, quotaOf, type SiteRow } from './site.ts'
import { text } from './text/index.ts'

/** The storage quota of a site. */
export function StorageDialog({ site, onClose }: { readonly site: SiteRow; readonly onClose: () => void }) {
  const t = useText(text)
  const id = useId()
  const name = site.name[useLocale()]
  const [typed, setTyped] = useState(String(site.storage.quotaMb / 1024))
  const save = useCommand(setSiteStorage, { refresh: [listSites] })
  const quotaMb = quotaOf(typed)

  function submit() {
    if (quotaMb === undefined || save.isPending) return
    const onSuccess = () => {
      onClose()
      showSuccess(t.storageSaved(name))
    }
    save.mutate({ code: site.code, quotaMb }, { onSuccess })
  }

  return (
    <Modal
      title={t.storageOf(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={id}
            look="primary"
            isBusy={save.isPending}
            disabled={quotaMb === undefined}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t.storageLimit}
          hint={t.storageHint(formatSize(site.storage.usedMb * MB))}
          error={quotaMb === undefined ? t.problems.storage : undefined}
        >
          {(names) => (
            <Input
              {...names}
              inputMode="decimal"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}
