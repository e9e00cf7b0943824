import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage } from './draw-page.ts'
import { PdfError, type OpenPdf } from './pdf-file.ts'
import { drawnSize, rotatedSize, type Size, type View } from './view.ts'
import { FaultNote } from './viewer-note.tsx'

type Props = { pdf: OpenPdf; page: number; space: Size; view: View }

/** Pages within this margin of the viewport are drawn in advance. */
const preloadMargin = '600px'

/** Whether an element is in or near the viewport. */
const useNearby = () => {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!container.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: preloadMargin })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return { container, isNear }
}

/** A page of a PDF, drawn only while it is near the viewport; otherwise an empty box of the same size. */
export const PdfPage = ({ pdf, page, space, view }: Props) => {
  const { t } = useTranslation()
  const { container, isNear } = useNearby()
  const canvasHolder = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [fault, setFault] = useState<'heavy' | 'damaged'>()
  useEffect(() => {
    const controller = new AbortController()
    const target = canvasHolder.current
    if (!isNear) {
      target?.replaceChildren()
      return
    }
    const draw = async () => {
      const canvas = await drawPage({ document: pdf.document, page, space, view, signal: controller.signal })
      if (!canvas || controller.signal.aborted) return
      target?.replaceChildren(canvas)
      setDrawn(true)
    }
    draw().catch((error: unknown) => !controller.signal.aborted && setFault(error instanceof PdfError ? 'heavy' : 'damaged'))
    return () => controller.abort()
  }, [isNear, pdf, page, space, view])
  /** A page that is far from the viewport is not drawn. */
  const isBusy = isNear && !isDrawn && !fault
  const size = rotatedSize(drawnSize(pdf.first, space, view, 'width'), view.rotation)
  return (
    <div
      ref={container}
      role="img"
      aria-label={t('viewer.page', { page, count: pdf.document.numPages })}
      aria-busy={isBusy}
      data-page={page}
      className={`mx-auto grid place-items-center bg-white shadow-float ${isBusy ? 'animate-pulse' : ''}`}
      style={isDrawn && isNear ? { minWidth: size.width } : { width: size.width, height: size.height }}
    >
      {fault ? <FaultNote title={t(`viewer.${fault}`)} /> : <div ref={canvasHolder} />}
    </div>
  )
}
