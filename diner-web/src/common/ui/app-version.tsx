import { appVersion } from '@sufra/shared/app-version'
import { useTranslation } from 'react-i18next'

/** Spec §1. */
export const AppVersion = () => {
  const { t } = useTranslation()
  return <p className="figures p-4 text-center text-xs text-ink-soft">{t('start.version', { version: appVersion })}</p>
}
