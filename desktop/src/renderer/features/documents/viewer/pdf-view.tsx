import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openPdf, PdfError, type OpenPdf } from './pdf-file.ts'
import { PdfPage } from './pdf-page.tsx'
import { PanArea } from './pan-area.tsx'
import { useElementSize } from './use-element-size.ts'
import type { View } from './view.ts'
import { FaultNote } from './viewer-note.tsx'

export type Pages = { page: number; count: number; goTo: (page: number) => void }

type Props = { file: Blob; label: string; view: View; onPages: (pages: Pages) => void }

const usePdf = (file: Blob) => {
  const [pdf, setPdf] = useState<OpenPdf | PdfError>()
  useEffect(() => {
    const { opened, close } = openPdf(file)
    let isCancelled = false
    const show = (result: OpenPdf | PdfError) => !isCancelled && setPdf(result)
    opened.then(show, show)
    return () => {
      isCancelled = true
      close()
    }
  }, [file])
  return pdf
}

const pageAt = (area: HTMLElement) => {
  const { top, height } = area.getBoundingClientRect()
  const pages = [...area.querySelectorAll<HTMLElement>('[data-page]')]
  const seen = pages.findLast((page) => page.getBoundingClientRect().top <= top + height / 3) ?? pages[0]
  return Number(seen?.dataset.page ?? 1)
}

/** The pages of a PDF, stacked, as wide as the available space. */
export const PdfView = ({ file, label, view, onPages }: Props) => {
  const { t } = useTranslation()
  const pdf = usePdf(file)
  const { measure, element, size } = useElementSize()
  const count = pdf instanceof PdfError ? 0 : (pdf?.document.numPages ?? 0)
  const reportedPage = useRef(1)
  const goTo = useCallback((page: number) => element?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' }), [element])
  useEffect(() => {
    if (count > 0) onPages({ page: 1, count, goTo })
  }, [count, goTo, onPages])
  if (pdf instanceof PdfError) return <FaultNote title={t(`viewer.${pdf.fault}`)} />
  const reportPage = () => {
    if (!element || pageAt(element) === reportedPage.current) return
    reportedPage.current = pageAt(element)
    onPages({ page: reportedPage.current, count, goTo })
  }
  return (
    <PanArea label={label} measure={measure} onScroll={reportPage}>
      {pdf && size ? (
        <div className="m-auto flex flex-col gap-3">
          {Array.from({ length: count }, (_, index) => (
            <PdfPage key={index} pdf={pdf} page={index + 1} space={size} view={view} />
          ))}
        </div>
      ) : (
        <Skeleton className="m-auto h-4/5 w-3/5 bg-card" />
      )}
    </PanArea>
  )
}
