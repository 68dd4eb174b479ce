import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { checklist, type Need, type Policy } from '../check/new-password.ts'
import { text } from '../text/index.ts'
import './policy-list.css'

type PolicyListProps = { readonly id: string; readonly password: string; readonly policy: Policy }

/** The password policy as a checklist, ticked off while typing. */
export function PolicyList({ id, password, policy }: PolicyListProps) {
  const t = useText(text).newPassword
  const labelOf = (need: Need) => (need === 'length' ? t.length(policy.minLength, policy.maxLength) : t[need])
  return (
    <ul className="policy-list" id={id} aria-label={t.needs}>
      {checklist(password, policy).map(({ need, isMet }) => (
        <li key={need} className={need === 'length' ? 'policy-wide' : undefined} data-met={isMet}>
          <span className="policy-mark">{isMet && <Icon name="check" size={14} />}</span>
          <span>
            {labelOf(need)}
            <span className="ly-hidden"> {isMet ? t.met : t.unmet}</span>
          </span>
        </li>
      ))}
      {policy.historyCount > 0 && (
        <li className="policy-wide policy-note">
          <span className="policy-mark" />
          {t.history(policy.historyCount)}
        </li>
      )}
    </ul>
  )
}
