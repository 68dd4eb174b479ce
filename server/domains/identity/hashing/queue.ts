import { commonErrors } from '@lyceum/contract/kit'
import { fail } from '#platform/failure'

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many work at once and so many wait, first come first served; whoever comes then is refused. */
export function makeQueue({ atOnce, most }: { readonly atOnce: number; readonly most: number }): Queue {
  let working = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (working >= atOnce) {
      if (waiting.length >= most) fail(commonErrors.SERVER_BUSY)
      // Whoever leaves hands the place over, so that nobody who comes later can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
