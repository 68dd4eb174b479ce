import type { Scorm12API, Scorm2004API } from 'scorm-again'

type Api = Scorm12API | Scorm2004API
type Fields = Readonly<Record<string, string>>

/** Refused for what was said, not for where: another type, out of range, or (408) before what it depends on. */
const forItsValue = new Set(['405', '406', '407', '408'])

/**
 * The standards are strict, and a field that the API refuses is gone: 1000 points of 1000 in 1.2, a third with eighteen
 * digits in 2004. Such values are kept beside it and handed on; the server rounds what it can and names what it cannot.
 */
export function keepBeside(api: Api) {
  const beside = new Map<string, string>()

  function watch(set: (name: string, value: string) => string, get: (name: string) => string) {
    return {
      set: (name: string, value: unknown) => {
        const answer = set(name, String(value))
        const isRefused = answer === 'false' && forItsValue.has(api.lastErrorCode)
        if (!isRefused) {
          if (answer === 'true') beside.delete(name)
          return answer
        }
        beside.set(name, String(value))
        api.lastErrorCode = '0'
        return 'true'
      },
      get: (name: string) => {
        const kept = beside.get(name)
        return kept === undefined ? get(name) : kept
      },
    }
  }
  if ('LMSSetValue' in api) {
    const { set, get } = watch(api.LMSSetValue.bind(api), api.LMSGetValue.bind(api))
    Object.assign(api, { LMSSetValue: set, LMSGetValue: get })
  } else {
    const { set, get } = watch(api.SetValue.bind(api), api.GetValue.bind(api))
    Object.assign(api, { SetValue: set, GetValue: get })
  }
  return {
    said: (): Fields => Object.fromEntries(beside),
    /** Field by field: one that the API does not take leaves the others where they belong. */
    load(fields: Fields) {
      for (const [name, value] of inOrder(fields)) {
        try {
          api.loadFromFlattenedJSON({ [name]: value })
        } catch {
          beside.set(name, value)
        }
      }
    },
  }
}

/** Lists are filled from the first, each with its identifier and its type before the rest. */
function inOrder(fields: Fields): readonly (readonly [string, string])[] {
  const rank = (name: string) => {
    const [, list = '', at = '0', field = ''] = /^cmi\.(\w+)\.(\d+)\.(.*)$/.exec(name) ?? []
    return { list, at: Number(at), first: field === 'id' ? 0 : field === 'type' ? 1 : 2, field }
  }
  return Object.entries(fields).toSorted(([a], [b]) => {
    const [one, two] = [rank(a), rank(b)]
    return (
      one.list.localeCompare(two.list) ||
      one.at - two.at ||
      one.first - two.first ||
      one.field.localeCompare(two.field)
    )
  })
}
