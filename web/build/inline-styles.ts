import type { Plugin, Rolldown } from 'vite'

const link = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)" nonce="__NONCE__">/g

/**
 * Puts the styles of the portal's pages into the pages, so that the first paint waits for nothing. The link stays, switched
 * off: it tells the code that loads later pages that these styles are there.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'lyceum:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html') || file.fileName === 'manage.html')
            continue
          file.source = String(file.source).replace(link, (tag, name: string) => {
            return `${tag.replace('>', ' disabled>')}\n    <style nonce="__NONCE__">${styleOf(bundle, name)}</style>`
          })
        }
      },
    },
  }
}

function styleOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`${name} is not in the build`)
  const css = String(file.source).trim()
  if (css.includes('</')) throw new Error(`${name} would end its element`)
  return css
}
