/** A part's address is valid for five to ten minutes; an older playlist is reloaded before use. */
const freshMs = 240_000

type PartsDeps = {
  /** The text of a playlist; undefined: no longer served. */
  readonly read: (list: string) => Promise<string | undefined>
  readonly now: () => number
}

type Known = { readonly at: number; readonly parts: Promise<ReadonlyMap<string, string>> }

const none: Known['parts'] = Promise.resolve(new Map())

/**
 * A currently valid address of a part of a recording. After a long pause the playlist's addresses have expired: it is
 * reloaded in the background, and the film plays on (M-10).
 */
export function freshParts({ read, now }: PartsDeps) {
  const lists = new Map<string, Known>()
  const renewed = (list: string): Known => {
    const parts = read(list).then((text) => addressesIn(text ?? '', list))
    // A failed request is retried with the next part.
    parts.catch(() => lists.delete(list))
    return { at: now(), parts }
  }
  return {
    /** A playlist is being loaded: its addresses will be fresh. */
    listed: (list: string) => void lists.set(list, { at: now(), parts: none }),
    addressOf: async (address: string, list: string): Promise<string> => {
      const known = lists.get(list)
      const used = known && now() - known.at < freshMs ? known : renewed(list)
      lists.set(list, used)
      return (await used.parts).get(nameOf(address)) ?? address
    },
  }
}

/** The stable part of an address when it is renewed: `/m/<words>/<signature>/<name>`. */
const nameOf = (address: string) => new URL(address).pathname.split('/').slice(4).join('/')

function addressesIn(text: string, list: string): ReadonlyMap<string, string> {
  const named = text
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line.trim() || []))
  const full = named.map((part) => new URL(part, list).href)
  return new Map(full.map((address) => [nameOf(address), address]))
}
