// Opens a PDF with pdf.js in a worker of its own, within bounds: who sent it is not known.
import type { PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- vite answers with the file's address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { Size } from './view.ts'

export type PdfFault = 'damaged' | 'locked' | 'heavy'

/** Why a PDF is not shown. */
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

/** The page's policy allows no WebAssembly: what decodes the pictures of scanners is JavaScript, from our own origin. */
const partsOf = (version: string) => `${import.meta.env.BASE_URL}assets/pdf-${version}/`

const patience = 20_000
/** In pixels; a sheet of A3 in 600 dpi has 70 million. */
const maxImagePixels = 100_000_000
const maxPages = 300

/** Gives up on what takes too long; `stop` ends the work itself. */
export const withPatience = async <T>(work: Promise<T>, stop: () => void): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop()
      reject(new PdfError('heavy'))
    }, patience)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}

const faultOf = (error: unknown): PdfFault => {
  if (error instanceof PdfError) return error.fault
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
}

/** `opened` throws PdfError. `close` ends the worker, whatever it is doing. */
export const openPdf = (file: Blob): { opened: Promise<OpenPdf>; close: () => void } => {
  const worker = new Worker(workerUrl, { type: 'module' })
  const close = () => worker.terminate()
  const open = async (): Promise<OpenPdf> => {
    const [pdf, bytes] = await Promise.all([import('pdfjs-dist/legacy/build/pdf.mjs'), file.arrayBuffer()])
    const parts = partsOf(pdf.version)
    const task = pdf.getDocument({
      data: new Uint8Array(bytes),
      worker: pdf.PDFWorker.create({ port: worker }),
      useWasm: false,
      wasmUrl: parts,
      standardFontDataUrl: parts,
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
  const opened = withPatience(open(), close).catch((error: unknown) => {
    close()
    throw new PdfError(faultOf(error))
  })
  return { opened, close }
}
