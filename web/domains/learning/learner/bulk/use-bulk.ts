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
  /** The finished action, for undo. */
  readonly done?: { readonly bulkId: string; readonly people: number }
}

/** A bulk action from choosing people to undo. Any other choice needs another dry run. */
export function useBulk(courseId: string) {
  const [choice, setChoice] = useState<{ act: Act; people: readonly Named[] }>({ act: 'enrol', people: [] })
  const [{ preview, isSure = false, done }, setLooked] = useState<Looked>({})
  const look = useCommand(bulkEnrol)
  const go = useCommand(bulkEnrol, { refresh })
  const undo = useCommand(undoBulk, { refresh })

  function choose(change: Partial<typeof choice>) {
    setLooked({})
    setChoice({ ...choice, ...change })
  }
  const { act, people } = choice
  const params = { id: courseId, act, accountIds: people.map(({ id }) => id) }
  const touched = preview ? touchedBy(preview) : 0

  return {
    ...choice,
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
      look.mutate({ ...params, isDryRun: true }, { onSuccess: (found) => setLooked({ preview: found }) }),
    go: () =>
      go.mutate(
        { ...params, isDryRun: false, confirmed: touched },
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
