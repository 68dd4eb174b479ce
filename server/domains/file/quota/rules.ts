import type { Purpose } from '@lyceum/contract/file'

export const MB = 1_048_576

/** Staff uploads count for the site only; everything else counts for the person too. The database does the same. */
export function isPersonal(purpose: Pick<Purpose, 'by'>): boolean {
  return purpose.by === 'user'
}

/** Whole megabytes left of a quota. */
export function mbLeft(quotaMb: number, usedBytes: number): number {
  return Math.max(0, Math.floor(quotaMb - usedBytes / MB))
}
