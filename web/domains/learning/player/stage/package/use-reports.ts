import { getLearningRecord, getModule, getModuleTree, reportScorm } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError, call } from '#lib/api'
import { type Answer, makeReporter, type Trouble } from './reporter.ts'

type Wish = {
  readonly modId: string
  /** Undefined while looking back: then nothing is sent. */
  readonly player: string | undefined
  readonly version: '1.2' | '2004'
  readonly onCompleted: () => void
  readonly onItems: (items: Answer['items']) => void
}

type Reporter = ReturnType<typeof makeReporter>
const silent: Reporter = { say: () => undefined, delivered: () => Promise.resolve() }

const againMs = 5000

/** Hands on what a package says, and remembers what of it was not kept. */
export function useReports(wish: Wish) {
  const client = useQueryClient()
  const [unkept, setUnkept] = useState<readonly string[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const latest = useRef(wish)
  useLayoutEffect(() => {
    latest.current = wish
  })

  function onAnswer({ completion, unkept: names, items }: Answer) {
    latest.current.onItems(items)
    if (names.length > 0) setUnkept((before) => [...new Set([...before, ...names])])
    if (completion) latest.current.onCompleted()
    for (const { path } of [getModuleTree, getModule, getLearningRecord])
      void client.invalidateQueries({ queryKey: [path] })
  }

  /** For one launch: each item of a package has its own. */
  function report(item: string | null): Reporter {
    const { modId, player, version } = latest.current
    if (player === undefined) return silent
    const about = { modId, player, version, ...(item === null ? {} : { item }) }
    return makeReporter({
      send: async (piece) => call(reportScorm, { ...about, ...piece }),
      onAnswer,
      onTrouble: setTrouble,
      isRefused: (error) => error instanceof ApiError && error.status >= 400 && error.status < 429,
      wait: (again) => void setTimeout(again, againMs),
    })
  }
  return { report, unkept, trouble }
}
