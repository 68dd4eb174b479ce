import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkCatalogues } from './texts/catalogues.ts'
import { checkPlaces } from './local-paths.ts'
import { checkPlainNames } from './plain-names.ts'
import { checkPlainProse } from './plain-prose.ts'
import { type Report, printReport } from './report.ts'
import { checkTextFolders, checkTextsSideBySide } from './texts/texts.ts'

/** Checks words: texts in three languages, each in its own script; no machine-specific path; plain names, comments and test titles. */
export async function checkTexts(root: string): Promise<Report> {
  const folders = checkTextFolders(root)
  const sides = checkTextsSideBySide(root)
  const catalogues = await checkCatalogues(root)
  const places = checkPlaces(root)
  const plain = checkPlainNames(root)
  const prose = checkPlainProse(root)
  const blind = places.files === 0 ? [{ where: 'repository', what: 'blind: no file was read' }] : []
  return {
    name: 'words',
    read: `${folders.files} text files, ${sides.files} sources, ${catalogues.errors} errors, ${places.files} files for places, ${plain.names} declared names, ${prose.sentences} comments and test titles`,
    findings: [
      ...folders.findings,
      ...sides.findings,
      ...catalogues.findings,
      ...places.findings,
      ...plain.findings,
      ...prose.findings,
      ...blind,
    ],
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  })
  printReport(await checkTexts(resolve(values.root)))
}
