import { Select } from 'antd'
import { useTagOptions } from './categories.ts'

type TagFieldProps = {
  readonly label: string
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly id?: string
}

/** Tags with suggestions; Enter or a comma ends one. */
export function TagField({ label, tags, onChange, id }: TagFieldProps) {
  const options = useTagOptions()
  return (
    <Select<string[]>
      {...(id ? { id } : {})}
      aria-label={label}
      mode="tags"
      maxCount={10}
      tokenSeparators={[',', '，', ';', '；', '、']}
      getPopupContainer={(place: HTMLElement) => place.closest('dialog') ?? document.body}
      style={{ width: '100%' }}
      options={options}
      value={[...tags]}
      onChange={(next) => onChange(next.map((tag) => tag.trim().slice(0, 20)).filter(Boolean))}
    />
  )
}
