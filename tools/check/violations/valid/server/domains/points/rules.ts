import type { Earned } from '../../../contract/points/index.ts'

export type Streak = Earned
