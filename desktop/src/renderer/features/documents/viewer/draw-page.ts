import type { PDFDocumentProxy } from 'pdfjs-dist'
import { withTimeout } from './pdf-file.ts'
import { drawnSize, pixelRatio, rotatedSize, type Size, type View } from './view.ts'

type DrawInput = { document: PDFDocumentProxy; page: number; space: Size; view: View; signal: AbortSignal }

/** Draws a page on a new canvas, as wide as the space times the zoom. Returns undefined when aborted; rethrows errors of pdf.js. */
export const drawPage = async ({ document, page, space, view, signal }: DrawInput): Promise<HTMLCanvasElement | undefined> => {
  const pdfPage = await document.getPage(page)
  if (signal.aborted) return undefined
  const intrinsic = pdfPage.getViewport({ scale: 1 })
  const drawn = drawnSize(intrinsic, space, view, 'width')
  const shown = rotatedSize(drawn, view.rotation)
  const ratio = pixelRatio(shown, window.devicePixelRatio)
  const viewport = pdfPage.getViewport({ scale: (drawn.width / intrinsic.width) * ratio, rotation: (pdfPage.rotate + view.rotation) % 360 })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  canvas.style.width = `${shown.width}px`
  canvas.style.height = `${shown.height}px`
  const task = pdfPage.render({ canvas, viewport })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await withTimeout(task.promise, cancel)
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
    pdfPage.cleanup()
  }
  return canvas
}
