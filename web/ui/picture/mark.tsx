/** The product's mark: a moon gate and the path that leaves it. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="var(--c-brand)" aria-hidden="true">
      <path d="M16 1a15 15 0 0 1 15 15c0 6.6-4.3 12.2-10.2 14.2L18.6 24.3a9 9 0 1 0-5.2 0l-2.2 5.9A15 15 0 0 1 16 1Z" />
      <circle cx="18.8" cy="13.2" r="2.9" fill="var(--c-reward)" />
      <path d="M8.6 18.4c2.3-2.3 4.1-.2 6.1-.7 2.5-.6 3.7-2.6 8.5.7a8 8 0 0 1-4.8 4.7 9 9 0 0 1-4.8 0 8 8 0 0 1-5-4.7Z" />
      <path d="M14.6 27.4h2.8l.7 3.4h-4.2Z" />
    </svg>
  )
}
