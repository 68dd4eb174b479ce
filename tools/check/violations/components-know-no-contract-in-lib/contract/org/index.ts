export type Unit = number
