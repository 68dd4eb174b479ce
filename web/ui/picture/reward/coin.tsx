/** Points: a coin with an osmanthus blossom of four petals. */
export function Coin({ size = 16 }: { readonly size?: number }) {
  return (
    <svg className="ly-coin" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="var(--c-reward)" />
      <path
        d="M8 7.6C6.3 6.6 6.2 4.3 8 3c1.8 1.3 1.7 3.6 0 4.6ZM8 8.4c1.7 1 1.8 3.3 0 4.6-1.8-1.3-1.7-3.6 0-4.6ZM8.4 8c1-1.7 3.3-1.8 4.6 0-1.3 1.8-3.6 1.7-4.6 0ZM7.6 8c-1 1.7-3.3 1.8-4.6 0 1.3-1.8 3.6-1.7 4.6 0Z"
        fill="#fff6e2"
      />
      <circle cx="8" cy="8" r="1.1" fill="#8a5305" />
    </svg>
  )
}
