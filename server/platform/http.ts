export { type Answer, answer, answerInSteps, answerRaw, type Route } from './http/answer.ts'
export type { Doors, SessionAnswer, SessionKey } from './http/doors.ts'
export { makeServer } from './http/server.ts'
