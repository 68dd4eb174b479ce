import { createHash, randomInt } from 'node:crypto'
import type { QuestionBody } from '@lyceum/contract/exam'
import { essenceOf } from './question-rules.ts'

/** Two questions with the same one ask the same, whatever their marks and spaces. */
export const fingerprintOf = (body: Pick<QuestionBody, 'content' | 'parts'>) =>
  createHash('sha256').update(essenceOf(body)).digest('base64url')

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** The name of an option: six letters by chance. */
export const newSlot = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
