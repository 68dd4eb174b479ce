import { Icon } from '#ui/picture/icon'
import './gate.css'

/** What the server refused about a form as a whole. The place is always there, so that it is heard when it fills. */
export function Refusal({ children }: { readonly children: string }) {
  return (
    <div role="alert">
      {children !== '' && (
        <p className="gate-refusal">
          <Icon name="warning" />
          {children}
        </p>
      )}
    </div>
  )
}
