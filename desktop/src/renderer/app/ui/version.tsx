import { appVersion } from '@sufra/shared/app-version'
import { useTranslation } from 'react-i18next'

/** App version label (spec §1). */
export const Version = () => {
  const { t } = useTranslation()
  return <p className="figures text-xs text-ink-soft">{t('desk.version', { version: appVersion })}</p>
}
