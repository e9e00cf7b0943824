import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openPdf, PdfError, type OpenPdf } from './pdf-file.ts'
import { PdfPage } from './pdf-page.tsx'
import { Stage } from './stage.tsx'
import { useSize } from './use-size.ts'
import type { View } from './view.ts'
import { ViewerNote } from './viewer-note.tsx'

export type Pages = { page: number; count: number; goTo: (page: number) => void }

type Props = { file: Blob; label: string; view: View; onPages: (pages: Pages) => void }

const usePdf = (file: Blob) => {
  const [pdf, setPdf] = useState<OpenPdf | PdfError>()
  useEffect(() => {
    const { opened, close } = openPdf(file)
    let isLeft = false
    const keep = (result: OpenPdf | PdfError) => !isLeft && setPdf(result)
    opened.then(keep, keep)
    return () => {
      isLeft = true
      close()
    }
  }, [file])
  return pdf
}

const pageAt = (stage: HTMLElement) => {
  const { top, height } = stage.getBoundingClientRect()
  const pages = [...stage.querySelectorAll<HTMLElement>('[data-page]')]
  const seen = pages.findLast((page) => page.getBoundingClientRect().top <= top + height / 3) ?? pages[0]
  return Number(seen?.dataset.page ?? 1)
}

/** The pages of a PDF, one under the other, as wide as the space. */
export const PdfView = ({ file, label, view, onPages }: Props) => {
  const { t } = useTranslation()
  const pdf = usePdf(file)
  const { measure, element, size } = useSize()
  const count = pdf instanceof PdfError ? 0 : (pdf?.document.numPages ?? 0)
  const told = useRef(1)
  const goTo = useCallback((page: number) => element?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' }), [element])
  useEffect(() => {
    if (count > 0) onPages({ page: 1, count, goTo })
  }, [count, goTo, onPages])
  if (pdf instanceof PdfError) return <ViewerNote title={t(`viewer.${pdf.fault}`)} text={t('viewer.rejectHint')} />
  const tell = () => {
    if (!element || pageAt(element) === told.current) return
    told.current = pageAt(element)
    onPages({ page: told.current, count, goTo })
  }
  return (
    <Stage label={label} measure={measure} onScroll={tell}>
      {pdf && size ? (
        <div className="m-auto flex flex-col gap-3">
          {Array.from({ length: count }, (_, index) => (
            <PdfPage key={index} pdf={pdf} page={index + 1} space={size} view={view} />
          ))}
        </div>
      ) : (
        <Skeleton className="m-auto h-4/5 w-3/5 bg-card" />
      )}
    </Stage>
  )
}
