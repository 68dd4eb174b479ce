import type { Result } from '@lyceum/contract/kit'
import { addScimToken, listScimTokens, revokeScimToken, scimAddress } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Copyable } from '#ui/data/copyable'
import { Banner } from '#ui/feedback/banner'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { Icon } from '#ui/picture/icon'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'

type Token = Result<typeof listScimTokens>['records'][number]

/** The address and the keys with which an identity provider writes people by itself. */
export function ScimTab() {
  const t = useText(text).scim
  const add = useCommand(addScimToken, { refresh: [listScimTokens] })
  const [name, setName] = useState('')
  const [token, setToken] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    add.mutate(
      { name: name.trim() },
      {
        onSuccess: ({ token }) => {
          setToken(token)
          setName('')
        },
      },
    )
  }

  return (
    <section className="import-side">
      <p className="import-lead">{t.lead}</p>
      <Copyable label={t.address} value={`${location.origin}${scimAddress}`} />
      <form className="import-token-form" onSubmit={submit}>
        <Field label={t.name}>
          {(names) => (
            <Input
              {...names}
              value={name}
              maxLength={60}
              placeholder={t.namePlaceholder}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" isBusy={add.isPending} disabled={name.trim() === ''}>
          <Icon name="key" size={16} />
          {t.add}
        </Button>
      </form>
      {token !== undefined && (
        <Banner tone="success" title={t.shownOnce} isNews onClose={() => setToken(undefined)}>
          <Copyable label={t.columns.tail} value={token} />
        </Banner>
      )}
      <Tokens />
    </section>
  )
}

function Tokens() {
  const t = useText(text)
  const zone = useZone()
  const { data } = useQuery(read(listScimTokens))
  const revoke = useCommand(revokeScimToken, { refresh: [listScimTokens] })
  const [asked, setAsked] = useState<Token>()
  return (
    <>
      <Table<Token>
        label={t.scim.title}
        rows={data?.records ?? []}
        idOf={({ id }) => id}
        empty={<Empty kind="start" title={t.scim.none} />}
        columns={[
          { name: 'name', title: t.scim.columns.name, render: ({ name }) => <b>{name}</b> },
          {
            name: 'tail',
            title: t.scim.columns.tail,
            width: 140,
            render: ({ tail }) => <code>…{tail}</code>,
          },
          {
            name: 'createdAt',
            title: t.scim.columns.createdAt,
            width: 170,
            render: ({ createdAt }) => shownTime(createdAt, zone),
          },
          {
            name: 'lastUsedAt',
            title: t.scim.columns.lastUsedAt,
            width: 170,
            render: ({ lastUsedAt }) => (lastUsedAt ? shownTime(lastUsedAt, zone) : t.scim.never),
          },
          {
            name: 'act',
            title: t.scim.columns.act,
            width: 110,
            align: 'right',
            render: (token) =>
              token.revokedAt ? (
                <span className="import-sample">{t.scim.revoked}</span>
              ) : (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t.scim.revokeNamed(token.name)}
                  onClick={() => setAsked(token)}
                >
                  {t.scim.revoke}
                </Button>
              ),
          },
        ]}
      />
      {asked && (
        <Modal
          title={t.scim.revokeTitle(asked.name)}
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button onClick={() => setAsked(undefined)}>{t.done.cancel}</Button>
              <Button
                look="danger"
                onClick={() => revoke.mutate({ id: asked.id }, { onSettled: () => setAsked(undefined) })}
              >
                {t.scim.revoke}
              </Button>
            </>
          }
        >
          <p>{t.scim.revokeHint}</p>
        </Modal>
      )}
    </>
  )
}
