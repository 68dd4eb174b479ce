import type { TargetType } from '@lyceum/contract/social'

/** Something people can comment on. */
export type Target = { readonly targetType: TargetType; readonly targetId: string }
