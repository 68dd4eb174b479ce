import { useState } from 'react'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import type { Fault } from '../check/faults.ts'
import { pictureFault, readPicture } from '../form/read-picture.ts'
import type { FormFields } from '../form/use-sign-in-form.ts'
import { text } from '../text/index.ts'
import './form-image.css'

type FormImageProps = { readonly form: FormFields<'formImage'> }

/** A photo of the signed form, for sites that ask for one. */
export function FormImage({ form }: FormImageProps) {
  const { register: t, faults } = useText(text)
  const [fault, setFault] = useState<Fault>()
  const { name, value, onChange } = form.fieldOf('formImage')
  const put = (address: string) => onChange({ target: { value: address } })

  async function choose(file: File | undefined) {
    if (!file) return
    const found = pictureFault(file)
    setFault(found)
    if (!found) put(await readPicture(file).catch(() => ''))
  }

  return (
    <Field
      label={t.formImage}
      hint={t.formImageHint}
      error={fault ? faults[fault] : form.errorOf('formImage')}
    >
      {(names) => (
        <div className="form-image">
          {value !== '' && <img src={value} alt="" />}
          <span className="form-image-choose">
            <span className="ly-button ly-button-plain ly-button-medium" aria-hidden="true">
              {t.chooseImage}
            </span>
            <input
              {...names}
              name={name}
              type="file"
              accept="image/png,image/jpeg"
              title={t.chooseImage}
              onChange={({ target }) => {
                void choose(target.files?.[0])
                // Allows choosing the same file again after it was removed.
                target.value = ''
              }}
            />
          </span>
          {value !== '' && (
            <Button look="quiet" onClick={() => put('')}>
              {t.removeImage}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
