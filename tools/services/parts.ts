import type { Part } from './part.ts'
import { bubblewrap } from './parts/bubblewrap.ts'
import { chromium } from './parts/chromium.ts'
import { faketime } from './parts/faketime.ts'
import { ffmpeg } from './parts/ffmpeg.ts'
import { groonga } from './parts/groonga.ts'
import { haproxy } from './parts/haproxy.ts'
import { office } from './parts/office.ts'
import { postgres } from './parts/postgres.ts'
import { redis } from './parts/redis.ts'
import { s3 } from './parts/s3.ts'
import { slapd } from './parts/slapd.ts'
import { smtp } from './parts/smtp.ts'

/** Everything the product and its tests need, the slowest to start first. A new part is one file and one line here. */
export const parts: readonly Part[] = [
  s3,
  postgres,
  redis,
  smtp,
  groonga,
  chromium,
  ffmpeg,
  office,
  bubblewrap,
  haproxy,
  faketime,
  slapd,
]

const groups: Readonly<Record<string, readonly string[]>> = {
  all: parts.map(({ name }) => name),
  core: ['s3', 'postgres', 'redis', 'smtp'],
  media: ['ffmpeg', 'office', 'bubblewrap'],
}

/** The parts called by name or by group; all when no name is given. */
export function partsCalled(names: readonly string[]): readonly Part[] {
  const wanted = new Set((names.length ? names : ['all']).flatMap((name) => groups[name] ?? [name]))
  const known = [...parts.map(({ name }) => name), ...Object.keys(groups)]
  const unknown = [...wanted].find((name) => !known.includes(name))
  if (unknown) throw new Error(`no part is called ${unknown}; there are: ${known.join(', ')}`)
  return parts.filter(({ name }) => wanted.has(name))
}
