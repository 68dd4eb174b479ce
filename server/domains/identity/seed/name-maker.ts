import type { Random } from '#platform/domain/seed'
import type { NameList, Sign } from './name-list.ts'

export type Gender = 'F' | 'M'

export type PersonName = {
  readonly name: string
  /** The name without the surname. */
  readonly given: string
  readonly gender: Gender
  /** The name in letters, surname first: `lin_zhixia`. */
  readonly letters: string
}

export type NameMaker = (traits: { readonly gender: Gender; readonly isClassic: boolean }) => PersonName

/** A user name has at most twenty characters (B-177); two are left for the number of a duplicate. */
const mostLetters = 18

/** Generates names of one region. Duplicates may occur, as in any company. */
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

/** Two characters in a row must not sound the same. */
function soundsWell(signs: readonly Sign[]): boolean {
  return signs.every(({ letters }, i) => i === 0 || letters !== signs[i - 1]?.letters)
}

function isAvoided({ avoided }: NameList, name: string, given: string): boolean {
  return avoided.has(name) || avoided.has(given) || avoided.has(name.slice(0, 2))
}
