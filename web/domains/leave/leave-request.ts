import type { listLeave } from '@lyceum/contract/leave'
import type { Result } from '@lyceum/contract/kit'

export type LeaveRequest = Result<typeof listLeave>['records'][number]
