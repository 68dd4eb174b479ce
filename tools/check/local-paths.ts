import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './report.ts'

type Seen = { readonly files: number; readonly findings: readonly Finding[] }

/** Looks in every file that is or would be committed for machine-specific paths and unexplained linter suppressions. */
export function checkPlaces(root: string): Seen {
  const files = committed(root).filter((path) => existsSync(join(root, path)))
  return { files: files.length, findings: files.flatMap((path) => placesIn(root, path)) }
}

const places = [
  /** An absolute path of a development machine; `/app/work/` and `${dir}/tmp/` are paths inside something. */
  /(?<![\w.~*\]}>)-])\/(?:work|tmp)\/[\w.-]*/,
  /\bregistry\.[\w-]+\.(?:org|com|net|io|cn|dev|app|local|lan|internal)\b/,
  /:\/\/registry\b[\w.:-]*/,
]

/** A linter suppression without a reason; the reason follows two dashes on the same line. */
const silence = new RegExp(String.raw`\b(?:ox|es)lint-disable\b(?!.* -- \S)|@ts-(?:ignore|nocheck)\b`)

function placesIn(root: string, path: string): Finding[] {
  const text = readFileSync(join(root, path), 'utf8')
  if (text.includes('\0')) return []
  return text.split('\n').flatMap((line, i) => {
    const where = `${path}:${i + 1}`
    const [place] = places.flatMap((pattern) => pattern.exec(line)?.[0] ?? [])
    return [
      ...(place ? [{ where, what: `a place of one machine: ${place}` }] : []),
      ...(silence.test(line) ? [{ where, what: 'the linter is silenced without a reason' }] : []),
    ]
  })
}

function committed(root: string): string[] {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return [...new Set(names.split('\0'))].filter((name) => name !== '')
}
