import { randomInt } from 'node:crypto'
import type { Policy } from '../password-policy.ts'

// Letters that are read aloud and typed without confusion: no l, I, O, 0, 1.
const consonants = 'bcdfghjkmnpqrstvwxz'
const vowels = 'aeu'
const digits = '23456789'
const groups = 4

/** A password that can be dictated, `Kepa-7mut-Rave-9bux`: at least 60 bits, and within the policy. */
export function makePassword({ minLength, maxLength }: Pick<Policy, 'minLength' | 'maxLength'>): string {
  const length = Math.min(Math.max(minLength, groups * 5 - 1), maxLength)
  let made = ''
  for (let group = 0; made.length < length; group += 1) {
    const head = group % 2 === 0 ? pick(consonants).toUpperCase() : pick(digits)
    made += `${group === 0 ? '' : '-'}${head}${pick(vowels)}${pick(consonants)}${pick(`${vowels}${digits}`)}`
  }
  return made.slice(0, length)
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length))
