import { type GrantOutcome, grantPoints, listGrants, rehearseGrant } from '@lyceum/contract/points'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { report } from '#lib/trouble'
import { upload } from '#lib/upload'
import { typedLines } from './typed-lines.ts'

type Wish = {
  readonly source: 'typed' | 'file'
  readonly list: string
  readonly file: { readonly id: string; readonly name: string } | undefined
  readonly amount: string
  readonly reason: string
}

const blank: Wish = { source: 'typed', list: '', file: undefined, amount: '', reason: '' }

/** One grant from its list to the deed. Whatever is changed needs another look. */
export function useGrant() {
  const [wish, setWish] = useState(blank)
  const [outcome, setOutcome] = useState<GrantOutcome>()
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const look = useCommand(rehearseGrant)
  const go = useCommand(grantPoints, { refresh: [listGrants] })
  const asked = askedBy(wish)
  const wrong = wrongIn(wish)

  function change(part: Partial<Wish>) {
    setOutcome(undefined)
    setWish({ ...wish, ...part })
  }

  return {
    wish,
    outcome,
    wrong: isTried ? wrong : undefined,
    isSending,
    isLooking: look.isPending,
    isGoing: go.isPending,
    change,
    send: async (file: File | undefined) => {
      if (!file) return
      setIsSending(true)
      try {
        const { id } = await upload(file, 'import')
        change({ file: { id, name: file.name } })
      } catch (error) {
        report(error)
      } finally {
        setIsSending(false)
      }
    },
    look: () => {
      setIsTried(true)
      if (!Object.values(wrong).some(Boolean)) look.mutate(asked, { onSuccess: setOutcome })
    },
    go: (promised: GrantOutcome) =>
      go.mutateAsync({ ...asked, people: promised.people, total: promised.total }),
  }
}

export type Grant = ReturnType<typeof useGrant>

function askedBy({ source, list, file, amount, reason }: Wish) {
  return {
    lines: source === 'typed' ? typedLines(list) : [],
    fileId: source === 'file' ? (file?.id ?? null) : null,
    amount: /^[+-]?\d+$/.test(amount.trim()) ? Number(amount) : null,
    reason,
  }
}

/** What is missing before it can be looked at. Points may stand in the list itself. */
function wrongIn({ source, list, file, amount, reason }: Wish) {
  const isAmount = /^[+-]?\d{1,7}$/.test(amount.trim()) && Number(amount) !== 0
  const hasOwn = source === 'file' || typedLines(list).every((one) => one.amount !== null)
  return {
    list: source === 'typed' ? list.trim() === '' : file === undefined,
    amount: !isAmount && !(amount.trim() === '' && hasOwn),
    reason: reason.trim() === '',
  }
}
