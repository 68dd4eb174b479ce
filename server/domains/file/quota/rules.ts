import type { Purpose } from '@lyceum/contract/file'

export const MB = 1_048_576

/** What staff brings is for the site and counts for it alone; all else counts for the person too. The database agrees. */
export function isPersonal(purpose: Pick<Purpose, 'by'>): boolean {
  return purpose.by === 'user'
}

/** Whole megabytes that are left of a quota. */
export function mbLeft(quotaMb: number, usedBytes: number): number {
  return Math.max(0, Math.floor(quotaMb - usedBytes / MB))
}
