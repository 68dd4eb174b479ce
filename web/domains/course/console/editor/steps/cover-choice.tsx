import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Cover } from '#ui/picture/cover/cover'
import { Icon } from '#ui/picture/icon'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'

/** The next generated cover: another number gives another picture, the same number always the same one. */
const nextSeed = (seed: number) => (seed * 31 + 17) % 1_000_000

/** The cover: generated, as often as wanted, or an uploaded picture. */
export function CoverChoice({ editor }: { readonly editor: Editor }) {
  const t = useText(text).basics
  const { sheet: state, isLocked } = editor
  const { cover, categoryId } = state.sheet
  const [isBusy, setIsBusy] = useState(false)
  const seed = cover.kind === 'drawn' ? cover.seed : 0

  async function bring(file: File) {
    setIsBusy(true)
    const stored = await editor.bring(file, 'cover')
    setIsBusy(false)
    if (stored) state.change({ cover: { kind: 'file', fileId: stored.id } })
  }

  return (
    <div className="editor-cover">
      <Cover
        category={categoryId ?? ''}
        seed={String(seed)}
        picture={cover.kind === 'file' ? editor.addressOf(cover.fileId) : undefined}
        title={t.coverAlt}
      />
      {!isLocked && (
        <div className="editor-cover-acts">
          <Button
            size="small"
            onClick={() => state.change({ cover: { kind: 'drawn', seed: nextSeed(seed) } })}
          >
            <Icon name="refresh" size={14} />
            {cover.kind === 'file' ? t.generatedCover : t.redraw}
          </Button>
          <label className="ly-button ly-button-plain ly-button-small" aria-busy={isBusy}>
            <Icon name="upload" size={14} />
            {t.upload}
            <input
              type="file"
              className="ly-hidden"
              accept="image/png,image/jpeg"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) void bring(file)
              }}
            />
          </label>
        </div>
      )}
      <small>{t.uploadHint}</small>
    </div>
  )
}
