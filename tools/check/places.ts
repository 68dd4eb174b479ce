import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './report.ts'

type Seen = { readonly files: number; readonly findings: readonly Finding[] }

/** Looks in every file that is or would be committed for places that exist on one machine only. */
export function checkPlaces(root: string): Seen {
  const files = committed(root).filter((path) => existsSync(join(root, path)))
  return { files: files.length, findings: files.flatMap((path) => placesIn(root, path)) }
}

const places = [
  /** A path from the root of a work machine; `/app/work/` and `${dir}/tmp/` are paths inside something. */
  /(?<![\w.~*\]}>)-])\/(?:work|tmp)\/[\w.-]*/,
  /\bregistry\.[\w-]+\.(?:org|com|net|io|cn|dev|app|local|lan|internal)\b/,
  /:\/\/registry\b[\w.:-]*/,
]

function placesIn(root: string, path: string): Finding[] {
  const text = readFileSync(join(root, path), 'utf8')
  if (text.includes('\0')) return []
  return text.split('\n').flatMap((line, i) => {
    const found = places.flatMap((place) => place.exec(line)?.[0] ?? [])
    return found
      .slice(0, 1)
      .map((place) => ({ where: `${path}:${i + 1}`, what: `a place of one machine: ${place}` }))
  })
}

function committed(root: string): string[] {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return [...new Set(names.split('\0'))].filter((name) => name !== '')
}
