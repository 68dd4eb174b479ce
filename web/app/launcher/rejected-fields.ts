import type { Scorm12API, Scorm2004API } from 'scorm-again'

type Api = Scorm12API | Scorm2004API
type Fields = Readonly<Record<string, string>>

/** Error codes about the value, not the field: wrong type, out of range, or (408) a missing dependency. */
const forItsValue = new Set(['405', '406', '407', '408'])

/**
 * The standards are strict, and a field that the API rejects would be lost: 1000 points of 1000 in 1.2, a third with
 * eighteen digits in 2004. Such values are kept beside it and passed on; the server rounds what it can and names the rest.
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
        const stored = beside.get(name)
        return stored === undefined ? get(name) : stored
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
    fields: (): Fields => Object.fromEntries(beside),
    /** Field by field: a rejected one does not affect the others. */
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

/** Lists are filled by index, each entry with its identifier and type first. */
function inOrder(fields: Fields): readonly (readonly [string, string])[] {
  const rank = (name: string) => {
    const [, list = '', at = '0', field = ''] = /^cmi\.(\w+)\.(\d+)\.(.*)$/.exec(name) ?? []
    return { list, at: Number(at), first: field === 'id' ? 0 : field === 'type' ? 1 : 2, field }
  }
  return Object.entries(fields).toSorted(([a], [b]) => {
    const [left, two] = [rank(a), rank(b)]
    return (
      left.list.localeCompare(two.list) ||
      left.at - two.at ||
      left.first - two.first ||
      left.field.localeCompare(two.field)
    )
  })
}
