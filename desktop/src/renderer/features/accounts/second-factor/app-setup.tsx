import type { FactorSetup } from '@sufra/shared/accounts/second-factor.routes'
import { useTranslation } from 'react-i18next'
import { Qr } from '../../../common/qr/qr.tsx'
import { AppCodeField } from './app-code-field.tsx'

/** Formats a key in groups of four, like authenticator apps. */
const groups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? ''

type Props = { setup: FactorSetup; onCode: (code: string) => Promise<void> }

/** The key for an authenticator app, as a QR code and as text, and the first code of the app. */
export const AppSetup = ({ setup, onCode }: Props) => {
  const { t } = useTranslation()
  return (
    <ol className="flex list-decimal flex-col gap-5 ps-5 marker:font-bold">
      <li>
        <p className="pb-3">{t('secondFactor.scan')}</p>
        <Qr text={setup.uri} label={t('secondFactor.qr')} className="size-44 rounded-card border border-line" />
        <p className="pt-3 text-sm text-ink-soft">{t('secondFactor.key')}</p>
        <code dir="ltr" className="block w-fit text-start text-sm font-semibold break-words select-all">
          {groups(setup.key)}
        </code>
      </li>
      <li>
        <p className="pb-3">{t('secondFactor.firstCode')}</p>
        <AppCodeField onCode={onCode} />
      </li>
    </ol>
  )
}
