import { expect, test } from 'vitest'
import { manifests } from '../../corpus/manifests.ts'
import { readManifest } from './read-manifest.ts'

test.for(Object.entries(manifests))('M-02 %s', ([, { xml, scorm, title, entry, items = [] }]) => {
  const found = readManifest(xml, (path) => !path.includes('missing'))
  if (typeof found === 'string') throw new Error(found)
  expect({ scorm: found.scorm, title: found.title, entry: found.entry }).toEqual({ scorm, title, entry })
  expect(found.items.map(({ id, title, kind, entry }) => ({ id, title, kind, entry }))).toEqual(items)
})

test('M-02 chapters give the depth of a line', () => {
  const [, , , [, nested] = ['', undefined]] = Object.entries(manifests)
  const found = readManifest(nested?.xml ?? '', () => true)
  if (typeof found === 'string') throw new Error(found)
  expect(found.items.map(({ depth }) => depth)).toEqual([0, 1, 1, 0, 0])
})
