import { execFile } from 'node:child_process'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fontsConfig } from '../media/document/fonts.ts'
import { demoFilm, demoSound } from './demo-film.ts'
import { demoPackage } from './demo-package.ts'
import { paperDocx } from './docx.ts'
import type { Paper, Recipe } from './recipe.ts'
import { xlsx } from './xlsx.ts'

/** Makes the bytes of one item; PDFs are written beforehand, all together (`writePdfs`). */
export async function writeRecipe(recipe: Exclude<Recipe, { make: 'pdf' }>, path: string): Promise<void> {
  switch (recipe.make) {
    case 'film':
      return demoFilm(recipe, path)
    case 'sound':
      return demoSound(recipe, path)
    case 'docx':
      return writeFile(path, paperDocx(recipe))
    case 'xlsx':
      return writeFile(path, xlsx(recipe.rows))
    case 'package':
      return writeFile(path, demoPackage(recipe))
  }
}

/** Converts many documents with one start of the converter, which is the slowest part; returns their paths. */
export async function writePdfs(papers: readonly Paper[], folder: string): Promise<string[]> {
  const sources = papers.map((_, at) => join(folder, `${at}.docx`))
  await Promise.all(papers.map((paper, at) => writeFile(sources[at] ?? '', paperDocx(paper))))
  const fonts = join(folder, 'fonts.conf')
  await writeFile(fonts, fontsConfig)
  const quietly = `-env:UserInstallation=file://${folder}/profile --headless --norestore --nolockcheck`.split(
    ' ',
  )
  const env = { ...process.env, HOME: folder, FONTCONFIG_FILE: fonts, SAL_USE_VCLPLUGIN: 'svp' }
  const args = [...quietly, '--convert-to', 'pdf', '--outdir', join(folder, 'made'), ...sources]
  await promisify(execFile)('soffice', args, { env, timeout: 180_000 })
  return Promise.all(
    papers.map(async (_, at) => {
      const path = join(folder, `${at}.pdf`)
      await rename(join(folder, 'made', `${at}.pdf`), path)
      return path
    }),
  )
}
