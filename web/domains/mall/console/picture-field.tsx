import { useState } from 'react'
import { FileUploadZone, upload } from '#domains/file'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { ProductPicture } from '#ui/picture/cover/product-picture'
import type { ProductDraft } from './product-draft.ts'
import { text } from './text/index.ts'

type PictureFieldProps = {
  readonly draft: ProductDraft
  readonly seed: string
  readonly onChange: (part: Partial<ProductDraft>) => void
}

/** A preview of the product picture, with an upload. */
export function PictureField({ draft, seed, onChange }: PictureFieldProps) {
  const t = useText(text)
  const [isBusy, setIsBusy] = useState(false)

  async function send(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    try {
      const { id: pictureId, url } = await upload(file, 'cover')
      onChange({ pictureId, picture: url })
    } catch (error) {
      report(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <fieldset className="mall-console-picture">
      <legend className="ly-hidden">{t.picture}</legend>
      <ProductPicture item={draft.item} seed={seed} picture={draft.picture || undefined} />
      <div>
        <p className="ly-field-label">{t.picture}</p>
        {draft.pictureId ? (
          <Button onClick={() => onChange({ pictureId: null, picture: '' })}>{t.removePicture}</Button>
        ) : (
          <FileUploadZone
            hint={t.pictureHint}
            accept=".jpg,.jpeg,.png"
            isDisabled={isBusy}
            onFiles={([file]) => void send(file)}
          />
        )}
      </div>
    </fieldset>
  )
}
