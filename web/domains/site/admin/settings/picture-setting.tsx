import { locales } from '@lyceum/contract/kit'
import { type PictureName, pictureSettings } from '@lyceum/contract/site'
import { type ChangeEvent, useState } from 'react'
import { useLocale, useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { uploadSlot } from '../../from-above.ts'
import { pictureAddress } from '../../site-poster.ts'
import { PicturePreview } from './picture-preview.tsx'
import type { ShownName } from './setting-list.ts'
import { text } from './text/index.ts'

type PictureSettingProps = {
  readonly name: ShownName
  /** The public name of a stored picture, the id of a new upload, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Previews a picture of the site and uploads another. It is stored when chosen, and used when saved. */
export function PictureSetting({ name, value, onChange }: PictureSettingProps) {
  const t = useText(text)
  const locale = useLocale()
  const { label } = t.names[name]
  const [fresh, setFresh] = useState({ id: '', address: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  if (!isPicture(name)) return null
  const purpose = pictureSettings[name]

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setIsBusy(true)
    setError(undefined)
    try {
      const { id } = await uploadSlot.get()(file, purpose)
      setFresh({ id, address: URL.createObjectURL(file) })
      onChange(id)
    } catch (error) {
      setError(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="picture-setting">
      <PicturePreview
        kind={purpose}
        address={value === fresh.id ? fresh.address : pictureAddress(value)}
        label={label}
        locale={localeOfLogo(name) ?? locale}
      />
      <div className="picture-setting-buttons">
        <label className={`ly-button ly-button-plain ly-button-small${isBusy ? ' is-busy' : ''}`}>
          <Icon name="upload" size={14} />
          {value === '' ? t.upload : t.replace}
          <input
            type="file"
            className="ly-hidden"
            accept="image/png,image/jpeg"
            aria-label={t.uploadNamed(label)}
            disabled={isBusy}
            onChange={(event) => void take(event)}
          />
        </label>
        {value !== '' && (
          <Button look="quiet" size="small" aria-label={t.removeNamed(label)} onClick={() => onChange('')}>
            <Icon name="trash" size={14} />
            {t.remove}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p className="setting-error" role="alert">
          <Icon name="warning" size={14} />
          {describe(error)}
        </p>
      )}
    </div>
  )
}

/** Each language has its own logo. */
const localeOfLogo = (name: string) => locales.find((locale) => name === `logo.${locale}`)

const isPicture = (name: ShownName): name is PictureName => name in pictureSettings
