import {
  addProduct,
  placeholderItems,
  editProduct,
  type ManagedProduct,
  listManagedCategories,
  listManagedProducts,
} from '@lyceum/contract/mall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Select } from '#ui/form/select'
import { TextArea } from '#ui/form/text-area'
import { FormDialog } from '#ui/overlay/form-dialog'
import { PictureField } from './picture-field.tsx'
import { draftOf, faultsIn, sheetOf } from './product-draft.ts'
import { text } from './text/index.ts'

type ProductDialogProps = { readonly product: ManagedProduct | undefined; readonly onClose: () => void }

/** Creates or edits a product. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const t = useText(text)
  const [draft, setDraft] = useState(() => draftOf(product))
  const { data: categories } = useQuery(read(listManagedCategories))
  const refresh = { refresh: [listManagedProducts, listManagedCategories], awaitRefresh: true }
  const add = useCommand(addProduct, refresh)
  const edit = useCommand(editProduct, refresh)
  const faults = faultsIn(draft, product === undefined)
  const wrong = (fault: (typeof faults)[number]) => (faults.includes(fault) ? t[fault] : undefined)
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function save() {
    const sheet = sheetOf(draft)
    if (product) await edit.mutateAsync({ id: product.id, ...sheet, revision: product.revision })
    else await add.mutateAsync({ ...sheet, stock: Number(draft.stock || 0) })
    showSuccess(t.saved)
    onClose()
  }

  return (
    <FormDialog
      title={product ? t.edit : t.add}
      className="mall-console-form"
      submit={product ? t.edit : t.add}
      isBusy={add.isPending || edit.isPending}
      isRight={faults.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      {(shownError) => (
        <>
          <Field label={t.title} isRequired error={shownError(wrong('titleWrong'))}>
            {(names) => (
              <Input
                {...names}
                value={draft.title}
                maxLength={60}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <Field label={t.category} isRequired error={shownError(wrong('categoryWrong'))}>
            {(names) => (
              <Select
                {...names}
                value={draft.categoryId}
                options={[
                  { value: '', title: '–' },
                  ...(categories?.records ?? []).map((category) => ({
                    value: category.id,
                    title: category.name,
                  })),
                ]}
                onChange={({ target }) => change({ categoryId: target.value })}
              />
            )}
          </Field>
          <Field label={t.points} isRequired error={shownError(wrong('pointsWrong'))}>
            {(names) => (
              <Input
                {...names}
                inputMode="numeric"
                value={draft.points}
                onChange={({ target }) => change({ points: target.value })}
              />
            )}
          </Field>
          {!product && (
            <Field label={t.firstStock} error={shownError(wrong('stockWrong'))}>
              {(names) => (
                <Input
                  {...names}
                  inputMode="numeric"
                  value={draft.stock}
                  onChange={({ target }) => change({ stock: target.value })}
                />
              )}
            </Field>
          )}
          <Field label={t.drawing} hint={t.drawingHint}>
            {(names) => (
              <Select
                {...names}
                value={draft.item}
                options={placeholderItems.map((value) => ({ value, title: t.items[value] }))}
                onChange={({ target }) => change({ item: target.value })}
              />
            )}
          </Field>
          <PictureField draft={draft} seed={product?.id ?? draft.title} onChange={change} />
          <Field label={t.introduction}>
            {(names) => (
              <TextArea
                {...names}
                rows={4}
                limit={2000}
                value={draft.introduction}
                onChange={({ target }) => change({ introduction: target.value })}
              />
            )}
          </Field>
          <Checkbox checked={draft.isShown} onChange={({ target }) => change({ isShown: target.checked })}>
            {t.isShown}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
