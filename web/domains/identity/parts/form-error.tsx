import { Icon } from '#ui/picture/icon'
import './sign-in.css'

/** A server error about the whole form. Always mounted, so that screen readers announce changes. */
export function FormError({ children }: { readonly children: string }) {
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
