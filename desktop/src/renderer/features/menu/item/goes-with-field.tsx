import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { maxGoesWith } from '@sufra/shared/menu/goes-with'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAllItems } from '../items-of.ts'
import type { ItemForm } from './item-form.ts'

type Props = { form: ItemForm; cuisines: readonly Cuisine[]; itemId: string | undefined }

/** Suggestions that go well with an item: chosen from all other items, by category. */
export const GoesWithField = ({ form, cuisines, itemId }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { field } = useController({ control: form.control, name: 'goesWith' })
  const { items, isLoading } = useAllItems(cuisines, true)
  const chosen = field.value ?? []
  const others = Map.groupBy(
    items.filter(({ _id }) => _id !== itemId && !chosen.includes(_id)),
    ({ categoryId }) => categoryId,
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-sm font-semibold">{t('items.goesWith')}</legend>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => {
            const name = items.find(({ _id }) => _id === id)?.name
            if (!name) return null
            return (
              <li key={id} className="flex items-center gap-1 rounded-full border border-line ps-3 text-sm">
                <bdi>{inLanguage(name, language)}</bdi>
                <IconButton
                  icon={X}
                  label={t('items.goesWithout', { name: inLanguage(name, language) })}
                  onClick={() => field.onChange(chosen.filter((each) => each !== id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {chosen.length < maxGoesWith && (
        <Field label={t('items.goesWithAdd')} hint={t('items.goesWithHint', { max: maxGoesWith })}>
          {(control) => (
            <select
              {...control}
              value=""
              disabled={isLoading}
              onChange={({ target }) => field.onChange([...chosen, target.value])}
              className={inputStyle}
            >
              <option value="">{t('items.goesWithChoose')}</option>
              {cuisines
                .flatMap(({ categories }) => categories)
                .filter(({ _id }) => others.has(_id))
                .map((category) => (
                  <optgroup key={category._id} label={inLanguage(category.name, language)}>
                    {others.get(category._id)?.map(({ _id, name }) => (
                      <option key={_id} value={_id}>
                        {inLanguage(name, language)}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </select>
          )}
        </Field>
      )}
    </fieldset>
  )
}
