const units = ['B', 'KB', 'MB', 'GB'] as const

/** `1.5 MB`: a file size with three digits. */
export function formatSize(bytes: number): string {
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0)
  const amount = bytes / 1024 ** step
  return `${amount >= 100 || step === 0 ? Math.round(amount) : Number(amount.toPrecision(3))} ${units[step]}`
}
