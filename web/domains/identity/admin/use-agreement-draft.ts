import {
  discardAgreementDraft,
  getAgreementText,
  listAgreements,
  publishAgreement,
  saveAgreementDraft,
} from '@lyceum/contract/identity'
import type { Locale } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import type { Agreement, AgreementText, TextInLocale } from './agreement.ts'
import { text } from './text/index.ts'

const refresh = { refresh: [listAgreements, getAgreementText] }

/** The edited text, with save, publish and discard. */
export function useAgreementDraft({ kind, draft }: Agreement, stored: AgreementText) {
  const t = useText(text)
  const navigate = useNavigate()
  const [content, setContent] = useState(stored)
  const [saved, setSaved] = useState(stored)
  const save = useCommand(saveAgreementDraft, refresh)
  const publish = useCommand(publishAgreement, refresh)
  const discard = useCommand(discardAgreementDraft, refresh)
  const isDirty = JSON.stringify(content) !== JSON.stringify(saved)

  async function keep() {
    await save.mutateAsync({ kind, content })
    setSaved(content)
  }

  return {
    content,
    isDirty,
    hasDraft: draft !== null || saved !== stored,
    isBusy: save.isPending || publish.isPending || discard.isPending,
    write: (locale: Locale, localeText: TextInLocale) => setContent({ ...content, [locale]: localeText }),
    undo: () => setContent(saved),
    save: () =>
      void keep().then(
        () => showSuccess(t.draftSaved),
        () => undefined,
      ),
    publish: async () => {
      if (isDirty || draft === null) await keep()
      const { version } = await publish.mutateAsync({ kind })
      showSuccess(t.published(version))
      await navigate('/agreements')
    },
    discard: async () => {
      setContent(saved)
      await discard.mutateAsync({ kind })
      showSuccess(t.discarded)
      await navigate('/agreements')
    },
  }
}

export type AgreementDraft = ReturnType<typeof useAgreementDraft>
