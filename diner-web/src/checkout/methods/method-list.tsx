import { Button } from '@sufra/shared/ui/button'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { CloudAlert, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CardChoices } from '../card/card-choices.tsx'
import { UpiChoices } from '../upi/upi-choices.tsx'
import type { Methods } from './use-methods.ts'

type Props = { methods: Methods; isDisabled: boolean; onAddCard: () => void; onAddUpi: () => void }

/** The ways to pay without cash. */
export const MethodList = ({ methods, isDisabled, onAddCard, onAddUpi }: Props) => {
  const { t } = useTranslation()
  const { restaurantId, isLoading, isUnavailable, retry, takesCards, takesUpi, wallets, cards, chosen } = methods
  if (isLoading)
    return (
      <div role="status" aria-label={t('common.loading')} className="mx-4 mb-5 flex flex-col gap-3">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-32" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-48" />
      </div>
    )
  if (isUnavailable && !takesCards && !takesUpi)
    return (
      <section role="alert" className="mx-4 mb-5 flex flex-wrap items-center gap-3 rounded-card bg-saffron-soft p-4 text-sm text-saffron">
        <CloudAlert aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 grow basis-40 font-semibold">{t('payment.unavailable')}</span>
        <Button kind="secondary" onClick={retry}>
          {t('common.retry')}
        </Button>
      </section>
    )
  if (!takesCards && !takesUpi) return null
  return (
    <>
      {takesCards && <CardChoices restaurantId={restaurantId} cards={cards} chosen={chosen} isDisabled={isDisabled} onAdd={onAddCard} />}
      {takesUpi && (
        <UpiChoices wallets={wallets} chosen={chosen} isDisabled={isDisabled} onAdd={methods.hosted?.takesUpi ? onAddUpi : undefined} />
      )}
      <p className="mx-4 mb-5 flex items-start gap-2 text-sm text-ink-soft">
        <Lock aria-hidden className="mt-1 size-4 shrink-0" /> <span>{t('payment.secure')}</span>
      </p>
    </>
  )
}
