export { type Answer, answer, answerRaw, type Route } from './http/answer.ts'
export { type Doors, makeServer, type SessionAnswer } from './http/server.ts'
