import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { CardMark } from '../methods/brand-marks.tsx'
import { ChoiceRow } from '../methods/choice-row.tsx'
import { choose, usePaymentChoice } from '../methods/payment-choice.ts'
import { useRemoveSavedCard } from '../methods/saved-cards.ts'
import type { Methods } from '../methods/use-methods.ts'
import { CardName } from './card-name.tsx'

/** The saved cards, and a card that was just added. */
export const CardRows = ({ methods: { restaurantId, cards, chosen } }: { methods: Methods }) => {
  const { t } = useTranslation()
  const newCard = usePaymentChoice((choices) => choices.newCard)
  const removal = useRemoveSavedCard(restaurantId)
  const remove = (id: string) => removal.mutate(id, { onError: () => void showFailure(t('payment.removeFailed')) })
  return (
    <>
      {!cards && (
        <div className="p-1">
          <Skeleton className="h-10" />
        </div>
      )}
      {newCard && (
        <ChoiceRow
          icon={<CardMark brand={newCard.brand} />}
          title={<CardName {...newCard} />}
          detail={newCard.saves ? t('payment.expires', { expiry: newCard.expiry }) : t('payment.notSaved')}
          isChosen={chosen?.kind === 'card'}
          onChoose={() => choose({ kind: 'card' })}
        />
      )}
      {cards?.map(({ id, brand, lastFour, expiry }) => (
        <ChoiceRow
          key={id}
          icon={<CardMark brand={brand} />}
          title={<CardName brand={brand} lastFour={lastFour} />}
          detail={t('payment.expires', { expiry })}
          isChosen={chosen?.kind === 'saved_card' && chosen.id === id}
          onChoose={() => choose({ kind: 'saved_card', id })}
          removal={{
            label: t('payment.removeCard', { brand, lastFour }),
            isBusy: removal.isPending && removal.variables === id,
            onRemove: () => remove(id),
          }}
        />
      ))}
    </>
  )
}
