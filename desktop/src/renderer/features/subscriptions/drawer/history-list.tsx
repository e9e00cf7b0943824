import { inLanguage } from '@sufra/shared/localized-text'
import type { SubscriptionEntryOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { isolated } from '../../../common/ui/text-direction.ts'
import { useMoneyText } from '../use-price-text.ts'

/** The history of a subscription, the newest entry first. */
export const HistoryList = ({ entries }: { entries: readonly SubscriptionEntryOnWire[] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const dateTime = useDateTimeText()
  const moneyText = useMoneyText()
  const listText = (texts: string[]) => new Intl.ListFormat(language).format(texts)
  if (entries.length === 0) return <p className="text-sm text-ink-soft">{t('subscriptions.drawer.noHistory')}</p>
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {entries.map(({ at, by, kind, invoice, plan, amount, channels = [] }, index) => (
        <li key={`${at} ${index}`}>
          <p>
            {t(`subscriptions.history.${kind}`, {
              invoice,
              plan: plan && isolated(inLanguage(plan, language)),
              channels: listText(channels.map((channel) => t(`subscriptions.notice.channels.${channel}`))),
              amount: amount === undefined ? '' : moneyText(amount),
            })}
          </p>
          <time dateTime={at} className="text-xs text-ink-soft">
            {by ? t('subscriptions.drawer.by', { when: dateTime(at), name: isolated(by) }) : dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
