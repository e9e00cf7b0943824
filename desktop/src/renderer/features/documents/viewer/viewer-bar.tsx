import { IconButton } from '@sufra/shared/ui/icon-button'
import { ChevronDown, ChevronUp, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Pages } from './pdf-view.tsx'
import { initialView, zoomedOut, zoomedIn, rotated, type View } from './view.ts'

type Props = { title?: string; view: View; pages: Pages | undefined; onChange: (view: View) => void }

const small = 'size-9!'

export const ViewerBar = ({ title, view, pages, onChange }: Props) => {
  const { t } = useTranslation()
  const { zoom, rotation } = view
  return (
    <div
      role="toolbar"
      aria-label={t('viewer.bar')}
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-1 border-b border-line bg-card px-2"
    >
      {title && <span className="truncate px-2 text-sm font-semibold">{title}</span>}
      {pages && pages.count > 1 && (
        <>
          <IconButton
            icon={ChevronUp}
            label={t('viewer.previousPage')}
            disabled={pages.page <= 1}
            onClick={() => pages.goTo(pages.page - 1)}
            className={small}
          />
          <IconButton
            icon={ChevronDown}
            label={t('viewer.nextPage')}
            disabled={pages.page >= pages.count}
            onClick={() => pages.goTo(pages.page + 1)}
            className={small}
          />
          <output className="figures text-sm text-ink-soft">{t('viewer.page', { page: pages.page, count: pages.count })}</output>
        </>
      )}
      <span className="grow" />
      <IconButton
        icon={ZoomOut}
        label={t('viewer.zoomOut')}
        disabled={zoomedOut(zoom) === zoom}
        onClick={() => onChange({ zoom: zoomedOut(zoom), rotation })}
        className={small}
      />
      <output className="figures w-12 text-center text-sm text-ink-soft">{t('viewer.zoom', { percent: Math.round(zoom * 100) })}</output>
      <IconButton
        icon={ZoomIn}
        label={t('viewer.zoomIn')}
        disabled={zoomedIn(zoom) === zoom}
        onClick={() => onChange({ zoom: zoomedIn(zoom), rotation })}
        className={small}
      />
      <IconButton
        icon={Maximize}
        label={t('viewer.fit')}
        onClick={() => onChange({ zoom: initialView.zoom, rotation })}
        className={small}
      />
      <IconButton icon={RotateCw} label={t('viewer.turn')} onClick={() => onChange(rotated(view))} className={small} />
    </div>
  )
}
