import { startStudy, type Studied } from '@lyceum/contract/learning'
import { useState } from 'react'
import { call } from '#lib/api'
import type { Answer } from './reporter.ts'

export type PackageContent = Extract<Studied, { kind: 'package' }>
type Place = { readonly itmId: string; readonly modId: string; readonly player: string | undefined }

/** The items of a package: the open one, and the progress of each. */
export function useItems(content: PackageContent, { itmId, modId, player }: Place) {
  const [shown, setShown] = useState(content)
  const [states, setStates] = useState<ReadonlyMap<string, Answer['items'][number]>>(new Map())

  async function open(item: string) {
    const params = { id: itmId, modId, item, player: player ?? crypto.randomUUID() }
    const { content: next } = await call(startStudy, { ...params, isReview: player === undefined })
    if (next.kind === 'package') setShown(next)
  }
  return {
    shown,
    items: shown.items.map((item) => ({ ...item, ...states.get(item.id) })),
    choose: (item: string) => {
      if (item !== shown.item) void open(item).catch(() => undefined)
    },
    onItems: (items: Answer['items']) => {
      if (items.length > 0) setStates(new Map(items.map((entry) => [entry.id, entry])))
    },
  }
}
