import { errorText } from '@sufra/shared/refusals/error-text'
import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { Link } from '../../app/router.ts'
import { AccountNote } from '../account-note.tsx'
import type { Step } from './steps.ts'
import type { Sending } from './use-sending.ts'

const Progress = ({ sent }: { sent: number }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const percent = new Intl.NumberFormat(`${language}-QA-u-nu-latn`, { style: 'percent' }).format(sent)
  const words = sent < 1 ? t('signUp.sending.sent', { percent }) : t('signUp.sending.checking')
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h3 className="font-bold">{t('signUp.sending.title')}</h3>
      <div
        role="progressbar"
        aria-label={t('signUp.sending.title')}
        aria-valuenow={Math.round(sent * 100)}
        aria-valuetext={words}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className={`h-full rounded-full bg-brand transition-[width] duration-150 ${sent < 1 ? '' : 'animate-pulse'}`}
          style={{ width: `${sent * 100}%` }}
        />
      </div>
      <p className="figures text-sm text-ink-soft">{words}</p>
      <p className="text-sm text-ink-soft">{t('signUp.sending.stay')}</p>
    </section>
  )
}

const ToStep = ({ step }: { step: Step }) => {
  const { t } = useTranslation()
  return (
    <Link to={`?step=${step}`} className="underline">
      {t('signUp.review.fix', { step: t(`signUp.step.${step}`) })}
    </Link>
  )
}

/** How the sending stands, and where to go when something has to be mended first. */
export const SendingState = ({ sending }: { sending: Sending }) => {
  const { t } = useTranslation()
  if (sending.kind === 'under way') return <Progress sent={sending.sent} />
  if (sending.kind === 'failed')
    return (
      <AccountNote kind="bad">
        <p className="whitespace-pre-line">{sending.error.status === 0 ? t('signUp.sending.cut') : errorText(sending.error, t)}</p>
        {sending.lacking && <ToStep step={sending.lacking} />}
      </AccountNote>
    )
  if (sending.kind === 'incomplete')
    return (
      <AccountNote kind="bad">
        <p>{t('signUp.review.incomplete', { step: t(`signUp.step.${sending.lacking}`) })}</p>
        <ToStep step={sending.lacking} />
      </AccountNote>
    )
  return null
}
