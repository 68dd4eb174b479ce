import { scimAddress } from '@lyceum/contract/people'
import { useState } from 'react'
import { useText } from '#lib/text'
import { Copyable } from '#ui/data/copyable'
import { Banner } from '#ui/feedback/banner'
import { text } from '../text/index.ts'
import { TokenForm } from './token-form.tsx'
import { TokenList } from './token-list.tsx'

/** The SCIM address and tokens for an identity provider. */
export function ScimTab() {
  const t = useText(text).scim
  const [token, setToken] = useState<string>()
  return (
    <section className="import-side">
      <p className="import-lead">{t.lead}</p>
      <Copyable label={t.address} value={`${location.origin}${scimAddress}`} />
      <TokenForm onMade={setToken} />
      <p className="import-lead">{t.rightsHint}</p>
      {token !== undefined && (
        <Banner tone="success" title={t.shownOnce} isNews onClose={() => setToken(undefined)}>
          <Copyable label={t.columns.tail} value={token} />
        </Banner>
      )}
      <TokenList />
    </section>
  )
}
