import { getLearningRecord, getModule, getModuleTree, reportScorm } from '@lyceum/contract/learning'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError, call } from '#lib/api'
import { type Answer, makeReporter, type Trouble } from './reporter.ts'

type ReportOptions = {
  readonly modId: string
  /** Undefined in review: then nothing is sent. */
  readonly player: string | undefined
  readonly version: '1.2' | '2004'
  readonly onCompleted: () => void
  readonly onItems: (items: Answer['items']) => void
}

type Reporter = ReturnType<typeof makeReporter>
const silent: Reporter = { submit: () => undefined, delivered: () => Promise.resolve() }

const againMs = 5000

/** Passes on the reports of a package, and remembers failures. */
export function useReports(options: ReportOptions) {
  const client = useQueryClient()
  const [unkept, setUnkept] = useState<readonly string[]>([])
  const [trouble, setTrouble] = useState<Trouble>()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  function onAnswer({ completion, unkept: names, items }: Answer) {
    latest.current.onItems(items)
    if (names.length > 0) setUnkept((before) => [...new Set([...before, ...names])])
    if (completion) latest.current.onCompleted()
    for (const { path } of [getModuleTree, getModule, getLearningRecord])
      void client.invalidateQueries({ queryKey: [path] })
  }

  /** One reporter per launch: each item of a package has its own. */
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
