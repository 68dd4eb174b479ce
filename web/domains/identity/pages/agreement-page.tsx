import { checkAgreement } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { productName } from '#lib/language/product-name'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { Mark } from '#ui/picture/mark'
import { AgreementText } from '../parts/agreement-text.tsx'
import { text } from '../text/index.ts'
import { type Agreement, useAgreementTexts } from '../use-agreement-texts.ts'
import './agreement-page.css'

/** In the order of the title. */
const order = { service: 0, privacy: 1 } as const

/** Both agreements in force; public. */
export function AgreementPage() {
  const t = useText(text).agreement
  const name = useText(productName)
  const isSignedIn = useUser() !== undefined
  usePageTitle(t.title)
  return (
    <>
      <header className="agreement-top">
        <div className="ly-wrap">
          <span className="agreement-brand ly-song">
            <Mark size={32} />
            {name}
          </span>
          {!isSignedIn && (
            <Link className="ly-link" to="/login">
              {t.toLogin}
            </Link>
          )}
        </div>
      </header>
      <AgreementBody />
    </>
  )
}

function AgreementBody() {
  const t = useText(text).agreement
  const inForce = useQuery(read(checkAgreement))
  const { agreements, isPending, isError, retry } = useAgreementTexts(
    (inForce.data?.agreements ?? []).toSorted((a, b) => order[a.kind] - order[b.kind]).map(({ id }) => id),
  )
  useArrival(agreements.length)

  if (inForce.isError) return <ErrorPanel onRetry={() => void inForce.refetch()} />
  if (isError) return <ErrorPanel onRetry={retry} />
  if (inForce.isPending || isPending) return <Waiting />
  if (agreements.length === 0) return <Empty kind="start" title={t.none} isPage />
  return <Reading agreements={agreements} />
}

function Reading({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const t = useText(text).agreement
  return (
    <div className="ly-wrap agreement-page">
      <h1>{t.title}</h1>
      <nav className="agreement-contents" aria-label={t.contents}>
        <p aria-hidden="true">{t.contents}</p>
        {agreements.map(({ kind, title }) => (
          <a key={kind} href={`#${kind}`}>
            {title}
          </a>
        ))}
      </nav>
      <div>
        {agreements.map((agreement) => (
          <div key={agreement.id} id={agreement.kind} className="agreement-part">
            <AgreementText agreement={agreement} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div className="ly-wrap agreement-page">
      <span />
      <div>
        <Skeleton width="420px" height="44px" />
        <Skeleton height="320px" />
      </div>
    </div>
  )
}

/** Scrolls to the agreement of the link once the texts are loaded. */
function useArrival(count: number): void {
  useEffect(() => {
    if (count > 0 && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [count])
}
