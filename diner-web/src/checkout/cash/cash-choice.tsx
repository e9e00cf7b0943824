import { Banknote, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Opens the cash sheet. */
export const CashChoice = ({ isDisabled, onOpen }: { isDisabled: boolean; onOpen: () => void }) => {
  const { t } = useTranslation()
  return (
    <section className="mx-4 mb-5">
      <h2 className="pb-2 font-bold">{t('checkout.cash')}</h2>
      <button
        type="button"
        disabled={isDisabled}
        onClick={onOpen}
        className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-start transition-colors duration-150 hover:bg-raised disabled:opacity-55"
      >
        <span className="grid h-9 w-12 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand">
          <Banknote aria-hidden className="size-5" />
        </span>
        <span className="flex min-w-0 grow flex-col">
          <b className="font-semibold">{t('checkout.payCash')}</b>
          <span className="text-sm text-ink-soft">{t('checkout.cashText')}</span>
        </span>
        <ChevronRight aria-hidden className="turns size-5 shrink-0 text-ink-soft" />
      </button>
    </section>
  )
}
