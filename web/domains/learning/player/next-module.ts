import type { Result } from '@lyceum/contract/kit'
import type { getModuleTree } from '@lyceum/contract/learning'

type Tree = Pick<Result<typeof getModuleTree>, 'chapters'>

/** The module after this one, in the author's order. */
export function nextModule({ chapters }: Tree, modId: string) {
  const all = chapters.flatMap(({ modules }) => modules)
  const at = all.findIndex((item) => item.modId === modId)
  return at < 0 ? undefined : all[at + 1]
}
