import { useStore } from 'zustand'
import { loading } from '#lib/page/loading'
import { useText } from '#lib/text'
import { GateRing } from '../picture/gate-ring.tsx'
import { text } from '../text/index.ts'
import './loading-overlay.css'

/** Announces slow loading; visible in the middle of the window only while there is no page yet. */
export function LoadingOverlay() {
  const t = useText(text)
  const isShown = useStore(loading, (state) => state.isShown)
  return (
    <output className="ly-loading">
      {isShown && (
        <div className="ly-loading-card">
          <GateRing />
          {t.loading}
        </div>
      )}
    </output>
  )
}
