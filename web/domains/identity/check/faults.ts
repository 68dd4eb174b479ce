import type { zhCN } from '../text/zh-CN.ts'

/** The possible problems of a field; each has a text in every language. */
export type Fault = keyof (typeof zhCN)['faults']

/** The problem of each field; undefined: none. */
export type FaultsOf<Field extends string> = Readonly<Record<Field, Fault | undefined>>
