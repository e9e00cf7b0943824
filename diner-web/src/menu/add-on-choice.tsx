import { inLanguage } from '@sufra/shared/localized-text'
import type { AddOnGroup } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { Money } from '../common/ui/price.tsx'
import { choiceKey } from './choice.ts'

type Props = { group: AddOnGroup; chosen: readonly string[]; onToggle: (option: string) => void }

const ruleOf = ({ select, min, max }: AddOnGroup) => {
  if (select === 'single') return min > 0 ? 'menu.chooseOne' : 'menu.chooseUpToOne'
  return min > 0 ? 'menu.chooseBetween' : max > 1 ? 'menu.chooseUpTo' : 'menu.chooseUpToOne'
}

/** An add-on group with its rule: radio buttons for a required single choice, else checkboxes. */
export const AddOnChoice = ({ group, chosen, onToggle }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isFull = group.select === 'multiple' && chosen.length >= group.max
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
        const isChosen = chosen.includes(key)
        return (
          <label key={key} className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-0">
            <input
              type={group.select === 'single' && group.min > 0 ? 'radio' : 'checkbox'}
              name={group.title.en}
              checked={isChosen}
              disabled={(isFull || !isAvailable) && !isChosen}
              onChange={() => onToggle(key)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className={`min-w-0 grow basis-20 ${isAvailable ? '' : 'text-ink-soft line-through'}`}>{inLanguage(name, language)}</span>
            {!isAvailable && <span className="text-sm font-bold text-red">{t('menu.soldOut')}</span>}
            {price > 0 && <Money amount={price} className="text-sm text-ink-soft before:content-['+']" />}
          </label>
        )
      })}
    </fieldset>
  )
}
