import type { Locale } from '@lyceum/contract/kit'
import { listNotices, resetNotice, saveNotice, testNotice } from '@lyceum/contract/site'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { type Notice, placeOf, problemsOf, storedWords, type Words } from './notice.ts'
import { text } from './text/index.ts'

export type Place = { readonly notice: Notice; readonly locale: Locale }
type Draft = Place & { readonly words: Words }

/** What was written and is not saved, for every notice and language; and all that can be done with it. */
export function useNoticeDrafts() {
  const t = useText(text)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  const save = useCommand(saveNotice, { refresh: [listNotices] })
  const reset = useCommand(resetNotice, { refresh: [listNotices] })
  const test = useCommand(testNotice)
  const forget = ({ notice, locale }: Place) =>
    setDrafts((now) => new Map([...now].filter(([place]) => place !== placeOf(notice, locale))))

  return {
    count: drafts.size,
    isWrong: [...drafts.values()].some(({ notice, words }) => problemsOf(notice, words).length > 0),
    isBusy: save.isPending || reset.isPending,
    isTesting: test.isPending,
    isChanged: ({ notice, locale }: Place) => drafts.has(placeOf(notice, locale)),
    wordsOf: ({ notice, locale }: Place): Words =>
      drafts.get(placeOf(notice, locale))?.words ?? storedWords(notice, locale) ?? { subject: '', body: '' },
    write: (place: Place, words: Words) => {
      const stored = storedWords(place.notice, place.locale)
      const isSame = stored?.subject === words.subject && stored.body === words.body
      if (isSame) forget(place)
      else setDrafts((now) => new Map(now).set(placeOf(place.notice, place.locale), { ...place, words }))
    },
    discard: () => setDrafts(new Map()),
    saveAll: async () => {
      for (const { notice, locale, words } of drafts.values()) {
        await save.mutateAsync({ key: notice.key, locale, ...words })
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
    test: ({ notice, locale }: Place, words: Words) =>
      test.mutate(
        { key: notice.key, locale, ...words },
        { onSuccess: ({ to }) => showSuccess(t.testSent(to)) },
      ),
  }
}

export type NoticeDrafts = ReturnType<typeof useNoticeDrafts>
