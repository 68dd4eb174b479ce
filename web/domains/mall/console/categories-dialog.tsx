import { addMallCategory, listManagedCategories, removeMallCategory } from '@lyceum/contract/mall'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { read, useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { IconButton } from '#ui/form/icon-button'
import { Input } from '#ui/form/input'
import { Modal } from '#ui/layout/modal'
import { text } from './text/index.ts'

/** The categories of the mall; one with products cannot be removed. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(text)
  const [name, setName] = useState('')
  const { data } = useQuery(read(listManagedCategories))
  const add = useCommand(addMallCategory, { refresh: [listManagedCategories] })
  const remove = useCommand(removeMallCategory, { refresh: [listManagedCategories] })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() !== '') add.mutate({ name: name.trim() }, { onSuccess: () => setName('') })
  }

  return (
    <Modal title={t.categories} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <ul className="mall-console-categories">
        {data?.records.map(({ id, name: title, products }) => (
          <li key={id}>
            <span>{title}</span>
            <small>{t.inCategory(products)}</small>
            <IconButton
              icon="trash"
              isRemoval
              label={t.removeCategory(title)}
              disabled={products > 0}
              onClick={() => remove.mutate({ id })}
            />
          </li>
        ))}
      </ul>
      <form className="mall-console-add" onSubmit={submit}>
        <Field label={t.newCategory}>
          {(names) => (
            <Input {...names} value={name} maxLength={20} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Button type="submit" isBusy={add.isPending}>
          {t.addCategory}
        </Button>
      </form>
    </Modal>
  )
}
