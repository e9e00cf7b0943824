import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { useTranslation } from 'react-i18next'

/** Returns a function that translates the refusal code of a field; undefined without a code. */
export const useRefusalText = () => {
  const { t } = useTranslation()
  return (code: string | undefined): string | undefined => {
    if (!code) return undefined
    return isRefusalCode(code) ? t(`refusals.${code}`) : t('errors.badRequest')
  }
}
