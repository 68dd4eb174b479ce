import type { Result } from '@lyceum/contract/kit'
import { listScimTokens, revokeScimToken } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useZone } from '#domains/site'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Empty } from '#ui/feedback/empty'
import { Button } from '#ui/form/button'
import { Modal } from '#ui/layout/modal'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'

type Token = Result<typeof listScimTokens>['records'][number]

/** The tokens, their permissions, expiry, and why one is invalid. */
export function TokenList() {
  const t = useText(text).scim
  const zone = useZone()
  const { data } = useQuery(read(listScimTokens))
  const [revoking, setAsked] = useState<Token>()
  return (
    <>
      <Table<Token>
        label={t.title}
        rows={data?.records ?? []}
        idOf={({ id }) => id}
        empty={<Empty kind="start" title={t.none} />}
        columns={[
          { name: 'name', title: t.columns.name, render: ({ name }) => <b>{name}</b> },
          { name: 'tail', title: t.columns.tail, width: 90, render: ({ tail }) => <code>…{tail}</code> },
          {
            name: 'scope',
            title: t.columns.scope,
            width: 300,
            render: ({ users, groups }) => t.scope(t.access[users], t.access[groups]),
          },
          { name: 'maker', title: t.columns.maker, width: 110, render: ({ makerName }) => makerName },
          {
            name: 'expiresAt',
            title: t.columns.expiresAt,
            width: 160,
            render: ({ expiresAt }) => shownTime(expiresAt, zone),
          },
          {
            name: 'lastUsedAt',
            title: t.columns.lastUsedAt,
            width: 160,
            render: ({ lastUsedAt }) => (lastUsedAt ? shownTime(lastUsedAt, zone) : t.never),
          },
          {
            name: 'act',
            title: t.columns.act,
            width: 130,
            align: 'right',
            render: (token) => <Act token={token} onAsk={() => setAsked(token)} />,
          },
        ]}
      />
      {revoking && <Revoking token={revoking} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Act({ token, onAsk }: { readonly token: Token; readonly onAsk: () => void }) {
  const t = useText(text).scim
  if (token.endedBecause) return <span className="import-sample">{t.ended[token.endedBecause]}</span>
  return (
    <Button look="quiet" size="small" aria-label={t.revokeNamed(token.name)} onClick={onAsk}>
      {t.revoke}
    </Button>
  )
}

function Revoking({ token, onClose }: { readonly token: Token; readonly onClose: () => void }) {
  const t = useText(text)
  const revoke = useCommand(revokeScimToken, { refresh: [listScimTokens] })
  return (
    <Modal
      title={t.scim.revokeTitle(token.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.done.cancel}</Button>
          <Button look="danger" onClick={() => revoke.mutate({ id: token.id }, { onFinished: onClose })}>
            {t.scim.revoke}
          </Button>
        </>
      }
    >
      <p>{t.scim.revokeHint}</p>
    </Modal>
  )
}
