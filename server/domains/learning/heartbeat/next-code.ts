import { randomInt } from 'node:crypto'

/** Time of the next captcha: unpredictable, between three and eight minutes from now. */
export const nextCode = (now: Date) => new Date(now.getTime() + randomInt(180, 480) * 1000)
