import { useState } from 'react'
import { report } from '#lib/http/trouble'
import { useText } from '#lib/text'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'
import type { Draft } from './use-editor.ts'

type OvertakenProps = { readonly draft: Draft; readonly onReload: () => Promise<void> }

/** Somebody else has saved meanwhile: offers two solutions, each with its consequences. */
export function Overtaken({ draft, onReload }: OvertakenProps) {
  const t = useText(text).overtaken
  const [isBusy, setIsBusy] = useState(false)

  async function go(action: () => Promise<void>) {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }

  const takeTheirs = () =>
    go(async () => {
      draft.takeTheirs()
      await onReload()
    })

  return (
    <Modal title={t.title} onClose={() => void takeTheirs()}>
      <p>{t.lead}</p>
      <div className="editor-ways">
        <button type="button" disabled={isBusy} onClick={() => void takeTheirs()}>
          <b>{t.theirs}</b>
          <small>{t.theirsHint}</small>
        </button>
        <button type="button" disabled={isBusy} onClick={() => void go(draft.keepMine)}>
          <b>{t.mine}</b>
          <small>{t.mineHint}</small>
        </button>
      </div>
    </Modal>
  )
}
