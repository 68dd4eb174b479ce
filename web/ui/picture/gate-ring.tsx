import './gate-ring.css'

/** The loading indicator: an arc runs around the moon gate. */
export function GateRing({ size = 52 }: { readonly size?: number }) {
  return (
    <svg className="ly-gate-ring" width={size} height={size} viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="22" fill="none" stroke="var(--c-track)" strokeWidth="5" />
      <path
        className="ly-gate-ring-arc"
        d="M26 4a22 22 0 0 1 22 22"
        fill="none"
        stroke="var(--c-brand)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="30" cy="22" r="5" fill="var(--c-reward)" />
      <path d="M10 30c8-8 14 2 20 0s8-6 12-2a16 16 0 0 1-32 2Z" fill="var(--c-brand)" />
    </svg>
  )
}
