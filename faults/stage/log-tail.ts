import { existsSync, readFileSync } from 'node:fs'
import { lastLines } from '../../tools/services/command.ts'

/** The last words of a program, for the error that tells of its end: its folder is gone when anyone reads that. */
export function logTail(file: string): string {
  return existsSync(file) ? lastLines(readFileSync(file, 'utf8'), 8) : ''
}
