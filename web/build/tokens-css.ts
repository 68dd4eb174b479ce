import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

type Values = Readonly<Record<string, string>>
type Theme = { readonly css: Values; readonly shadow: Values }
type Tokens = { readonly scale: Values; readonly light: Theme; readonly dark: Theme }

const source = resolve(import.meta.dirname, '../ui/tokens.json')

/** Inserts `tokens.json` into `ui/tokens.css` at `@tokens;`: one source for CSS, antd and people. */
export function tokensCss(): Plugin {
  return {
    name: 'lyceum:tokens-css',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/ui/tokens.css')) return undefined
      this.addWatchFile(source)
      const tokens = JSON.parse(readFileSync(source, 'utf8')) as Tokens
      return { code: code.replace('@tokens;', cssOf(tokens)), map: null }
    },
  }
}

/** The custom properties of both themes: roles are `--c-…`, the scale has no prefix. */
export function cssOf({ scale, light, dark }: Tokens): string {
  return [
    `:root{${block('', scale)}}`,
    `:root,[data-theme='light']{color-scheme:light;${themeOf(light)}}`,
    `[data-theme='dark']{color-scheme:dark;${themeOf(dark)}}`,
  ].join('\n')
}

const themeOf = ({ css, shadow }: Theme) => block('c-', css) + block('', shadow)

const block = (prefix: string, values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('')
