import type { Random } from '#platform/seed'
import type { NameList, Sign } from './name-list.ts'

export type Gender = 'F' | 'M'

export type PersonName = {
  readonly name: string
  /** What colleagues call: the name without the surname. */
  readonly given: string
  readonly gender: Gender
  /** The name in letters, surname first: `lin_zhixia`. */
  readonly letters: string
}

export type NameMaker = (wish: { readonly gender: Gender; readonly isClassic: boolean }) => PersonName

/** A user name has at most twenty characters (B-177); two are left for the number of a twin. */
const mostLetters = 18

/** Makes names of one region. Twins may occur, as they do in any company. */
export function makeNames(list: NameList, random: Random): NameMaker {
  const surnames = list.surnames.flatMap((sign) => Array.from({ length: sign.weight }, () => sign))
  const draw = (gender: Gender, isClassic: boolean): readonly Sign[] => {
    if (!isClassic && random.chance(list.singleShare)) return [random.pick(list.single[gender])]
    const { first, second } = (isClassic ? list.classic : list.modern)[gender]
    return [random.pick(first), random.pick(second)]
  }
  return ({ gender, isClassic }) => {
    for (;;) {
      const surname = random.pick(surnames)
      const rest = draw(gender, isClassic)
      const given = rest.map(({ han }) => han).join('')
      const name = surname.han + given
      const letters = `${surname.letters}_${rest.map((sign) => sign.letters).join('')}`
      if (letters.length > mostLetters || !soundsWell([surname, ...rest]) || isAvoided(list, name, given))
        continue
      return { name, given, gender, letters }
    }
  }
}

/** Nobody names a child so that two signs in a row sound the same. */
function soundsWell(signs: readonly Sign[]): boolean {
  return signs.every(({ letters }, i) => i === 0 || letters !== signs[i - 1]?.letters)
}

function isAvoided({ avoided }: NameList, name: string, given: string): boolean {
  return avoided.has(name) || avoided.has(given) || avoided.has(name.slice(0, 2))
}
