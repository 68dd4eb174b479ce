import { type GrantOutcome, grantPoints, listGrants, rehearseGrant } from '@lyceum/contract/points'
import { useState } from 'react'
import { upload } from '#domains/file'
import { useCommand } from '#lib/api'
import { report } from '#lib/http/trouble'
import { typedLines } from './typed-lines.ts'

type GrantInput = {
  readonly source: 'typed' | 'file'
  readonly list: string
  readonly file: { readonly id: string; readonly name: string } | undefined
  readonly amount: string
  readonly reason: string
}

const blank: GrantInput = { source: 'typed', list: '', file: undefined, amount: '', reason: '' }

/** One grant from its list to the confirmation. Any change needs another preview. */
export function useGrant() {
  const [input, setInput] = useState(blank)
  const [outcome, setOutcome] = useState<GrantOutcome>()
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const look = useCommand(rehearseGrant)
  const go = useCommand(grantPoints, { refresh: [listGrants] })
  const params = askedBy(input)
  const wrong = wrongIn(input)

  function change(part: Partial<GrantInput>) {
    setOutcome(undefined)
    setInput({ ...input, ...part })
  }

  return {
    input,
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
      if (!Object.values(wrong).some(Boolean)) look.mutate(params, { onSuccess: setOutcome })
    },
    go: (promised: GrantOutcome) =>
      go.mutateAsync({ ...params, people: promised.people, total: promised.total }),
  }
}

export type Grant = ReturnType<typeof useGrant>

function askedBy({ source, list, file, amount, reason }: GrantInput) {
  return {
    lines: source === 'typed' ? typedLines(list) : [],
    fileId: source === 'file' ? (file?.id ?? null) : null,
    amount: /^[+-]?\d+$/.test(amount.trim()) ? Number(amount) : null,
    reason,
  }
}

/** What is missing for a preview. Amounts may be in the list itself. */
function wrongIn({ source, list, file, amount, reason }: GrantInput) {
  const isAmount = /^[+-]?\d{1,7}$/.test(amount.trim()) && Number(amount) !== 0
  const hasOwn = source === 'file' || typedLines(list).every((line) => line.amount !== null)
  return {
    list: source === 'typed' ? list.trim() === '' : file === undefined,
    amount: !isAmount && !(amount.trim() === '' && hasOwn),
    reason: reason.trim() === '',
  }
}
