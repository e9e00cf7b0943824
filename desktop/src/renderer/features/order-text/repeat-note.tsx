import { useTranslation } from 'react-i18next'

/** Shown beside the name of a guest who has ordered before. */
export const RepeatNote = () => {
  const { t } = useTranslation()
  return <span className="inline-block rounded-full bg-brand-soft px-2 text-xs font-bold text-brand">{t('customers.repeat')}</span>
}
