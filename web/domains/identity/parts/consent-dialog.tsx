import { acceptAgreement, checkAgreement } from '@lyceum/contract/identity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#lib/api'
import { session } from '#lib/session'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { leave } from '../sign-out.ts'
import { text } from '../text/index.ts'
import { useAgreementTexts } from '../use-agreement-texts.ts'
import { AgreementText } from './agreement-text.tsx'
import './consent-dialog.css'

/** The agreements in force with accept and decline. Nothing else closes it. */
export function ConsentDialog({ ids }: { readonly ids: string[] }) {
  const t = useText(text).consent
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const accepting = useMutation({
    mutationFn: () => call(acceptAgreement, { agreementIds: ids }),
    onSuccess: () => client.invalidateQueries({ queryKey: [checkAgreement.path] }),
    onError: report,
  })
  const refusing = useMutation({
    mutationFn: leave,
    onSuccess: () => {
      if (!session.getState().isLoggedIn) void navigate('/disagree', { replace: true })
    },
  })

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      className="consent-dialog"
      ref={dialog}
      aria-labelledby={id}
      // Escape must not close it: accept or decline is required.
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <header>
        <h1 id={id}>{t.dialogTitle}</h1>
        <p>{t.dialogLead}</p>
      </header>
      <AgreementScroll ids={ids} label={t.dialogTitle} />
      <footer>
        <Button isBusy={refusing.isPending} onClick={() => refusing.mutate()}>
          {t.refuse}
        </Button>
        <Button look="primary" isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
          {t.accept}
        </Button>
      </footer>
    </dialog>
  )
}

type AgreementScrollProps = { readonly ids: readonly string[]; readonly label: string }

function AgreementScroll({ ids, label }: AgreementScrollProps) {
  const { agreements, isPending, isError, retry } = useAgreementTexts(ids)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its text is scrolled without a mouse
    <section className="consent-scroll" aria-label={label} tabIndex={0}>
      {isError && <ErrorPanel onRetry={retry} />}
      {isPending && !isError && <Skeleton height="280px" />}
      {agreements.map((agreement) => (
        <AgreementText key={agreement.id} agreement={agreement} />
      ))}
    </section>
  )
}
