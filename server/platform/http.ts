export { type Answer, answer, answerInSteps, answerRaw, type Route } from './http/answer.ts'
export type { Doors, SessionAnswer, SessionKey } from './http/doors.ts'
export { admit, type Ground } from './http/mount.ts'
export { makeServer } from './http/server.ts'
