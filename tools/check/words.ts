import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkCatalogues } from './catalogues.ts'
import { checkPlaces } from './places.ts'
import { type Report, tell } from './report.ts'
import { checkTextFolders, checkTextsSideBySide } from './texts.ts'

/** Reads the words of the house: three languages, each its own, and no place that only one machine knows. */
export async function checkWords(root: string): Promise<Report> {
  const folders = checkTextFolders(root)
  const sides = checkTextsSideBySide(root)
  const catalogues = await checkCatalogues(root)
  const places = checkPlaces(root)
  const blind = places.files === 0 ? [{ where: 'house', what: 'blind: no file was read' }] : []
  return {
    name: 'words',
    read: `${folders.files} text files, ${sides.files} sources, ${catalogues.refusals} refusals, ${places.files} files for places`,
    findings: [...folders.findings, ...sides.findings, ...catalogues.findings, ...places.findings, ...blind],
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  })
  tell(await checkWords(resolve(values.root)))
}
