import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { charactersOf, type Script } from './characters.ts'
import { slicesOf, unicodeRange } from './slices.ts'

/**
 * Cuts the application's Song font from Noto Serif CJK Bold (SIL Open Font License) into `web/ui/fonts`: files by
 * character frequency, so that a page loads only what it shows. Run it when texts have grown:
 *
 * apt install fonts-noto-cjk python3-fonttools python3-brotli python3-jieba rime-essay
 * node tools/fonts/main.ts
 */
const root = resolve(import.meta.dirname, '../..')
const note = '/* Written by tools/fonts/main.ts; see LICENSE beside it. */\n'
const fonts = join(root, 'web/ui/fonts')
const collection = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'

const fontFaces = {
  sc: { family: 'Lyceum Song', number: 2, count: 12 },
  tc: { family: 'Lyceum Song TC', number: 3, count: 13 },
}

const built = [
  { script: 'sc', rules: await build('sc') },
  { script: 'tc', rules: await build('tc') },
]
writeFileSync(join(fonts, 'first.css'), note + built.map(({ rules }) => rules[0]).join(''))
for (const { script, rules } of built) {
  writeFileSync(join(fonts, `${script}.css`), note + rules.slice(1).join(''))
}

async function build(script: Script): Promise<string[]> {
  const { family, count } = fontFaces[script]
  const { own, common } = await charactersOf(script, root)
  const folder = join(fonts, script)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return slicesOf(own, common, count).map((characters, i) => {
    const name = `song-${script}-${String(i).padStart(2, '0')}.woff2`
    writeSubset(script, characters, join(folder, name))
    console.log(`${name}: ${characters.length} characters, ${statSync(join(folder, name)).size} bytes`)
    return rule(family, `./${script}/${name}`, unicodeRange(characters))
  })
}

/** `halt` tightens full-width punctuation in headlines; other features are dropped. */
function writeSubset(script: Script, characters: readonly string[], file: string): void {
  const work = mkdtempSync(join(tmpdir(), 'fonts-'))
  const list = join(work, 'characters.txt')
  writeFileSync(list, characters.join(''))
  execFileSync('/usr/bin/python3', [
    '-m',
    'fontTools.subset',
    collection,
    `--font-number=${fontFaces[script].number}`,
    `--text-file=${list}`,
    `--output-file=${file}`,
    '--flavor=woff2',
    '--layout-features=halt,kern',
    '--no-hinting',
    '--desubroutinize',
  ])
  rmSync(work, { recursive: true })
}

function rule(family: string, file: string, range: string): string {
  return `@font-face{font-family:'${family}';font-weight:700;font-display:swap;src:url('${file}') format('woff2');unicode-range:${range}}\n`
}
