/** A PostgreSQL cluster as Debian's tools name it. */
export type Cluster = {
  readonly major: string
  readonly name: string
  readonly port: number
  readonly data: string
}

/** Reads `pg_lsclusters --no-header`: version, name, port, status, owner, data folder, log file. */
export function parseClusters(text: string): Cluster[] {
  return text.split('\n').flatMap((line) => {
    const [major, name, port, , , data] = line.trim().split(/\s+/)
    return major && name && port && data ? [{ major, name, port: Number(port), data }] : []
  })
}

/** Lets local programs in without a password, and changes nothing for anyone else. */
export function openToThisMachine(hba: string): string {
  const opening = ['# Added by the services tool for development.', 'host all all 127.0.0.1/32 trust']
  return hba.includes(opening[1] ?? '') ? hba : [...opening, hba].join('\n')
}
