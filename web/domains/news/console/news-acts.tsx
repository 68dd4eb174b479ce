import {
  copyNews,
  getNewsDraft,
  listNews,
  type NewsKind,
  type NewsState,
  pinNews,
  publishNews,
  withdrawNews,
} from '@lyceum/contract/news'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Field } from '#ui/form/field'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { FormDialog } from '#ui/overlay/form-dialog'
import { Menu } from '#ui/overlay/menu'
import { text } from './text/index.ts'

type Acted = {
  readonly id: string
  readonly title: string
  readonly state: NewsState
  readonly isPinned: boolean
}

type NewsActsProps = { readonly news: Acted; readonly kind: NewsKind }
type Act = 'readers' | 'publish' | 'pin' | 'unpin' | 'copy' | 'withdraw'

const icons = {
  readers: 'users',
  publish: 'horn',
  pin: 'pinned',
  unpin: 'pinned',
  copy: 'copy',
  withdraw: 'eyeOff',
} as const

function actsOf({ state, isPinned }: Acted): Act[] {
  const isOut = state !== 'draft' && state !== 'withdrawn'
  return [
    ...(state === 'draft' ? [] : (['readers'] as const)),
    ...(isOut ? ([isPinned ? 'unpin' : 'pin'] as const) : (['publish'] as const)),
    'copy',
    ...(isOut ? (['withdraw'] as const) : []),
  ]
}

const refresh = [listNews, getNewsDraft]

/** The actions besides editing. */
export function NewsActs({ news, kind }: NewsActsProps) {
  const t = useText(text)
  const go = useNavigate()
  const [dialog, setDialog] = useState<Act>()
  const pin = useCommand(pinNews, { refresh })
  const close = () => setDialog(undefined)
  function choose(act: Act) {
    if (act === 'readers') void go(`/news/${news.id}/readers`)
    else if (act === 'pin' || act === 'unpin') {
      const isPinned = act === 'pin'
      const message = isPinned ? t.pinDone : t.unpinDone
      pin.mutate({ id: news.id, isPinned }, { onSuccess: () => showSuccess(message) })
    } else setDialog(act)
  }
  return (
    <>
      <Menu
        label={t.more(news.title)}
        align="end"
        items={actsOf(news).map((act) => ({
          id: act,
          title: t[act],
          icon: icons[act],
          isDanger: act === 'withdraw',
          onChoose: () => choose(act),
        }))}
        renderButton={(opener) => <IconButton icon="dots" label={t.more(news.title)} {...opener} />}
      />
      {dialog === 'publish' && <PublishDialog news={news} kind={kind} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog news={news} onClose={close} />}
      {dialog === 'copy' && <CopyDialog news={news} onClose={close} />}
    </>
  )
}

type DialogProps = { readonly news: Pick<Acted, 'id' | 'title'>; readonly onClose: () => void }

export function PublishDialog({ news, kind, onClose }: DialogProps & { readonly kind: NewsKind }) {
  const t = useText(text)
  const publish = useCommand(publishNews, { refresh })
  return (
    <ConfirmDialog
      title={t.publishTitle(news.title)}
      confirm={t.publish}
      onClose={onClose}
      onConfirm={async () => {
        await publish.mutateAsync({ id: news.id })
        showSuccess(t.published)
        onClose()
      }}
    >
      <p>{t.publishHint[kind]}</p>
    </ConfirmDialog>
  )
}

function WithdrawDialog({ news, onClose }: DialogProps) {
  const t = useText(text)
  const withdraw = useCommand(withdrawNews, { refresh })
  return (
    <ConfirmDialog
      title={t.withdrawTitle(news.title)}
      confirm={t.withdraw}
      isDanger
      onClose={onClose}
      onConfirm={async () => {
        await withdraw.mutateAsync({ id: news.id })
        showSuccess(t.withdrawn)
        onClose()
      }}
    >
      <p>{t.withdrawHint}</p>
    </ConfirmDialog>
  )
}

function CopyDialog({ news, onClose }: DialogProps) {
  const t = useText(text)
  const go = useNavigate()
  const copy = useCommand(copyNews, { refresh: [listNews] })
  const [title, setTitle] = useState(t.copyName(news.title).slice(0, 80))

  async function send() {
    const { id } = await copy.mutateAsync({ id: news.id, title: title.trim() })
    showSuccess(t.copied)
    await go(`/news/${id}`)
  }

  return (
    <FormDialog
      title={t.copyTitle}
      submit={t.copy}
      isBusy={copy.isPending}
      isRight={title.trim() !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      {(message) => (
        <Field label={t.form.title} isRequired error={message(title.trim() ? undefined : t.titleMissing)}>
          {(names) => (
            <Input
              {...names}
              value={title}
              maxLength={80}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
