import type { GrantFault } from '@lyceum/contract/points'

export const undoDays = 7

/** One line of a list as typed: who, and how many; null: no number. */
export type GrantLine = { readonly line: number; readonly account: string; readonly amount: number | null }

type Known = { readonly id: string; readonly name: string; readonly hasLeft: boolean }

type Ready = {
  readonly line: number
  readonly account: string
  readonly accountId: string
  readonly name: string
  readonly amount: number
  readonly balance: number
}

type Faulty = { readonly line: number; readonly text: string; readonly fault: GrantFault }

type CheckedGrants = { readonly ready: readonly Ready[]; readonly faults: readonly Faulty[] }

type Beside = {
  readonly people: ReadonlyMap<string, Known>
  readonly balances: ReadonlyMap<string, { readonly balance: number }>
}

/** The lookup key: case and blanks are ignored. */
export const keyOf = (account: string): string => account.trim().toLowerCase()

/** The outcome of each line: nobody is named twice, and nobody loses more than they have. */
export function checkGrants(grantLines: readonly GrantLine[], { people, balances }: Beside): CheckedGrants {
  const ready: Ready[] = []
  const faults: Faulty[] = []
  const seen = new Set<string>()
  for (const { line, account, amount } of grantLines) {
    const known = people.get(keyOf(account))
    const { id, name } = known ?? unknownPerson
    const balance = balances.get(id)?.balance ?? 0
    const fault = faultOf({ known, amount, balance, isTwice: seen.has(id) })
    seen.add(id)
    if (fault !== undefined) faults.push({ line, text: account, fault })
    else ready.push({ line, account, accountId: id, name, amount: amount ?? 0, balance })
  }
  return { ready, faults }
}

/** Placeholder for an unknown person: such a line is always a fault. */
const unknownPerson = { id: '', name: '' }

type Line = {
  readonly known: Known | undefined
  readonly amount: number | null
  readonly balance: number
  readonly isTwice: boolean
}

function faultOf({ known, amount, balance, isTwice }: Line): GrantFault | undefined {
  if (!known) return 'unknown'
  if (known.hasLeft) return 'left'
  if (isTwice) return 'twice'
  if (amount === null || amount === 0 || !Number.isInteger(amount) || Math.abs(amount) > 1_000_000)
    return 'amount'
  return balance + amount < 0 ? 'tooMuch' : undefined
}
