/** One written sign of a name with the letters a user name spells it by, and how common it is. */
export type Sign = { readonly han: string; readonly letters: string; readonly weight: number }

/** The material that a region's names are made of. */
export type NameList = {
  readonly surnames: readonly Sign[]
  /** Given names join a first and a second sign of one manner; names of two manners sound odd together. */
  readonly classic: Readonly<Record<'F' | 'M', Pair>>
  readonly modern: Readonly<Record<'F' | 'M', Pair>>
  /** Given names of a single sign. */
  readonly single: Readonly<Record<'F' | 'M', readonly Sign[]>>
  readonly singleShare: number
  /** Names, or what they begin with, that chance must not make: everyone knows a person who bears them. */
  readonly avoided: ReadonlySet<string>
}

type Pair = { readonly first: readonly Sign[]; readonly second: readonly Sign[] }

/** Reads `王wang*9 李li`: the sign, its letters, and its weight where it is not 1. */
export function signs(text: string): Sign[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, han, letters, weight] = /^(\p{Script=Han}+)([a-z]+)(?:\*(\d+))?$/u.exec(word) ?? []
      if (!han || !letters) throw new Error(`"${word}" is not a sign with its letters.`)
      return { han, letters, weight: Number(weight ?? 1) }
    })
}

export const pair = (first: string, second: string): Pair => ({ first: signs(first), second: signs(second) })

export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
