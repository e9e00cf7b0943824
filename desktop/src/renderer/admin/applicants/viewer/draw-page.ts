import type { PDFDocumentProxy } from 'pdfjs-dist'
import { withPatience } from './pdf-file.ts'
import { drawnSize, pixelRatio, turnedSize, type Size, type View } from './view.ts'

type Asked = { document: PDFDocumentProxy; page: number; space: Size; view: View; signal: AbortSignal }

/** Draws a page as wide as the space, times the zoom, on a canvas of its own. Gives undefined when it is not wanted any more; throws what pdf.js throws. */
export const drawPage = async ({ document, page, space, view, signal }: Asked): Promise<HTMLCanvasElement | undefined> => {
  const paper = await document.getPage(page)
  if (signal.aborted) return undefined
  const natural = paper.getViewport({ scale: 1 })
  const drawn = drawnSize(natural, space, view, 'width')
  const shown = turnedSize(drawn, view.turned)
  const ratio = pixelRatio(shown, window.devicePixelRatio)
  const viewport = paper.getViewport({ scale: (drawn.width / natural.width) * ratio, rotation: (paper.rotate + view.turned) % 360 })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  canvas.style.width = `${shown.width}px`
  canvas.style.height = `${shown.height}px`
  const task = paper.render({ canvas, viewport })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop)
  try {
    await withPatience(task.promise, stop)
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    paper.cleanup()
  }
  return canvas
}
