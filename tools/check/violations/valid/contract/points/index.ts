import '../kit/index.ts'

export type Earned = number
