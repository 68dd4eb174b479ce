import type { listCategories } from '@lyceum/contract/course'
import type { Result } from '@lyceum/contract/kit'

export type CategoryRow = Result<typeof listCategories>['records'][number]

/** The pending action on a category. */
export type CategoryAct =
  | { readonly is: 'add'; readonly parent: CategoryRow | undefined }
  | { readonly is: 'rename'; readonly row: CategoryRow }
  | { readonly is: 'remove'; readonly row: CategoryRow }
