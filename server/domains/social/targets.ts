import { commonErrors } from '@lyceum/contract/kit'
import { targetTypes } from '@lyceum/contract/social'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import type { Domain } from '#platform/domain'
import type { TargetKind } from '#platform/domain/target'

/** A thing that people can comment on, like or share. */
export type Target = { readonly kind: string; readonly id: string }

export type Targets = {
  /** Continues only if this person sees the thing; a hidden one is treated as not found. */
  readonly see: (ctx: Ctx, target: Target) => Promise<TargetKind>
}

/** The kinds of all domains, also of those above: asked at request time. */
export function targetsOf(domains: () => readonly Domain[]): Targets {
  let known: ReadonlyMap<string, TargetKind> | undefined
  const kinds = () =>
    (known ??= new Map(domains().flatMap(({ targets = {} }) => Object.entries(targets).map(worded))))
  return {
    see: async (ctx, { kind: name, id }) => {
      const kind = kinds().get(name)
      if (!kind || !(await kind.isVisible(ctx, id))) return fail(commonErrors.NOT_FOUND)
      return kind
    },
  }
}

/** A kind missing in the contract could never be used by a call. */
function worded([name, kind]: [string, TargetKind]): [string, TargetKind] {
  if (!targetTypes.some((candidate) => candidate === name))
    throw new Error(`target type ${name} is missing in the contract`)
  return [name, kind]
}
