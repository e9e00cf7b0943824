import type { Part } from '@sufra/shared/contract/reply-parts'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props<Data> = { part: Part<Data> | undefined; children: (data: Data) => ReactNode }

/** A part of a page that is loaded with other parts, and may fail separately. */
export const PartContent = <Data,>({ part, children }: Props<Data>) => {
  const { t } = useTranslation()
  if (!part) return <Skeleton className="h-24" />
  if (part.state === 'read') return children(part.data)
  return (
    <p role="status" className="flex items-center gap-3 rounded-card bg-red-soft px-4 py-3 text-sm font-semibold text-red">
      <CloudAlert aria-hidden className="size-5 shrink-0" />
      <span>{part.state === 'slow' ? t('admin.part.slow') : t('admin.part.failed', { reason: part.reason })}</span>
    </p>
  )
}
