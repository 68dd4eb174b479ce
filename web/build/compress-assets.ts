import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a brotli and a gzip copy beside every text asset, so that the server never compresses at request time. */
export function compressed(): Plugin {
  return {
    name: 'lyceum:compressed',
    apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(?:js|css|svg)$/.test(file.fileName)) continue
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(text, smallest),
          })
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(text, { level: 9 }),
          })
        }
      },
    },
  }
}
