import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'
import './copyable.css'

/** An address or a key to copy, with a copy button. */
export function Copyable({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useText(text)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showSuccess(t.copied)
  }
  return (
    <p className="ly-copyable">
      <span>{label}</span>
      <code>{value}</code>
      <Button size="small" look="quiet" onClick={() => void copy()}>
        <Icon name="copy" size={14} />
        {t.copy}
      </Button>
    </p>
  )
}
