import type { zhCN } from '../text/zh-CN.ts'

/** What can be wrong with a field; each has its sentence in every language. */
export type Fault = keyof (typeof zhCN)['faults']

/** What is wrong with which field; undefined: nothing. */
export type FaultsOf<Field extends string> = Readonly<Record<Field, Fault | undefined>>
