import type { TargetType } from '@lyceum/contract/social'

/** A thing that people talk about. */
export type Target = { readonly targetType: TargetType; readonly targetId: string }
