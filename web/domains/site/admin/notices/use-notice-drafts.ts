import type { Locale } from '@lyceum/contract/kit'
import { listNotices, resetNotice, saveNotice, testNotice } from '@lyceum/contract/site'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { type Notice, placeOf, problemsOf, storedContent, type NoticeContent } from './notice.ts'
import { text } from './text/index.ts'

export type Place = { readonly notice: Notice; readonly locale: Locale }
type Draft = Place & { readonly content: NoticeContent }

/** The unsaved texts of all notices and languages, with their actions. */
export function useNoticeDrafts() {
  const t = useText(text)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const save = useCommand(saveNotice, { refresh: [listNotices], awaitRefresh: true })
  const reset = useCommand(resetNotice, { refresh: [listNotices], awaitRefresh: true })
  const test = useCommand(testNotice)
  const forget = ({ notice, locale }: Place) =>
    setDrafts((now) => new Map([...now].filter(([place]) => place !== placeOf(notice, locale))))

  return {
    count: drafts.size,
    isWrong: [...drafts.values()].some(({ notice, content }) => problemsOf(notice, content).length > 0),
    isBusy: save.isPending || reset.isPending,
    isTesting: test.isPending,
    isChanged: ({ notice, locale }: Place) => drafts.has(placeOf(notice, locale)),
    contentOf: ({ notice, locale }: Place): NoticeContent =>
      drafts.get(placeOf(notice, locale))?.content ??
      storedContent(notice, locale) ?? { subject: '', body: '' },
    write: (place: Place, content: NoticeContent) => {
      const stored = storedContent(place.notice, place.locale)
      const isSame = stored?.subject === content.subject && stored.body === content.body
      if (isSame) forget(place)
      else setDrafts((now) => new Map(now).set(placeOf(place.notice, place.locale), { ...place, content }))
    },
    discard: () => setDrafts(new Map()),
    saveAll: async () => {
      for (const { notice, locale, content } of drafts.values()) {
        await save.mutateAsync({ key: notice.key, locale, ...content })
        forget({ notice, locale })
      }
      showSuccess(t.saved)
    },
    reset: (place: Place) =>
      reset.mutate(
        { key: place.notice.key, locale: place.locale },
        {
          onSuccess: () => {
            forget(place)
            showSuccess(t.wasReset)
          },
        },
      ),
    test: ({ notice, locale }: Place, content: NoticeContent) =>
      test.mutate(
        { key: notice.key, locale, ...content },
        { onSuccess: ({ to }) => showSuccess(t.testSent(to)) },
      ),
  }
}

export type NoticeDrafts = ReturnType<typeof useNoticeDrafts>
