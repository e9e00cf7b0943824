// Opens an untrusted PDF with pdf.js in its own worker, with limits on time and size.
import type { PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- vite resolves this to the URL of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { Size } from './view.ts'

export type PdfFault = 'damaged' | 'locked' | 'heavy'

/** The reason why a PDF is not shown. */
export class PdfError extends Error {
  readonly fault: PdfFault

  constructor(fault: PdfFault) {
    super(`this PDF is ${fault}`)
    this.name = 'PdfError'
    this.fault = fault
  }
}

/** `first`: the size of its first page, in points. */
export type OpenPdf = { document: PDFDocumentProxy; first: Size }

/** URL of the pdf.js assets on our own origin. The content security policy forbids WebAssembly, so image decoders are JavaScript. */
const assetsUrlOf = (version: string) => `${import.meta.env.BASE_URL}assets/pdf-${version}/`

const maxTime = 20_000
/** In pixels; an A3 page at 600 dpi has 70 million. */
const maxImagePixels = 100_000_000
const maxPages = 300

/** Rejects with PdfError when `task` takes too long, after calling `cancel`. */
export const withTimeout = async <T>(task: Promise<T>, cancel: () => void): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      cancel()
      reject(new PdfError('heavy'))
    }, maxTime)
  })
  return Promise.race([task, timeout]).finally(() => clearTimeout(timer))
}

const faultOf = (error: unknown): PdfFault => {
  if (error instanceof PdfError) return error.fault
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
}

/** `opened` rejects with PdfError. `close` terminates the worker. */
export const openPdf = (file: Blob): { opened: Promise<OpenPdf>; close: () => void } => {
  const worker = new Worker(workerUrl, { type: 'module' })
  const close = () => worker.terminate()
  const open = async (): Promise<OpenPdf> => {
    const [pdf, bytes] = await Promise.all([import('pdfjs-dist/legacy/build/pdf.mjs'), file.arrayBuffer()])
    const assetsUrl = assetsUrlOf(pdf.version)
    const task = pdf.getDocument({
      data: new Uint8Array(bytes),
      worker: pdf.PDFWorker.create({ port: worker }),
      useWasm: false,
      wasmUrl: assetsUrl,
      standardFontDataUrl: assetsUrl,
      useWorkerFetch: false,
      maxImageSize: maxImagePixels,
      enableXfa: false,
      verbosity: pdf.VerbosityLevel.ERRORS,
    })
    const document = await task.promise
    if (document.numPages > maxPages) throw new PdfError('heavy')
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
    return { document, first: { width, height } }
  }
  const opened = withTimeout(open(), close).catch((error: unknown) => {
    close()
    throw new PdfError(faultOf(error))
  })
  return { opened, close }
}
