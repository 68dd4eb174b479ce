const browsers = [
  ['Edg', 'Edge'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** A readable browser name: `Chrome · Windows`. */
export function deviceOf(agent: string): string {
  const known = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => agent.includes(mark))?.[1]
  return [known(browsers), known(systems)].filter(Boolean).join(' · ') || agent.slice(0, 40) || '–'
}
