import type { Config } from '#platform/process/config'

/** The Content-Security-Policy of our pages. Content needs TLS, except in development, where it has its own port. */
export function pagePolicy(nonce: string, config: Pick<Config, 'CONTENT_HOST' | 'NODE_ENV'>): string {
  const host = config.CONTENT_HOST
  const isDevelopment = config.NODE_ENV === 'development'
  const from = (name: string) => (isDevelopment ? `https://${name} http://${name}:*` : `https://${name}`)
  const content = from(host)
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${content} blob: data:`,
    `media-src ${content} blob:`,
    "font-src 'self'",
    `connect-src 'self' ${content}`,
    `frame-src ${from(`*.${host}`)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app dompurify',
  ].join('; ')
}
