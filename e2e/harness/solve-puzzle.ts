import { hash } from 'node:crypto'

/** Solves the proof-of-work captcha, as the login page does. */
export function solve({ challenge, zeroBits }: { challenge: string; zeroBits: number }): string {
  for (let number = 0; ; number += 1) {
    const digest = hash('sha256', `${challenge}.${number}`, 'buffer')
    if (digest.readUInt32BE(0) >>> (32 - zeroBits) === 0) return String(number)
  }
}
