import type { MenuItem } from '@sufra/shared/menu/menu'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The allergens, dietary marks and usual preparation time of a dish. */
export const ItemMarks = ({ item: { allergens, dietary, prepMinutes } }: { item: MenuItem }) => {
  const { t } = useTranslation()
  return (
    <>
      {(dietary.length > 0 || prepMinutes !== null) && (
        <ul className="flex flex-wrap gap-2 pt-3 text-xs font-semibold">
          {dietary.map((mark) => (
            <li key={mark} className="rounded-full bg-green-soft px-2.5 py-1 text-green">
              {t(`marks.dietary.${mark}`)}
            </li>
          ))}
          {prepMinutes !== null && (
            <li className="flex items-center gap-1 rounded-full bg-raised px-2.5 py-1">
              <Clock aria-hidden className="size-3.5" /> <span>{t('menu.minutes', { count: prepMinutes })}</span>
            </li>
          )}
        </ul>
      )}
      {allergens.length > 0 && (
        <p className="pt-2 text-sm text-ink-soft">
          <b className="font-semibold">{t('menu.contains')}</b>{' '}
          <span>{allergens.map((allergen) => t(`marks.allergen.${allergen}`)).join(t('menu.comma'))}</span>
        </p>
      )}
    </>
  )
}
