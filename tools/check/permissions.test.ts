import { type Locale, locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { rooms } from '../../server/app/rooms.ts'

type Words = Readonly<Record<string, { name?: string; means?: string } | undefined>>
type Texts<T> = Readonly<Record<Locale, T>>

// By address: the words of the web are typed for a browser, and this is none.
const web = (path: string): Promise<unknown> => import(new URL(`../../web/${path}`, import.meta.url).href)
const { permissionText } = (await web('domains/access/permissions/text/index.ts')) as {
  permissionText: Texts<Words>
}
const { text } = (await web('domains/access/text/index.ts')) as {
  text: Texts<{ rooms: Readonly<Record<string, string | undefined>> }>
}

const declared = rooms.flatMap(({ permissions = {} }) => Object.keys(permissions))

test.for(locales)('every permission that a room declares has a name and a sentence in %s', (locale) => {
  const wordless = declared.filter((key) => {
    const words = permissionText[locale][key]
    return !words?.name || !words.means
  })
  expect(wordless).toEqual([])
})

test.for(locales)('every room that declares permissions has a name in %s', (locale) => {
  const asking = rooms.filter(({ permissions = {} }) => Object.keys(permissions).length > 0)
  expect(asking.map(({ name }) => name).filter((name) => !text[locale].rooms[name])).toEqual([])
})
