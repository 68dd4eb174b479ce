import type { AddressObject, ParsedMail } from 'mailparser'

export type Envelope = { readonly from: string; readonly to: readonly string[]; readonly tls: boolean }

/** A mail as it is stored and as the API shows it. */
export type Mail = {
  readonly id: string
  readonly receivedAt: string
  /** The SMTP envelope, including blind copies. */
  readonly envelope: Envelope
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly Attachment[]
}

/** In lists: without the large parts. */
export type MailSummary = Omit<Mail, 'html' | 'headers' | 'attachments'> & {
  readonly attachments: readonly string[]
}

type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly size: number
  readonly base64: string
}

export function toMail(id: string, envelope: Envelope, parsed: ParsedMail): Mail {
  return {
    id,
    receivedAt: new Date().toISOString(),
    envelope,
    from: spellAddresses(parsed.from).join(', '),
    to: spellAddresses(parsed.to),
    cc: spellAddresses(parsed.cc),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    headers: Object.fromEntries(
      parsed.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]),
    ),
    attachments: parsed.attachments.map(({ filename, contentType, size, content }) => ({
      filename: filename ?? '',
      contentType,
      size,
      base64: content.toString('base64'),
    })),
  }
}

export function summaryOf({ html: _html, headers: _headers, attachments, ...rest }: Mail): MailSummary {
  return {
    ...rest,
    text: rest.text.slice(0, 10_000),
    attachments: attachments.map(({ filename }) => filename),
  }
}

function spellAddresses(given: AddressObject | AddressObject[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap(({ value }) =>
      value.map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))),
    )
}
