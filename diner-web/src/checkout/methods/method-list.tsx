import { Button } from '@sufra/shared/ui/button'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { CloudAlert, Lock, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardRows } from '../card/card-rows.tsx'
import { UpiRows, WalletRows } from '../upi/upi-rows.tsx'
import type { Methods } from './use-methods.ts'

const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <button
    type="button"
    onClick={onAdd}
    className="flex min-h-12 grow basis-36 items-center gap-2 px-4 text-start text-sm font-semibold text-brand -outline-offset-2 transition-colors duration-150 hover:bg-raised disabled:opacity-55"
  >
    <Plus aria-hidden className="size-5 shrink-0" />
    <span>{label}</span>
  </button>
)

const Unavailable = ({ retry }: Pick<Methods, 'retry'>) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 bg-saffron-soft p-3 text-sm text-saffron">
      <CloudAlert aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 grow basis-40 font-semibold">{t('payment.unavailable')}</span>
      <Button kind="secondary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

type Props = {
  methods: Methods
  isDisabled: boolean
  onAddCard: () => void
  onAddUpi: () => void
  /** The row of cash, when cash is a choice. */
  cash?: ReactNode
}

/** The ways to pay as one list. */
export const MethodList = ({ methods, isDisabled, onAddCard, onAddUpi, cash }: Props) => {
  const { t } = useTranslation()
  const { isLoading, isUnavailable, retry, takesCards, takesUpi, hosted, chosen } = methods
  const isAlone = !takesCards && !takesUpi
  if (isAlone && !isLoading && !isUnavailable && !cash) return null
  return (
    <fieldset disabled={isDisabled} className="mx-4 mb-4 min-w-0">
      <legend className="pb-2 text-sm font-semibold">{t('cartPage.pay')}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        <OwnElements>{cash}</OwnElements>
        {isLoading && (
          <div role="status" aria-label={t('common.loading')} className="flex flex-col gap-2 p-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        )}
        {isUnavailable && isAlone && <Unavailable retry={retry} />}
        {takesUpi && <WalletRows methods={methods} />}
        {takesCards && <CardRows methods={methods} />}
        {takesUpi && <UpiRows chosen={chosen} />}
        {!isAlone && (
          <div className="flex flex-wrap">
            {takesCards && <AddButton label={t('payment.addCard')} onAdd={onAddCard} />}
            {takesUpi && hosted?.takesUpi && <AddButton label={t('payment.addUpi')} onAdd={onAddUpi} />}
          </div>
        )}
      </div>
      {(chosen?.kind === 'card' || chosen?.kind === 'saved_card') && (
        <p className="flex items-start gap-2 pt-2 text-sm text-ink-soft">
          <Lock aria-hidden className="mt-1 size-4 shrink-0" /> <span>{t('payment.secure')}</span>
        </p>
      )}
    </fieldset>
  )
}
