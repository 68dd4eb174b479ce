export { areas } from './area.ts'
