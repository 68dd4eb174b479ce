import { type PurposeName, uploadFile } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { exchange } from './http/exchange.ts'
import { beginLoading } from './loading.ts'
import { leaveIfSignedOut } from './trouble.ts'

type StoredFile = Result<typeof uploadFile>

/** Sends one file as a form; larger ones than a form carries come in pieces, by another way. */
export async function upload(file: File, purpose: PurposeName): Promise<StoredFile> {
  const body = new FormData()
  // The purpose first: its limits then hold while the file flows.
  body.set('purpose', purpose)
  body.set('file', file)
  const { method, path: address } = uploadFile
  const wire = {
    fetch: (to: string, init: RequestInit & { readonly body?: FormData }) => fetch(to, init),
    now: () => Date.now(),
  }
  const end = beginLoading()
  try {
    const { signal } = new AbortController()
    return (await exchange(wire, { method, address, body }, { signal })) as StoredFile
  } catch (error) {
    leaveIfSignedOut(error)
    throw error
  } finally {
    end()
  }
}
