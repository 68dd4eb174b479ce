export type Receiver = { readonly receiver: string; readonly phone: string; readonly address: string }

export type ReceiverFault = 'receiverMissing' | 'phoneMissing' | 'phoneWrong' | 'addressMissing'

/** The problems shown before sending; the server validates again by its own rules (B-395 to B-398). */
export function wrongIn({ receiver, phone, address }: Receiver): readonly ReceiverFault[] {
  const faults: (ReceiverFault | false)[] = [
    receiver.trim() === '' && 'receiverMissing',
    phone.trim() === '' && 'phoneMissing',
    phone.trim() !== '' && !isMobile(phone) && 'phoneWrong',
    address.trim() === '' && 'addressMissing',
  ]
  return faults.filter((fault) => fault !== false)
}

/** A mobile number of mainland China or Taiwan, in any spacing. */
export function isMobile(typed: string): boolean {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .replace(/^(?:00|\+)(?=8)/, '')
  return /^(?:86)?1[3-9]\d{9}$|^(?:886|0)9\d{8}$/.test(plain)
}
