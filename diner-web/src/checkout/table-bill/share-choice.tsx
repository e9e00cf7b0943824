import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { zero } from '@sufra/shared/money'
import { maxPeople, type Bill } from '@sufra/shared/table-bill/bill'
import { Money } from '../../common/ui/price.tsx'
import { Stepper } from '../../common/ui/stepper.tsx'
import type { ShareKind, ShareState } from './use-share.ts'

const parts: Record<number, 'half' | 'third' | 'quarter'> = { 2: 'half', 3: 'third', 4: 'quarter' }

/** The name of a share: "Mine", "A third", "All". */
const nameOf = (kind: ShareKind, people: number, t: TFunction): string => {
  if (kind !== 'equal') return t(`bill.${kind}`)
  const part = parts[people]
  return part ? t(`bill.${part}`) : t('bill.part', { number: people })
}

const People = ({ bill, share: { people, minPeople, setPeople } }: { bill: Bill; share: ShareState }) => {
  const { t } = useTranslation()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card py-2 ps-4 pe-2">
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
        <b className="figures px-3 text-lg">{bill.people}</b>
      )}
    </div>
  )
}

type Props = { bill: Bill; share: ShareState; isDisabled: boolean }

/** A single question: the phone's own orders, an equal share, or everything, each with its amount; or chosen items. */
export const ShareChoice = ({ bill, share, isDisabled }: Props) => {
  const { t } = useTranslation()
  const { kind, kinds, setKind, people, amountOf } = share
  return (
    <fieldset disabled={isDisabled} className="mx-4 mt-3 min-w-0">
      <legend className="pb-2 text-lg font-bold">{t('bill.share')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
        {kinds.map((each) => (
          <label
            key={each}
            className={`flex min-h-12 cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-card border border-line bg-card px-1 text-center transition-colors duration-150 has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${each === 'items' ? 'col-span-full' : 'flex-col py-2'}`}
          >
            <input type="radio" name="billShare" className="sr-only" checked={kind === each} onChange={() => setKind(each)} />
            <span className="text-sm font-semibold">{nameOf(each, people, t)}</span>
            {amountOf(each) > zero && <Money amount={amountOf(each)} className="font-bold" />}
          </label>
        ))}
      </div>
      {kind === 'equal' && <People bill={bill} share={share} />}
      {kind === 'items' && <p className="pt-2 text-sm text-ink-soft">{t('bill.itemsText')}</p>}
    </fieldset>
  )
}
