import { type Locale, locales } from '@lyceum/contract/kit'
import { expect, test } from 'vitest'
import { domains } from '../../server/app/domains.ts'

type PermissionTexts = Readonly<Record<string, { name?: string; means?: string } | undefined>>
type Texts<T> = Readonly<Record<Locale, T>>

// Loaded by URL: the web's texts are typed for a browser, and this is Node.
const web = (path: string): Promise<unknown> => import(new URL(`../../web/${path}`, import.meta.url).href)
const { permissionText } = (await web('domains/access/permissions/text/index.ts')) as {
  permissionText: Texts<PermissionTexts>
}
const { text } = (await web('domains/access/text/index.ts')) as {
  text: Texts<{ domains: Readonly<Record<string, string | undefined>> }>
}

const declared = domains.flatMap(({ permissions = {} }) => Object.keys(permissions))

test.for(locales)('every permission that a domain declares has a name and a description in %s', (locale) => {
  const wordless = declared.filter((key) => {
    const texts = permissionText[locale][key]
    return !texts?.name || !texts.means
  })
  expect(wordless).toEqual([])
})

test.for(locales)('every domain that declares permissions has a name in %s', (locale) => {
  const asking = domains.filter(({ permissions = {} }) => Object.keys(permissions).length > 0)
  expect(asking.map(({ name }) => name).filter((name) => !text[locale].domains[name])).toEqual([])
})
