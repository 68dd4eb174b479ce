import { randomInt } from 'node:crypto'

/** When the next code is asked for. Nobody can tell: between three and eight minutes from now. */
export const nextCode = (now: Date) => new Date(now.getTime() + randomInt(180, 480) * 1000)
