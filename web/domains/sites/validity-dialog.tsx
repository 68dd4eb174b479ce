import { listSites, setSiteValidity } from '@lyceum/contract/sites'
import { useId, useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useLocale, useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Button } from '#ui/form/button'
import { RadioGroup } from '#ui/form/choices'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { endOfDay, type SiteRow } from './site.ts'
import { text } from './text/index.ts'

type Choice = 'forever' | 'day' | 'now'

/** Renews a site, ends it on a day, or at once. */
export function ValidityDialog({ site, onClose }: { readonly site: SiteRow; readonly onClose: () => void }) {
  const t = useText(text)
  const id = useId()
  const name = site.name[useLocale()]
  const [choice, setChoice] = useState<Choice>(
    site.state === 'expired' || !site.validUntil ? 'forever' : 'day',
  )
  const [day, setDay] = useState(site.validUntil ? shownTime(site.validUntil, site.zone).slice(0, 10) : '')
  const save = useCommand(setSiteValidity, { refresh: [listSites] })
  const isReady = choice !== 'day' || day !== ''
  const until = { forever: null, now: 'now' as const, day: day === '' ? null : endOfDay(day, site.zone) }

  function submit() {
    if (!isReady) return
    save.mutate(
      { code: site.code, until: until[choice] },
      {
        onSuccess: () => {
          onClose()
          showSuccess(choice === 'now' ? t.expired(name) : t.renewed(name))
        },
      },
    )
  }

  return (
    <Modal
      title={t.validityOf(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={id}
            look={choice === 'now' ? 'danger' : 'primary'}
            isBusy={save.isPending}
            disabled={!isReady}
          >
            {choice === 'now' ? t.expireNow : t.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="validity-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <RadioGroup<Choice>
          label={t.validity}
          isStacked
          value={choice}
          options={(['forever', 'day', 'now'] as const).map((value) => ({ value, title: t.choices[value] }))}
          onChoose={setChoice}
        />
        {choice === 'day' && (
          <Input
            type="date"
            aria-label={t.lastDay}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <p>{{ now: t.nowHint, day: t.dayHint(site.zone), forever: t.foreverHint }[choice]}</p>
      </form>
    </Modal>
  )
}
