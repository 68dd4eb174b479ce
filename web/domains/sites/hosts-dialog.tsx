import { addSiteHost, listSites, removeSiteHost } from '@lyceum/contract/sites'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useLocale, useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { isHost, type SiteRow } from './site.ts'
import { text } from './text/index.ts'

const refresh = { refresh: [listSites] }

/** The host names of a site; changes take effect within seconds. */
export function HostsDialog({ site, onClose }: { readonly site: SiteRow; readonly onClose: () => void }) {
  const t = useText(text)
  const name = site.name[useLocale()]
  const [typed, setTyped] = useState('')
  const add = useCommand(addSiteHost, refresh)
  const remove = useCommand(removeSiteHost, refresh)
  const host = typed.trim().toLowerCase()
  const isWrong = host !== '' && !isHost(host)

  return (
    <Modal title={t.hostsOf(name)} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <ul className="hosts-list">
        {site.hosts.map((knownHost) => (
          <li key={knownHost}>
            <code>{knownHost}</code>
            <Button
              look="quiet"
              size="small"
              aria-label={t.removeHost(knownHost)}
              disabled={site.hosts.length === 1}
              isBusy={remove.isPending && remove.variables.host === knownHost}
              onClick={() => remove.mutate({ code: site.code, host: knownHost })}
            >
              <Icon name="trash" size={14} />
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="hosts-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (host === '' || isWrong) return
          add.mutate({ code: site.code, host }, { onSuccess: () => setTyped('') })
        }}
      >
        <Field label={t.newHost} hint={t.hostHint} error={isWrong ? t.problems.host : undefined}>
          {(names) => (
            <Input
              {...names}
              value={typed}
              placeholder="learn.example.com"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="soft" isBusy={add.isPending} disabled={host === '' || isWrong}>
          {t.addHost}
        </Button>
      </form>
    </Modal>
  )
}
