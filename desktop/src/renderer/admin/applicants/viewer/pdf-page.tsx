import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage } from './draw-page.ts'
import { PdfError, type OpenPdf } from './pdf-file.ts'
import { drawnSize, turnedSize, type Size, type View } from './view.ts'
import { ViewerNote } from './viewer-note.tsx'

type Props = { pdf: OpenPdf; page: number; space: Size; view: View }

/** Pages that are about to be seen are drawn already. */
const ahead = '600px'

/** Whether an element is in sight, or nearly. */
const useNearby = () => {
  const holder = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!holder.current) return
    const watch = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: ahead })
    watch.observe(holder.current)
    return () => watch.disconnect()
  }, [])
  return { holder, isNear }
}

/** A page of a PDF, drawn while it is near what is seen; before and after it only takes its space. */
export const PdfPage = ({ pdf, page, space, view }: Props) => {
  const { t } = useTranslation()
  const { holder, isNear } = useNearby()
  const paper = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [fault, setFault] = useState<'heavy' | 'damaged'>()
  useEffect(() => {
    const leaving = new AbortController()
    const place = paper.current
    if (!isNear) {
      place?.replaceChildren()
      return
    }
    const draw = async () => {
      const canvas = await drawPage({ document: pdf.document, page, space, view, signal: leaving.signal })
      if (!canvas || leaving.signal.aborted) return
      place?.replaceChildren(canvas)
      setDrawn(true)
    }
    draw().catch((error: unknown) => !leaving.signal.aborted && setFault(error instanceof PdfError ? 'heavy' : 'damaged'))
    return () => leaving.abort()
  }, [isNear, pdf, page, space, view])
  const size = turnedSize(drawnSize(pdf.first, space, view, 'width'), view.turned)
  return (
    <div
      ref={holder}
      role="img"
      aria-label={t('viewer.page', { page, count: pdf.document.numPages })}
      aria-busy={!isDrawn && !fault}
      data-page={page}
      className={`mx-auto grid place-items-center bg-white shadow-float ${isDrawn ? '' : 'animate-pulse'}`}
      style={isDrawn && isNear ? { minWidth: size.width } : { width: size.width, height: size.height }}
    >
      {fault ? <ViewerNote title={t(`viewer.${fault}`)} text={t('viewer.rejectHint')} /> : <div ref={paper} />}
    </div>
  )
}
