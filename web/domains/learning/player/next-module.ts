import type { Result } from '@lyceum/contract/kit'
import type { getModuleTree } from '@lyceum/contract/learning'

type Tree = Pick<Result<typeof getModuleTree>, 'chapters'>

/** What comes after a module, in the author's order. */
export function nextModule({ chapters }: Tree, modId: string) {
  const all = chapters.flatMap(({ modules }) => modules)
  const at = all.findIndex((one) => one.modId === modId)
  return at < 0 ? undefined : all[at + 1]
}
