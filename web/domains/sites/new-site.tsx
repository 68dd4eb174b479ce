import { createSite, listSites } from '@lyceum/contract/sites'
import { type SubmitEvent, useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { draftOf, emptySite, problemsWith } from './site.ts'
import { SiteFields } from './site-fields.tsx'
import { text } from './text/index.ts'

/** Creates a site. Problems are shown after the first attempt to save. */
export function NewSite({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const id = useId()
  const [typed, setTyped] = useState(emptySite)
  const [isTried, setIsTried] = useState(false)
  const create = useCommand(createSite, { refresh: [listSites], quiet: true })
  const problems = problemsWith(typed)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    const [faulty] = Object.keys(problems)
    if (faulty !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus()
      return
    }
    create.mutate(draftOf(typed), {
      onSuccess: () => {
        onClose()
        showSuccess(t.created(typed.host, typed.email))
      },
    })
  }

  return (
    <Drawer
      title={t.add}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} look="primary" isBusy={create.isPending}>
            {t.create}
          </Button>
        </>
      }
    >
      <form id={id} className="site-form" noValidate onSubmit={submit}>
        {create.error && (
          <Banner tone="error" isNews>
            {describe(create.error)}
          </Banner>
        )}
        <SiteFields typed={typed} problems={isTried ? problems : {}} onType={setTyped} />
      </form>
    </Drawer>
  )
}
