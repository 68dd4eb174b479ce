import type { Random } from '#platform/seed'
import type { NameList, Sign } from './name-list.ts'

export type Gender = 'F' | 'M'

export type PersonName = {
  readonly name: string
  readonly gender: Gender
  /** The name in letters, surname first: `lin.zhixia`. */
  readonly letters: string
}

export type NameMaker = (wish: { readonly gender: Gender; readonly isClassic: boolean }) => PersonName

const singleShare = 0.07

/** Makes names of one region. Twins may occur, as they do in any company. */
export function makeNames(list: NameList, random: Random): NameMaker {
  const surnames = list.surnames.map((sign) => [sign, sign.weight] as const)
  const given = (gender: Gender, isClassic: boolean): readonly Sign[] => {
    if (!isClassic && random.chance(singleShare)) return [random.pick(list.single[gender])]
    const { first, second } = (isClassic ? list.classic : list.modern)[gender]
    return [random.pick(first), random.pick(second)]
  }
  return ({ gender, isClassic }) => {
    for (;;) {
      const surname = random.weighted(surnames)
      const rest = given(gender, isClassic)
      const name = [surname, ...rest].map(({ han }) => han).join('')
      if (soundsWell([surname, ...rest]) && !list.avoided.has(name)) {
        return { name, gender, letters: `${surname.letters}.${rest.map(({ letters }) => letters).join('')}` }
      }
    }
  }
}

/** Nobody names a child so that two signs in a row sound the same. */
function soundsWell(signs: readonly Sign[]): boolean {
  return signs.every(({ letters }, i) => i === 0 || letters !== signs[i - 1]?.letters)
}
