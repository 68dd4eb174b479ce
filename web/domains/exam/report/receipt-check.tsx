import { checkReceipt } from '@lyceum/contract/exam'
import { useState } from 'react'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { report as reportTrouble } from '#lib/http/trouble'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { ReceiptLine } from '../sitting/handed-in.tsx'
import { text } from './text/index.ts'
import type { Report } from './report.ts'
import '../sitting/sitting.css'

/** The receipt, and a button to verify it against the stored answers. */
export function Proof({ report: { id, receipt } }: { readonly report: Report }) {
  const t = useText(text).report
  const [isIntact, setIsIntact] = useState<boolean>()
  const check = async () => {
    try {
      setIsIntact((await call(checkReceipt, { id })).isIntact)
    } catch (error) {
      reportTrouble(error)
    }
  }
  return (
    <section className="exam-proof">
      <SectionHead title={t.proof} />
      <ReceiptLine hash={receipt} />
      {isIntact !== undefined && (
        <Banner tone={isIntact ? 'success' : 'error'} isNews>
          {isIntact ? t.intact : t.notIntact}
        </Banner>
      )}
      <Button onClick={() => void check()}>{t.check}</Button>
    </section>
  )
}
