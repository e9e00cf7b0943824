import type { SavedCard } from '@sufra/shared/payments/saved-card.routes'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { CardMark } from '../methods/brand-marks.tsx'
import { ChoiceRow } from '../methods/choice-row.tsx'
import { MethodGroup } from '../methods/method-group.tsx'
import { choose, usePaymentChoice, type PaymentChoice } from '../methods/payment-choice.ts'
import { useRemoveSavedCard } from '../methods/saved-cards.ts'

/** "Visa •••• 4242", read aloud as "Visa ending in 4242". */
const CardName = ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>) => {
  const { t } = useTranslation()
  return (
    <>
      <bdi aria-hidden dir="ltr" className="figures whitespace-nowrap">
        {`${brand} •••• ${lastFour}`}
      </bdi>
      <span className="sr-only">{t('payment.card', { brand, lastFour })}</span>
    </>
  )
}

type Props = {
  restaurantId: string
  /** Undefined while they are loading. */
  cards: SavedCard[] | undefined
  chosen: PaymentChoice | undefined
  isDisabled: boolean
  onAdd: () => void
}

/** The saved cards, and one that was just added. */
export const CardChoices = ({ restaurantId, cards, chosen, isDisabled, onAdd }: Props) => {
  const { t } = useTranslation()
  const newCard = usePaymentChoice((choices) => choices.newCard)
  const removal = useRemoveSavedCard(restaurantId)
  const remove = (id: string) => removal.mutate(id, { onError: () => void showFailure(t('payment.removeFailed')) })
  return (
    <MethodGroup title={t('payment.cards')} addLabel={t('payment.addCard')} onAdd={onAdd} isDisabled={isDisabled}>
      {!cards && (
        <div className="p-3">
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
    </MethodGroup>
  )
}
