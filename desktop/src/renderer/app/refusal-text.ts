import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { useTranslation } from 'react-i18next'

/** Turns what a schema says of a field into words; undefined where nothing is wrong. */
export const useRefusalText = () => {
  const { t } = useTranslation()
  return (code: string | undefined): string | undefined => {
    if (!code) return undefined
    return isRefusalCode(code) ? t(`refusals.${code}`) : t('errors.badRequest')
  }
}
