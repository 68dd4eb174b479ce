import { listCourses } from '@lyceum/contract/course'
import { bulkEnrol, explainLearner, getCourseFunnel, listLearners, undoBulk } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import type { Named } from '#ui/work/name-select'
import { type Act, needsWord, type Preview, touchedBy } from './bulk-rules.ts'

const refresh = [listLearners, getCourseFunnel, explainLearner, listCourses]

type Looked = {
  readonly preview?: Preview
  readonly isSure?: boolean
  /** What was done, to be taken back by. */
  readonly done?: { readonly bulkId: string; readonly people: number }
}

/** One act on many people, from choosing them to taking it back. Any other choice needs another dry run. */
export function useBulk(courseId: string) {
  const [wish, setWish] = useState<{ act: Act; people: readonly Named[] }>({ act: 'enrol', people: [] })
  const [{ preview, isSure = false, done }, setLooked] = useState<Looked>({})
  const look = useCommand(bulkEnrol)
  const go = useCommand(bulkEnrol, { refresh })
  const undo = useCommand(undoBulk, { refresh })

  function choose(change: Partial<typeof wish>) {
    setLooked({})
    setWish({ ...wish, ...change })
  }
  const { act, people } = wish
  const asked = { id: courseId, act, accountIds: people.map(({ id }) => id) }
  const touched = preview ? touchedBy(preview) : 0

  return {
    ...wish,
    preview,
    touched,
    isSure,
    done,
    choose,
    undone: undo.data,
    isLooking: look.isPending,
    isGoing: go.isPending,
    isUndoing: undo.isPending,
    mayGo: preview !== undefined && touched > 0 && (isSure || !needsWord(preview)),
    beSure: (next: boolean) => setLooked({ ...(preview ? { preview } : {}), isSure: next }),
    look: () =>
      look.mutate({ ...asked, isDryRun: true }, { onSuccess: (found) => setLooked({ preview: found }) }),
    go: () =>
      go.mutate(
        { ...asked, isDryRun: false, confirmed: touched },
        { onSuccess: (made) => setLooked({ preview: made, ...doneBy(made) }) },
      ),
    undo: () => {
      if (done) undo.mutate({ id: done.bulkId })
    },
  }
}

const doneBy = (made: Preview): Pick<Looked, 'done'> =>
  made.bulkId === null ? {} : { done: { bulkId: made.bulkId, people: touchedBy(made) } }

export type Bulk = ReturnType<typeof useBulk>
