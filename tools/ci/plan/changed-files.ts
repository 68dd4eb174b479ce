import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { turnFile } from '../cost-records.ts'
import type { Change } from './touched-items.ts'

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()

/** What changed since the previous push, which raised the turn. */
export function changedByPush(root: string): readonly Change[] {
  const [, before] = git(root, 'log', '-2', '--format=%H', '--', turnFile).split('\n')
  return before ? changedSince(root, before) : changedInDay(root)
}

/** What changed in the commits of the last day. */
export function changedInDay(root: string): readonly Change[] {
  const newest = Number(git(root, 'log', '-1', '--format=%ct'))
  const before = git(root, 'rev-list', '-1', `--before=${newest - 24 * 3600}`, 'HEAD')
  return before === '' ? [] : changedSince(root, before)
}

export function changedSince(root: string, commit: string, until = 'HEAD'): Change[] {
  return git(root, 'diff', '--name-only', commit, until)
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => ({ path, ...textOf(join(root, path)) }))
}

const textOf = (path: string) =>
  path.endsWith('.sql') && existsSync(path) ? { text: readFileSync(path, 'utf8') } : {}
