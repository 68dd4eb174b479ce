import { getAgreementText } from '@lyceum/contract/identity'
import { type Locale, locales } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useLocale, useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Segmented } from '#ui/layout/segmented'
import { Drawer } from '#ui/overlay/drawer'
import type { Agreement } from './agreement.ts'
import { TextDiff, TextToRead } from './text-shown.tsx'
import { text } from './text/index.ts'

type Version = Agreement['versions'][number]

export type OpenVersion = {
  readonly kind: Agreement['kind']
  readonly version: Version
  /** The previous version. */
  readonly before: Version | undefined
  readonly isDiff: boolean
}

/** A version in three languages, or its changes from the previous one. */
export function VersionDrawer({
  open,
  onClose,
}: {
  readonly open: OpenVersion
  readonly onClose: () => void
}) {
  const t = useText(text)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const { version, before, isDiff, kind } = open
  const title = isDiff && before ? t.compared(before.version, version.version) : t.version(version.version)
  return (
    <Drawer title={`${t.kinds[kind]} · ${title}`} width={640} onClose={onClose}>
      <Segmented<Locale>
        label={t.language}
        value={locale}
        options={locales.map((value) => ({ value, title: t.languages[value] }))}
        onChoose={setLocale}
      />
      <div className="agreement-shown" lang={locale}>
        {isDiff && before ? (
          <Compared before={before.id} after={version.id} locale={locale} />
        ) : (
          <Shown id={version.id} locale={locale} />
        )}
      </div>
    </Drawer>
  )
}

function Shown({ id, locale }: { readonly id: string; readonly locale: Locale }) {
  const { data, isError, refetch } = useQuery(read(getAgreementText, { id }))
  if (isError) return <ErrorPanel onRetry={() => void refetch()} />
  return data && <TextToRead text={data.content[locale]} />
}

type ComparedProps = { readonly before: string; readonly after: string; readonly locale: Locale }

function Compared({ before, after, locale }: ComparedProps) {
  const old = useQuery(read(getAgreementText, { id: before }))
  const now = useQuery(read(getAgreementText, { id: after }))
  if (old.isError) return <ErrorPanel onRetry={() => void old.refetch()} />
  if (now.isError) return <ErrorPanel onRetry={() => void now.refetch()} />
  if (!old.data || !now.data) return null
  return <TextDiff before={old.data.content[locale]} after={now.data.content[locale]} />
}
