/** One character of a name with its romanisation for the user name, and how common it is. */
export type Sign = { readonly han: string; readonly letters: string; readonly weight: number }

/** The parts that a region's names are made of. */
export type NameList = {
  readonly surnames: readonly Sign[]
  /** Given names combine a first and a second character of one style; mixed styles sound odd. */
  readonly classic: Readonly<Record<'F' | 'M', Pair>>
  readonly modern: Readonly<Record<'F' | 'M', Pair>>
  /** Given names of a single character. */
  readonly single: Readonly<Record<'F' | 'M', readonly Sign[]>>
  readonly singleShare: number
  /** Names, or beginnings of names, that must not be generated because a well-known person has them. */
  readonly avoided: ReadonlySet<string>
}

type Pair = { readonly first: readonly Sign[]; readonly second: readonly Sign[] }

/** Parses `王wang*9 李li`: the character, its letters, and its weight where it is not 1. */
export function signs(text: string): Sign[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [, han, letters, weight] = /^(\p{Script=Han}+)([a-z]+)(?:\*(\d+))?$/u.exec(entry) ?? []
      if (!han || !letters) throw new Error(`"${entry}" is not a sign with its letters.`)
      return { han, letters, weight: Number(weight ?? 1) }
    })
}

export const pair = (first: string, second: string): Pair => ({ first: signs(first), second: signs(second) })

export const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
