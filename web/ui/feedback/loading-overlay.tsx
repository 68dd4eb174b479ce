import { useStore } from 'zustand'
import { loading } from '#lib/loading'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import './loading-overlay.css'

/** The gate's ring in the middle of the window while something takes long. Put it once into each app. */
export function LoadingOverlay() {
  const t = useText(text)
  const isShown = useStore(loading, (state) => state.isShown)
  return (
    <output className="ly-loading">
      {isShown && (
        <div className="ly-loading-card">
          <span className="ly-loading-ring" aria-hidden="true" />
          {t.loading}
        </div>
      )}
    </output>
  )
}
