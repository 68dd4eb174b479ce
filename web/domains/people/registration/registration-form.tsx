import { getRegistrationForm } from '@lyceum/contract/people'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Drawer } from '#ui/overlay/drawer'
import { text } from '../text/index.ts'

type RegistrationFormProps = {
  readonly registration: { readonly id: string; readonly name: string; readonly userName: string }
  readonly onApprove: () => void
  readonly onRefuse: () => void
  readonly onClose: () => void
}

/** The signed form of a registration, with the decision buttons. */
export function RegistrationForm({ registration, onApprove, onRefuse, onClose }: RegistrationFormProps) {
  const t = useText(text).registration
  const { id, name } = registration
  const form = useQuery(read(getRegistrationForm, { id }))
  return (
    <Drawer
      title={t.seeForm(name)}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onRefuse}>{t.refuse}</Button>
          <Button look="primary" onClick={onApprove}>
            {t.approve}
          </Button>
        </>
      }
    >
      {form.isPending && <Skeleton height="480px" />}
      {form.isError && <ErrorPanel onRetry={() => void form.refetch()} />}
      {form.data && <img className="people-form-image" src={form.data.image} alt={t.seeForm(name)} />}
    </Drawer>
  )
}
