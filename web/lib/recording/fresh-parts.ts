/** An address of a part lives five to ten minutes; a list that is older than this is asked anew before it is used. */
const freshMs = 240_000

type Ground = {
  /** The text of a list; undefined: it is no longer given. */
  readonly read: (list: string) => Promise<string | undefined>
  readonly now: () => number
}

type Known = { readonly at: number; readonly parts: Promise<ReadonlyMap<string, string>> }

const none: Known['parts'] = Promise.resolve(new Map())

/**
 * The address by which a part of a recording can be read at this moment. Who has paused for long holds a list whose
 * addresses have ended: it is asked anew, unseen, and the film plays on (M-10).
 */
export function freshParts({ read, now }: Ground) {
  const lists = new Map<string, Known>()
  const renewed = (list: string): Known => {
    const parts = read(list).then((text) => addressesIn(text ?? '', list))
    // A line that broke is tried again with the next part.
    parts.catch(() => lists.delete(list))
    return { at: now(), parts }
  }
  return {
    /** A list is on its way: what it will name is fresh. */
    listed: (list: string) => void lists.set(list, { at: now(), parts: none }),
    addressOf: async (address: string, list: string): Promise<string> => {
      const known = lists.get(list)
      const used = known && now() - known.at < freshMs ? known : renewed(list)
      lists.set(list, used)
      return (await used.parts).get(nameOf(address)) ?? address
    },
  }
}

/** What stays of an address when it is renewed: `/m/<words>/<signature>/<name>`. */
const nameOf = (address: string) => new URL(address).pathname.split('/').slice(4).join('/')

function addressesIn(text: string, list: string): ReadonlyMap<string, string> {
  const named = text
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line.trim() || []))
  const full = named.map((one) => new URL(one, list).href)
  return new Map(full.map((address) => [nameOf(address), address]))
}
