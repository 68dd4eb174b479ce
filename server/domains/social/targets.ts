import { commonErrors } from '@lyceum/contract/kit'
import { targetTypes } from '@lyceum/contract/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import type { Room } from '#platform/room'
import type { TargetKind } from '#platform/target'

/** A thing as this room knows it. */
export type Target = { readonly kind: string; readonly id: string }

export type Targets = {
  /** Goes on only where this person sees the thing; what is hidden is as if it were not there. */
  readonly see: (ctx: Ctx, target: Target) => Promise<TargetKind>
}

/** The kinds of all rooms, also of those above: they are asked when a call comes. */
export function targetsOf(rooms: () => readonly Room[]): Targets {
  let known: ReadonlyMap<string, TargetKind> | undefined
  const kinds = () =>
    (known ??= new Map(rooms().flatMap(({ targets = {} }) => Object.entries(targets).map(worded))))
  return {
    see: async (ctx, { kind: name, id }) => {
      const kind = kinds().get(name)
      if (!kind || !(await kind.isVisible(ctx, id))) return fail(commonErrors.NOT_FOUND)
      return kind
    },
  }
}

/** A kind without a word in the contract could never be named by a call. */
function worded([name, kind]: [string, TargetKind]): [string, TargetKind] {
  if (!targetTypes.some((one) => one === name)) throw new Error(`The contract has no word for ${name}.`)
  return [name, kind]
}
