import { createHash, randomInt } from 'node:crypto'
import type { QuestionBody } from '@lyceum/contract/question'
import { essenceOf } from './question-rules.ts'

/** Questions with the same fingerprint are duplicates, whatever their punctuation and spaces. */
export const fingerprintOf = (body: Pick<QuestionBody, 'content' | 'parts'>) =>
  createHash('sha256').update(essenceOf(body)).digest('base64url')

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A slot name for an option: six random letters. */
export const newSlot = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
