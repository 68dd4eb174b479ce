import type { PDFDocumentProxy } from 'pdfjs-dist'
// eslint-disable-next-line import/default -- an address that the build makes
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { trustedProgram } from '#lib/page/trusted-program'

/** Opens a PDF; its library is loaded with the first one. */
export async function openPdf(address: string): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
  GlobalWorkerOptions.workerPort ??= new Worker(trustedProgram(workerAddress), { type: 'module' })
  return getDocument({ url: new URL(address, location.href).href }).promise
}
