import { Button } from '@sufra/shared/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isolated } from '../ui/text-direction.ts'

export type TheirValue = { field: string; value: string; onUse: () => void }

/**
 * The note after another member has saved: that member's values of the fields that both have changed. The note gets the focus, since
 * forms are longer than a screen. Its React key is the saved version.
 */
export const ConflictNote = ({ values }: { values: readonly TheirValue[] }) => {
  const { t } = useTranslation()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="flex flex-col gap-2 rounded-card bg-red-soft p-3 text-sm">
      <p className="font-semibold text-red">{t('list.conflict')}</p>
      {values.map(({ field, value, onUse }) => (
        <div key={field} className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 grow wrap-anywhere">{t('list.theirs', { field, value: isolated(value || '–') })}</span>
          <Button kind="secondary" onClick={onUse}>
            {t('list.useTheirs')}
          </Button>
        </div>
      ))}
    </div>
  )
}
