import { isRequiredChoice } from '@sufra/shared/cart/required-choice'
import { inLanguage } from '@sufra/shared/localized-text'
import type { AddOnGroup } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Money } from '../ui/price.tsx'
import { Stepper } from '../ui/stepper.tsx'
import { choiceKey, type Choice } from './cart-line.ts'

type Props = {
  group: AddOnGroup
  chosen: Choice[string]
  /** Maximum quantity of an option in each portion. */
  maxCount: number
  onToggle: (option: string) => void
  onChangeCount: (option: string, by: 1 | -1) => void
}

const ruleOf = ({ select, min, max }: AddOnGroup) => {
  if (select === 'single') return min > 0 ? 'menu.chooseOne' : 'menu.chooseUpToOne'
  return min > 0 ? 'menu.chooseBetween' : max > 1 ? 'menu.chooseUpTo' : 'menu.chooseUpToOne'
}

/** An add-on group with its rule: radio buttons for a required single choice, else checkboxes, and the quantity of each chosen option. */
export const AddOnChoice = ({ group, chosen, maxCount, onToggle, onChangeCount }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isRequired = isRequiredChoice(group)
  const isFull = group.select === 'multiple' && Object.keys(chosen).length >= group.max
  return (
    <fieldset className="mt-6">
      <legend className="flex w-full flex-wrap items-center gap-x-2 font-bold">
        <span className="min-w-0 grow basis-40">{inLanguage(group.title, language)}</span>
        <span className={`rounded-full px-2 py-0.5 text-xs ${group.min > 0 ? 'bg-saffron-soft text-saffron' : 'bg-raised text-ink-soft'}`}>
          {t(ruleOf(group), { min: group.min, max: group.max })}
        </span>
      </legend>
      {group.options.map((option) => {
        const { name, price, isAvailable } = option
        const key = choiceKey(option)
        const count = chosen[key]
        const label = inLanguage(name, language)
        return (
          <div key={key} className="flex min-h-13 flex-wrap items-center justify-end gap-x-3 border-b border-line py-1 last:border-0">
            <label className="flex min-h-11 min-w-0 grow basis-44 flex-wrap items-center gap-x-3">
              <input
                type={isRequired ? 'radio' : 'checkbox'}
                name={group.title.en}
                checked={count !== undefined}
                disabled={(isFull || !isAvailable) && count === undefined}
                onChange={() => onToggle(key)}
                className="size-5 shrink-0 accent-brand"
              />
              <span className={`min-w-0 grow basis-20 ${isAvailable ? '' : 'text-ink-soft line-through'}`}>{label}</span>
              {!isAvailable && <span className="text-sm font-bold text-red">{t('menu.soldOut')}</span>}
              {price > 0 && <Money amount={price} className="text-sm text-ink-soft before:content-['+']" />}
            </label>
            {count !== undefined && !isRequired && (
              <Stepper
                count={count}
                min={1}
                max={maxCount}
                label={label}
                onDecrease={() => onChangeCount(key, -1)}
                onIncrease={() => onChangeCount(key, 1)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
