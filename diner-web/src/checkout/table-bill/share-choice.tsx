import { useTranslation } from 'react-i18next'
import { zero } from '@sufra/shared/money'
import { maxPeople, type Bill } from '@sufra/shared/table-bill/bill'
import { Money } from '../../common/ui/price.tsx'
import { Stepper } from '../../common/ui/stepper.tsx'
import type { ShareState } from './use-share.ts'

/** The phone's own orders, everything, an equal share, or chosen items; each with what it costs. */
export const ShareChoice = ({ bill, share, isDisabled }: { bill: Bill; share: ShareState; isDisabled: boolean }) => {
  const { t } = useTranslation()
  const { kind, kinds, setKind, people, minPeople, setPeople, amountOf } = share
  return (
    <fieldset disabled={isDisabled} className="mx-4 mt-5 min-w-0">
      <legend className="pb-2 font-bold">{t('bill.share')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-card border border-line bg-card p-1">
        {kinds.map((each) => (
          <label
            key={each}
            className="flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-lg px-1 text-center text-sm font-semibold transition-colors duration-150 has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input type="radio" name="billShare" className="sr-only" checked={kind === each} onChange={() => setKind(each)} />
            <span>{t(`bill.${each}`)}</span>
            {amountOf(each) > zero && <Money amount={amountOf(each)} className="font-normal" />}
          </label>
        ))}
      </div>
      {kind === 'equal' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card p-4">
          <span className="min-w-0 grow basis-40">
            <b className="block font-semibold">{t('bill.people')}</b>
            <span className="block text-sm text-ink-soft">{bill.people === null ? t('bill.peopleText') : t('bill.peopleFixed')}</span>
            {bill.sharesTaken > 0 && (
              <span className="block text-sm font-semibold text-saffron">{t('bill.sharesTaken', { count: bill.sharesTaken })}</span>
            )}
          </span>
          {bill.people === null ? (
            <Stepper
              count={people}
              min={minPeople}
              max={maxPeople}
              label={t('bill.people')}
              onDecrease={() => setPeople(people - 1)}
              onIncrease={() => setPeople(people + 1)}
            />
          ) : (
            <b className="figures text-lg">{bill.people}</b>
          )}
        </div>
      )}
      {kind === 'items' && <p className="pt-3 text-sm text-ink-soft">{t('bill.itemsText')}</p>}
    </fieldset>
  )
}
