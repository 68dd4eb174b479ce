import { existsSync, readFileSync } from 'node:fs'
import { lastLines } from '../../tools/services/command.ts'

/** The last lines of a program's log, for the error about its end: its folder is removed before anyone could read it. */
export function logTail(file: string): string {
  return existsSync(file) ? lastLines(readFileSync(file, 'utf8'), 8) : ''
}
